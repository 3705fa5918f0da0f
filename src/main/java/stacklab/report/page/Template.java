package stacklab.report.page;

import io.pebbletemplates.pebble.PebbleEngine;
import io.pebbletemplates.pebble.loader.ClasspathLoader;
import java.io.IOException;
import java.io.StringWriter;
import java.util.Locale;
import java.util.Map;

/** Fills the page's template. Texts are escaped unless the template says that they are markup. */
final class Template {
  private Template() {}

  /** Returns the page of these values; a value that the template misses is an error. */
  static String fill(Map<String, Object> values) {
    return fill("page", values);
  }

  /** Returns a template's page of these values. */
  static String fill(String template, Map<String, Object> values) {
    ClasspathLoader loader = new ClasspathLoader(Template.class.getClassLoader());
    loader.setPrefix(Template.class.getPackageName().replace('.', '/'));
    loader.setSuffix(".html");
    PebbleEngine engine =
        new PebbleEngine.Builder()
            .loader(loader)
            .strictVariables(true)
            .cacheActive(false)
            .defaultLocale(Locale.ROOT)
            .build();
    StringWriter page = new StringWriter();
    try {
      engine.getTemplate(template).evaluate(page, values);
    } catch (IOException e) {
      throw new IllegalStateException("writing to memory failed", e);
    }
    return page.toString();
  }
}
