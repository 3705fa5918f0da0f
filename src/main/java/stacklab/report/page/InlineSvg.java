package stacklab.report.page;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import stacklab.report.svg.SvgText;

/** Makes an SVG document part of a page: named for those who do not see it, with ids of its own. */
final class InlineSvg {
  private static final Pattern TITLE = Pattern.compile("<title>([^<]*)</title>\n?");
  private static final Pattern HEAD = Pattern.compile("<svg\\b[^>]*>");
  private static final Pattern SIZE = Pattern.compile(" (?:height|width|x|y)=\"[^\"]*\"");

  private final String document;

  /** Takes a document whose first title is that of the whole. */
  InlineSvg(String document) {
    this.document = document.substring(document.indexOf("<svg"));
  }

  /** Returns the title, without the escapes of XML. */
  String title() {
    Matcher title = TITLE.matcher(document);
    return title.find() ? unescaped(title.group(1)) : "";
  }

  private static String unescaped(String text) {
    return text.replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&#39;", "'")
        .replace("&amp;", "&");
  }

  /**
   * Returns the element.
   *
   * @param name begins the ids in it; no other element of the page may have the same
   */
  String element(String name) {
    Matcher head = HEAD.matcher(document);
    if (!head.find()) {
      throw new IllegalArgumentException("no SVG document");
    }
    String open =
        SIZE.matcher(head.group()).replaceAll("").replace(" role=\"img\"", "").replace(">", "")
            + " role=\"img\" aria-label=\""
            + SvgText.escape(title())
            + "\">";
    String body = TITLE.matcher(document.substring(head.end())).replaceFirst("");
    return open
        + body.replace("<clipPath id=\"", "<clipPath id=\"" + name + "-")
            .replace("url(#", "url(#" + name + "-")
            .strip();
  }
}
