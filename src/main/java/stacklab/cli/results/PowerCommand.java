package stacklab.cli.results;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import stacklab.cli.Console;
import stacklab.report.figure.Numbers;
import stacklab.rules.InvalidInput;
import stacklab.sim.compare.Comparisons.Side;
import stacklab.sim.gather.Gathering;
import stacklab.sim.planning.Assumed;
import stacklab.sim.planning.GamesNeeded;
import stacklab.stats.Decimal;
import stacklab.stats.compare.Power;

/** {@code stacklab power}: how many games a question needs. */
@Command(
    name = "power",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Say how many games a question needs, before they are played.",
      "",
      "Ask one of --difference, --effect, --equivalent, --within and --games. Results, imbalances"
          + " and shares are in points of a hundred, other metrics in their own unit."
    },
    footer = {
      "  stacklab power --metric first_result --difference 1",
      "  stacklab power --metric draw --difference 2 --draws 12 --comparisons 30",
      "  stacklab power --metric plies --sd 4 --within 0.1",
      "  stacklab power --metric first_imbalance --equivalent 1 --from results/first-look",
      "  stacklab power --metric first_result --games 10000",
    })
public final class PowerCommand implements Callable<Integer> {
  private final Console console;

  @Option(
      names = "--metric",
      paramLabel = "METRIC",
      description = "What is measured, as in summary.csv; first_result if not given.")
  private String metric = "first_result";

  @Option(
      names = "--difference",
      paramLabel = "D",
      description = "To find a difference of two variants as large as this.")
  private Double difference;

  @Option(
      names = "--effect",
      paramLabel = "E",
      description = "The same in standard deviations of a game.")
  private Double effect;

  @Option(
      names = "--equivalent",
      paramLabel = "M",
      description = "To show that two variants which do not differ are within this margin.")
  private Double equivalent;

  @Option(
      names = "--within",
      paramLabel = "W",
      description = "To know the metric of one variant to within this distance either way.")
  private Double within;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "What difference so many games of each variant find.")
  private Long games;

  @Option(
      names = "--from",
      paramLabel = "FOLDER",
      description =
          "Take result, draws, deviation, confidence and number of comparisons from this finished"
              + " run, of its baseline.")
  private Path from;

  @Option(
      names = "--result",
      paramLabel = "P",
      description = "The baseline's result in points of a hundred; 50 if not given.")
  private Double result;

  @Option(
      names = "--draws",
      paramLabel = "P",
      description = "The baseline's draws in points of a hundred; 12 if not given.")
  private Double draws;

  @Option(
      names = "--sd",
      paramLabel = "S",
      description = "Standard deviation of a game, for metrics that are means.")
  private Double sd;

  @Option(
      names = "--confidence",
      paramLabel = "C",
      description = "Confidence, as 0.95, which is used if it is not given.")
  private Double confidence;

  @Option(
      names = "--power",
      paramLabel = "P",
      description = "Chance to find what is there, as 0.8, which is used if it is not given.")
  private double power = 0.8;

  @Option(
      names = "--comparisons",
      paramLabel = "N",
      description =
          "Comparisons of the whole run, which Holm's correction is made for; 1 if not given.")
  private Integer comparisons;

  /** Makes the command. */
  public PowerCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    check();
    if (from == null) {
      Assumed assumed = assumed();
      answer(new GamesNeeded(assumed, plan(0.95, 1)), "");
      return 0;
    }
    Gathering runs = FinishedRuns.read(console, List.of(from));
    double sure = confidence == null ? runs.confidence() : confidence;
    List<Side> sides =
        runs.sides().stream()
            .filter(side -> side.matchup().variantId().equals(runs.ownBaseline()))
            .toList();
    int made = runs.count(sure);
    for (Side side : sides) {
      GamesNeeded needed = new GamesNeeded(Assumed.of(side, metric, sure), plan(sure, made));
      answer(needed, side.matchup().variantId() + " (" + side.pairing().text() + "): ");
    }
    return 0;
  }

  private static String amount(double value, boolean points) {
    String number = Numbers.plain(Math.round(value * 1e4) / 1e4);
    return points ? number + (number.equals("1") ? " point" : " points") : number;
  }

  private Power plan(double usualConfidence, int usualComparisons) {
    return new Power(
        confidence == null ? usualConfidence : confidence,
        comparisons == null ? Math.max(1, usualComparisons) : comparisons,
        power);
  }

  private void check() {
    long questions =
        Stream.of(difference, effect, equivalent, within, games).filter(Objects::nonNull).count();
    if (questions != 1) {
      throw new InvalidInput(
          (questions == 0 ? "nothing is asked" : "several things are asked at once")
              + "; give one of --difference, --effect, --equivalent, --within and --games");
    }
    positive("--equivalent", equivalent);
    positive("--within", within);
    positive("--sd", sd);
    between("--confidence", confidence, 0.5, 0.9999);
    between("--power", power, 0.01, 0.9999);
    between("--result", result, 0, 100);
    between("--draws", draws, 0, 100);
    if (games != null && games < 2) {
      throw new InvalidInput("--games " + games + ": use a number from 2 on");
    }
    if (comparisons != null && comparisons < 1) {
      throw new InvalidInput("--comparisons " + comparisons + ": use a number from 1 on");
    }
    notZero("--difference", difference);
    notZero("--effect", effect);
    if (from != null && !(result == null && draws == null && sd == null)) {
      throw new InvalidInput("--from says what --result, --draws and --sd would; leave them out");
    }
  }

  private static void notZero(String option, Double value) {
    if (value != null && (value == 0 || value.isNaN() || value.isInfinite())) {
      throw new InvalidInput(option + ": use a number that is not 0");
    }
  }

  private static void positive(String option, Double value) {
    if (value != null && !(value > 0 && value < Double.POSITIVE_INFINITY)) {
      throw new InvalidInput(option + " " + Numbers.plain(value) + ": use a number above 0");
    }
  }

  private static void between(String option, Double value, double low, double high) {
    if (value != null && !(value >= low && value <= high)) {
      throw new InvalidInput(
          option
              + " "
              + Numbers.plain(value)
              + ": use a number from "
              + Numbers.plain(low)
              + " to "
              + Numbers.plain(high));
    }
  }

  private Assumed assumed() {
    Assumed.Kind kind = Assumed.Kind.of(metric);
    if (kind == Assumed.Kind.MEAN) {
      if (sd == null && effect == null) {
        throw new InvalidInput(
            metric + " is a mean: give its standard deviation with --sd, or a run with --from");
      }
      return Assumed.mean(sd == null ? 1 : sd);
    }
    double drawn = (draws == null ? 12 : draws) / 100;
    if (kind == Assumed.Kind.SHARE) {
      return Assumed.share(metric.equals("decisive") ? 1 - drawn : drawn);
    }
    return Assumed.results(kind, (result == null ? 50 : result) / 100, drawn);
  }

  private void answer(GamesNeeded needed, String who) {
    try {
      console.line(who + sentence(needed));
      console.line(assumptions(needed.assumed()));
    } catch (IllegalArgumentException e) {
      if (from == null) {
        throw new InvalidInput("no variant can differ so much: " + e.getMessage());
      }
      console.line(who + "no variant can differ so much: " + e.getMessage());
    }
  }

  private String sentence(GamesNeeded needed) {
    boolean points = needed.assumed().kind().inPoints();
    double scale = points ? 100 : 1;
    String name = metric.replace('_', ' ');
    if (games != null) {
      String least = amount(needed.found(games) * scale, points);
      return Numbers.count(games, "game")
          + (" of each variant find a difference of " + least + " in " + name + tail(needed));
    }
    if (within != null) {
      return "to know "
          + (name + " to within " + amount(within, points) + " takes about ")
          + games(needed.toKnow(within / scale))
          + (" (confidence " + Decimal.percent(needed.plan().confidence(), 0) + ").");
    }
    if (equivalent != null) {
      return "to show that two variants which do not differ in "
          + (name + " are within " + amount(equivalent, points) + " takes about ")
          + (games(needed.toShowEqual(equivalent / scale)) + " of each")
          + tail(needed.withOneComparison());
    }
    double asked =
        effect == null ? difference / scale : effect * Math.sqrt(needed.assumed().variance());
    return "to find a difference of "
        + (amount(asked * scale, points) + " in " + name + " takes about ")
        + (games(needed.toFind(asked)) + " of each variant")
        + tail(needed);
  }

  private static String games(long count) {
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

  private static String assumptions(Assumed assumed) {
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
