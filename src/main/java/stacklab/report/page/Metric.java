package stacklab.report.page;

import stacklab.report.figure.Numbers;
import stacklab.stats.Decimal;
import stacklab.stats.Interval;

/**
 * How a metric is named, written and defined on the page.
 *
 * @param id its name in CSV files
 * @param name its name for people
 * @param unit what its numbers count
 * @param definition one or more sentences; empty if there are none
 */
record Metric(String id, String name, Unit unit, String definition) {
  /** What a metric's numbers count. */
  enum Unit {
    SHARE(100, 1, "%", "points"),
    PLIES(1, 1, "plies", "plies"),
    POINTS(1, 2, "points", "points"),
    MOVES(1, 1, "moves", "moves"),
    PIECES(1, 2, "pieces", "pieces"),
    COUNT(1, 2, "", ""),
    NUMBER(1, 3, "", "");

    private final double factor;
    private final int digits;
    private final String word;
    private final String differenceWord;

    Unit(double factor, int digits, String word, String differenceWord) {
      this.factor = factor;
      this.digits = digits;
      this.word = word;
      this.differenceWord = differenceWord;
    }

    /** Returns the unit's word; may be empty. */
    String word() {
      return word;
    }
  }

  /** Returns the name with the unit, for the head of a column. */
  public String title() {
    return unit.word.isEmpty() ? name : name + ", " + unit.word;
  }

  /** Returns where on the page the definition stands; empty if there is none. */
  public String anchor() {
    return definition.isEmpty() ? "" : "metric-" + id;
  }

  /** Returns a value as text without unit. */
  String text(double value) {
    return typeset(Decimal.fixed(value * unit.factor, unit.digits));
  }

  /** Returns a value with its unit. */
  String withUnit(double value) {
    return unit.word.isEmpty() ? text(value) : text(value) + "\u00a0" + unit.word;
  }

  /** Returns an interval's bounds; empty if it is not known. */
  String bounds(Interval interval) {
    return interval.isKnown() ? text(interval.low()) + " to " + text(interval.high()) : "";
  }

  /** Returns a difference with its sign, without unit. */
  String difference(double value) {
    return typeset(Numbers.signed(value * unit.factor, unit.digits));
  }

  /** Returns a difference with its sign and unit. */
  String differenceWithUnit(double value) {
    String word = unit.differenceWord;
    return word.isEmpty() ? difference(value) : difference(value) + "\u00a0" + word;
  }

  /** Returns the bounds of a difference's interval with signs; empty if it is not known. */
  String differenceBounds(Interval interval) {
    return interval.isKnown()
        ? difference(interval.low()) + " to " + difference(interval.high())
        : "";
  }

  private static String typeset(String number) {
    return number.replace('-', '\u2212');
  }
}
