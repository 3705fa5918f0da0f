package stacklab.report.figure;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import stacklab.report.svg.SvgText;

/**
 * Makes a drawing library's SVG fit for a page: no reference to another document, a title for those
 * who do not see it, coordinates to a hundredth of a pixel, and names that are the same each time
 * and different from those of other figures on the page.
 */
final class SvgCleaner {
  private static final Pattern CLIP = Pattern.compile("\\bclip-?[0-9a-f]+(?=[\")])");
  private static final Pattern LONG_NUMBER = Pattern.compile("-?\\d+\\.\\d{3,}(E-?\\d+)?");

  private SvgCleaner() {}

  /**
   * Returns a document with further elements above what it has.
   *
   * @param texts text elements
   */
  static String clean(String svg, String title, String texts) {
    String element = svg.substring(svg.indexOf("<svg"));
    int start = element.indexOf('>');
    int end = element.lastIndexOf("</svg>");
    String head =
        element.substring(0, start).replace(" xmlns:xlink=\"http://www.w3.org/1999/xlink\"", "");
    String drawing = withShortNumbers(withOwnNames(element.substring(start + 1, end), title));
    String group = "<g font-family=\"DejaVu Sans, Verdana, sans-serif\">\n" + texts + "</g>\n";
    String name = "<title>" + SvgText.escape(title) + "</title>";
    return head + " role=\"img\">\n" + name + drawing + group + "</svg>\n";
  }

  private static String withOwnNames(String body, String title) {
    Map<String, String> names = new HashMap<>();
    String prefix = "clip-" + Integer.toHexString(title.hashCode()) + "-";
    return CLIP.matcher(body)
        .replaceAll(clip -> names.computeIfAbsent(clip.group(), c -> prefix + names.size()));
  }

  private static String withShortNumbers(String body) {
    return LONG_NUMBER
        .matcher(body)
        .replaceAll(number -> SvgText.number(Double.parseDouble(number.group())));
  }
}
