package stacklab.cli.results;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import stacklab.cli.Console;
import stacklab.cli.Options;
import stacklab.rules.InvalidInput;
import stacklab.sim.compare.Comparisons.Side;
import stacklab.sim.gather.Gathering;
import stacklab.sim.planning.Assumed;
import stacklab.sim.planning.GamesNeeded;
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
      print(new PowerAnswer(metric, new GamesNeeded(assumed(), plan(0.95, 1))), "");
      return 0;
    }
    Gathering runs = FinishedRuns.read(console, List.of(from));
    double sure = confidence == null ? runs.confidence() : confidence;
    int made = runs.count(sure);
    InvalidInput refused = null;
    int answered = 0;
    for (Side side : runs.sides()) {
      if (side.matchup().variantId().equals(runs.ownBaseline())) {
        String who = side.matchup().variantId() + " (" + side.pairing().text() + "): ";
        GamesNeeded needed = new GamesNeeded(Assumed.of(side, metric, sure), plan(sure, made));
        try {
          print(new PowerAnswer(metric, needed), who);
          answered++;
        } catch (InvalidInput e) {
          refused = e;
          console.message(who + String.join("; ", e.messages()));
        }
      }
    }
    return answered > 0 || refused == null ? 0 : CommandLine.ExitCode.USAGE;
  }

  private void print(PowerAnswer answer, String who) {
    console.line(who + sentence(answer));
    console.line(answer.assumptions());
  }

  private String sentence(PowerAnswer answer) {
    if (games != null) {
      return answer.found(games);
    }
    if (within != null) {
      return answer.toKnow(within);
    }
    if (equivalent != null) {
      return answer.toShowEqual(equivalent);
    }
    return effect == null ? answer.toFind(difference) : answer.toFindEffect(effect);
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
    notZero("--difference", difference);
    notZero("--effect", effect);
    Options.positive("--equivalent", equivalent);
    Options.positive("--within", within);
    Options.positive("--sd", sd);
    Options.confidence(confidence);
    Options.between("--power", power, 0.5, 0.9999);
    Options.between("--result", result, 0, 100);
    Options.between("--draws", draws, 0, 100);
    if (games != null && (games < 2 || games > Options.MOST_GAMES)) {
      throw new InvalidInput("--games " + games + ": use a number from 2 to " + Options.MOST_GAMES);
    }
    if (comparisons != null) {
      Options.atLeastOne("--comparisons", comparisons);
    }
    if (from != null && !(result == null && draws == null && sd == null)) {
      throw new InvalidInput("--from says what --result, --draws and --sd would; leave them out");
    }
  }

  private static void notZero(String option, Double value) {
    if (value != null && value == 0) {
      throw new InvalidInput(option + " 0: use a number that is not 0");
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
}
