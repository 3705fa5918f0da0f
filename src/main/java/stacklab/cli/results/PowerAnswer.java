package stacklab.cli.results;

import stacklab.cli.Options;
import stacklab.report.figure.Numbers;
import stacklab.rules.InvalidInput;
import stacklab.sim.planning.Assumed;
import stacklab.sim.planning.GamesNeeded;
import stacklab.stats.Decimal;
import stacklab.stats.compare.Power;

/** The answers of {@code power} in sentences; numbers in points where the metric has them. */
final class PowerAnswer {
  private final String metric;
  private final GamesNeeded needed;
  private final Assumed assumed;
  private final boolean points;
  private final double scale;

  PowerAnswer(String metric, GamesNeeded needed) {
    this.metric = metric.replace('_', ' ');
    this.needed = needed;
    this.assumed = needed.assumed();
    this.points = assumed.kind().inPoints();
    this.scale = points ? 100 : 1;
  }

  /** Returns what so many games find. */
  String found(long games) {
    double least = needed.found(games);
    if (Double.isNaN(least)) {
      throw new InvalidInput(
          "--games "
              + games
              + ": so few games of each variant find no difference in "
              + metric
              + ", however large; use more");
    }
    return Numbers.count(games, "game")
        + (" of each variant find a difference of " + amount(least * scale) + " in " + metric)
        + tail(needed);
  }

  /** Returns what it takes to know the metric to within a distance. */
  String toKnow(double within) {
    if (points) {
      Options.between("--within", within, 0, 50);
    }
    return ("to know " + metric + " to within " + amount(within) + " takes about ")
        + games("--within", within, needed.toKnow(within / scale))
        + (" (confidence " + Decimal.percent(needed.plan().confidence(), 0) + ").");
  }

  /** Returns what it takes to show two equal variants to be within a margin. */
  String toShowEqual(double margin) {
    if (points) {
      Options.between("--equivalent", margin, 0, 100);
    }
    return "to show that two variants which do not differ in "
        + (metric + " are within " + amount(margin) + " takes about ")
        + (games("--equivalent", margin, needed.toShowEqual(margin / scale)) + " of each")
        + tail(needed.withOneComparison());
  }

  /** Returns what it takes to find a difference. */
  String toFind(double difference) {
    return toFind("--difference", difference, difference);
  }

  /** Returns what it takes to find a difference in standard deviations. */
  String toFindEffect(double effect) {
    return toFind("--effect", effect, effect * Math.sqrt(assumed.variance()) * scale);
  }

  private String toFind(String option, double given, double asked) {
    GamesNeeded.Range range = needed.differences();
    if (!range.contains(asked / scale)) {
      throw new InvalidInput(
          option
              + " "
              + Numbers.plain(given)
              + ": no variant can differ so much; from "
              + (assumed.kind() == Assumed.Kind.IMBALANCE ? "an imbalance" : metric)
              + (" of " + Numbers.plain(assumedPoints()) + " there are ")
              + (Numbers.plain(100 * range.low()) + " to " + amount(100 * range.high())));
    }
    return "to find a difference of "
        + (amount(asked) + " in " + metric + " takes about ")
        + (games(option, given, needed.toFind(asked / scale)) + " of each variant")
        + tail(needed);
  }

  private double assumedPoints() {
    boolean imbalance = assumed.kind() == Assumed.Kind.IMBALANCE;
    return 100 * (imbalance ? Math.abs(assumed.mean() - 0.5) : assumed.mean());
  }

  private static String games(String option, double given, long count) {
    if (count > Options.MOST_GAMES) {
      throw new InvalidInput(
          option
              + " "
              + Numbers.plain(given)
              + ": this takes more than "
              + Numbers.count(Options.MOST_GAMES, "game")
              + ", the most that a run can have; use a larger number");
    }
    return Numbers.count(Power.roundedUp(count), "game");
  }

  private static String tail(GamesNeeded needed) {
    int made = needed.plan().comparisons();
    return " (confidence "
        + Decimal.percent(needed.plan().confidence(), 0)
        + ", power "
        + Decimal.percent(needed.plan().power(), 0)
        + (made == 1 ? "" : ", corrected for " + Numbers.count(made, "comparison"))
        + ").";
  }

  /** Returns a number of points or of the metric's own unit, with four decimals if it is small. */
  private String amount(double value) {
    boolean tiny = value != 0 && Math.abs(value) < 0.001;
    String number = Numbers.plain(tiny ? value : Math.rint(value * 1e4) / 1e4);
    String shown = tiny && number.equals("0") ? "less than 0.000001" : number;
    return points ? shown + (shown.equals("1") ? " point" : " points") : shown;
  }

  /** Returns what the answer rests on. */
  String assumptions() {
    String deviation =
        "a standard deviation of " + Decimal.fixed(Math.sqrt(assumed.variance()), 3) + " a game.";
    return switch (assumed.kind()) {
      case RESULT, IMBALANCE ->
          "Assumed: a result of "
              + Decimal.percent(assumed.mean(), 1)
              + " and "
              + Decimal.percent(assumed.draws(), 1)
              + " draws, so "
              + deviation;
      case SHARE -> "Assumed: a share of " + Decimal.percent(assumed.mean(), 1) + ".";
      case MEAN -> "Assumed: " + deviation;
    };
  }
}
