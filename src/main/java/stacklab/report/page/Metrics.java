package stacklab.report.page;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import stacklab.report.page.Metric.Unit;

/** The metrics that the page can explain. */
final class Metrics {
  private static final Map<String, Metric> KNOWN = read(Resource.text("metrics.txt"));

  private Metrics() {}

  private static Map<String, Metric> read(String text) {
    Map<String, Metric> metrics = new LinkedHashMap<>();
    for (String line : text.lines().toList()) {
      String[] parts = line.split(" \\| ", 4);
      Unit unit = Unit.valueOf(parts[2].toUpperCase(Locale.ROOT));
      metrics.put(parts[0], new Metric(parts[0], parts[1], unit, parts[3]));
    }
    return metrics;
  }

  /** Returns a metric; one that is not explained is called by its name in CSV files. */
  static Metric of(String id) {
    Metric known = KNOWN.get(id);
    if (known != null) {
      return known;
    }
    String name = id.replace('_', ' ');
    return new Metric(
        id, name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1), Unit.NUMBER, "");
  }
}
