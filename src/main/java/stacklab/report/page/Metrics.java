package stacklab.report.page;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import stacklab.report.page.Metric.Unit;

/** The metrics that the page can explain: those that docs/metrics.md has in its tables. */
final class Metrics {
  private static final Pattern ROW = Pattern.compile("\\| (`[^|]*`) \\| (.*) \\|");
  private static final Pattern CELLS = Pattern.compile("(?<!\\\\) ?\\| ?");
  private static final Pattern ID = Pattern.compile("`([a-z0-9_]+)`");
  private static final Map<String, String> NAMES = names(Resource.text("names.txt"));
  private static final Map<String, Metric> KNOWN = read(Resource.text("metrics.md"));

  private Metrics() {}

  private static Map<String, String> names(String text) {
    Map<String, String> names = new HashMap<>();
    for (String line : text.lines().toList()) {
      String[] parts = line.split(" \\| ", 2);
      names.put(parts[0], parts[1]);
    }
    return names;
  }

  /** Reads the rows of all tables whose first cell names metrics; of two, the first one counts. */
  private static Map<String, Metric> read(String page) {
    Map<String, Metric> metrics = new HashMap<>();
    for (String line : page.lines().toList()) {
      Matcher row = ROW.matcher(line);
      if (row.matches()) {
        String[] cells = CELLS.split(row.group(2), -1);
        Unit unit = cells.length > 1 ? unit(cells[1]) : Unit.SHARE;
        Matcher id = ID.matcher(row.group(1));
        while (id.find()) {
          metrics.putIfAbsent(
              id.group(1), new Metric(id.group(1), name(id.group(1)), unit, plain(cells[0])));
        }
      }
    }
    return metrics;
  }

  /** Returns the unit that a cell "unit, range" speaks of. */
  private static Unit unit(String cell) {
    if (cell.matches("-?[01] to 1")) {
      return Unit.SHARE;
    }
    String word = cell.replaceFirst(",.*", "").toUpperCase(Locale.ROOT);
    for (Unit unit : Unit.values()) {
      if (unit.name().equals(word)) {
        return unit;
      }
    }
    return Unit.COUNT;
  }

  /** Returns a cell as a sentence without the marks of Markdown. */
  private static String plain(String cell) {
    String text =
        cell.replaceAll("\\[([^]]*)]\\([^)]*\\)", "$1")
            .replace("`", "")
            .replace("\\|", "|")
            .strip();
    return text.substring(0, 1).toUpperCase(Locale.ROOT)
        + text.substring(1)
        + (text.endsWith(".") ? "" : ".");
  }

  private static String name(String id) {
    String words = id.replace('_', ' ');
    String capital = words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    return NAMES.getOrDefault(id, capital);
  }

  /** Returns a metric; one that is not explained is called by its name in CSV files. */
  static Metric of(String id) {
    Metric known = KNOWN.get(id);
    return known == null ? new Metric(id, name(id), Unit.NUMBER, "") : known;
  }
}
