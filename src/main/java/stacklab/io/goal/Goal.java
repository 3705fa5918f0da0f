package stacklab.io.goal;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What an experiment aims at; a run may then end before all its games are played. Metrics are named
 * as in docs/metrics.md.
 */
public sealed interface Goal {
  /** To play all games. */
  Goal NONE = new None();

  /** Returns the line of an experiment file that says so; none for {@link #NONE}. */
  String text();

  /** No goal. */
  record None() implements Goal {
    @Override
    public String text() {
      return "";
    }
  }

  /**
   * To know metrics to within a distance either way.
   *
   * @param halfWidths the distance of each metric: in points of a hundred for results and shares,
   *     else in the metric's own unit
   */
  record Until(Map<String, Double> halfWidths) implements Goal {
    /** Copies the map in its order. */
    public Until {
      halfWidths = copy(halfWidths);
    }

    @Override
    public String text() {
      return line("until", halfWidths, Numbers::text);
    }
  }

  /**
   * To find the variants all of whose metrics lie in given ranges.
   *
   * @param ranges in each metric's own unit, results and shares from 0 to 1
   */
  record Find(Map<String, Range> ranges) implements Goal {
    /** Copies the map in its order. */
    public Find {
      ranges = copy(ranges);
    }

    @Override
    public String text() {
      return line(
          "find", ranges, r -> "[" + Numbers.text(r.low()) + ", " + Numbers.text(r.high()) + "]");
    }
  }

  /**
   * To find the variant that is best in one metric, dropping those that are surely not.
   *
   * @param metric the metric
   * @param best which value is best
   */
  record Eliminate(String metric, Best best) implements Goal {
    @Override
    public String text() {
      return "eliminate: {" + metric + ": " + best.text() + "}";
    }
  }

  /**
   * Allowed values of a metric, both bounds included.
   *
   * @param low the least one
   * @param high the greatest one
   */
  record Range(double low, double high) {}

  /**
   * Which value of a metric is best.
   *
   * @param sign 1 if the lowest, -1 if the highest, 0 if the nearest to a value
   * @param value that value
   */
  record Best(int sign, double value) {
    /** Returns the words of an experiment file. */
    public String text() {
      return sign > 0 ? "lowest" : sign < 0 ? "highest" : Numbers.text(value);
    }
  }

  private static <T> Map<String, T> copy(Map<String, T> map) {
    return Collections.unmodifiableMap(new LinkedHashMap<>(map));
  }

  private static <T> String line(String key, Map<String, T> values, Function<T, String> value) {
    return values.entrySet().stream()
        .map(e -> e.getKey() + ": " + value.apply(e.getValue()))
        .collect(Collectors.joining(", ", key + ": {", "}"));
  }
}
