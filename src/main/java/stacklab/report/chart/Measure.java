package stacklab.report.chart;

import stacklab.report.figure.Numbers;
import stacklab.stats.Decimal;
import stacklab.stats.Interval;

/**
 * What is measured and how its numbers are written.
 *
 * @param name what it is, such as {@code White's result}
 * @param unit the unit on an axis, {@code %} for shares; may be empty
 * @param factor what a value is multiplied by before it is written, 100 for shares
 * @param digits the decimals
 */
public record Measure(String name, String unit, double factor, int digits) {
  /** Returns a measure between 0 and 1, written in percent. */
  public static Measure share(String name) {
    return new Measure(name, "%", 100, 1);
  }

  /** Returns a measure that is written as it is. */
  public static Measure of(String name, String unit, int digits) {
    return new Measure(name, unit, 1, digits);
  }

  /** Returns a measure whose unit stands in its name, so that values are written without it. */
  public Measure inTitle() {
    return new Measure(unit.isEmpty() ? name : name + " " + unit, "", factor, digits);
  }

  /** Returns the name with its unit, as the title of an axis or a column. */
  public String title() {
    return unit.isEmpty() ? name : name + " (" + unit + ")";
  }

  /** Returns the value as it stands on the axis. */
  double onAxis(double value) {
    return value * factor;
  }

  /** Returns the value as text, without unit. */
  public String text(double value) {
    return Decimal.fixed(onAxis(value), digits);
  }

  /** Returns value and interval as text, or why there is no interval. */
  public String text(double value, Interval interval) {
    return withInterval(text(value), interval);
  }

  /** Returns a difference of two values and its interval as text, with signs. */
  String difference(double value, Interval interval) {
    return withInterval(Numbers.signed(onAxis(value), digits), interval);
  }

  private String withInterval(String value, Interval interval) {
    if (value.isEmpty()) {
      return "not known";
    }
    return interval.isKnown()
        ? value + " [" + text(interval.low()) + ", " + text(interval.high()) + "]"
        : value + " (" + interval.reason() + ")";
  }
}
