package stacklab.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.apache.commons.csv.CSVFormat;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import stacklab.game.playout.Detail;
import stacklab.game.playout.Playouts;
import stacklab.io.NamedVariant;
import stacklab.report.figure.Numbers;
import stacklab.rules.InvalidInput;
import stacklab.sim.bench.Duel;
import stacklab.sim.bench.PerftTimer;
import stacklab.sim.bench.PlayoutTimer;
import stacklab.sim.bench.Rival;
import stacklab.sim.bench.SearchTimer;
import stacklab.sim.bench.Signature;
import stacklab.sim.bench.Speed;
import stacklab.stats.Decimal;

/** {@code stacklab bench}: how fast the kernel is, and whether it still plays the same games. */
@Command(
    name = "bench",
    mixinStandardHelpOptions = true,
    description = {
      "Time random playouts and the counting of move sequences.",
      "",
      "The signature is a hash of all moves of the first 10000 games under a fixed seed. It is the"
          + " same on every machine and for any number of threads.",
    },
    footer = {
      "  stacklab bench",
      "  stacklab bench --variant dvonn --search --seconds 5",
      "  stacklab bench --variant avalam --playouts results --seconds 3 --csv",
      "  stacklab bench --variant dvonn --against './limit dvonn 3' --pairs 7",
    })
final class BenchCommand implements Callable<Integer> {
  private static final double PERFT_SECONDS = 0.2;
  private static final int SEARCH_TURNS = 5;
  private static final CSVFormat CSV = CSVFormat.RFC4180.builder().setRecordSeparator('\n').get();
  private static final String CSV_HEADER =
      "variant,playouts,threads,games,plies_mean,branching_mean,playouts_per_s,signature";

  private final Console console;

  @Option(
      names = "--variant",
      paramLabel = "VARIANT",
      completionCandidates = VariantOption.ShippedNames.class,
      description = "A name or a file; repeatable; all that ship if not given.")
  private List<String> names = new ArrayList<>();

  @Option(
      names = "--playouts",
      paramLabel = "KIND",
      description = "counts (legal moves of every ply) or results; both if not given.")
  private String kind = "";

  @Option(names = "--seconds", paramLabel = "S", description = "Time for each row; 1 if not given.")
  private double seconds = 1;

  @Option(names = "--threads", paramLabel = "N", description = "Threads; 1 if not given.")
  private int threads = 1;

  @Option(
      names = "--csv",
      description = {
        "Print CSV: variant,playouts,threads,games,plies_mean,branching_mean,playouts_per_s,"
            + "signature."
      })
  private boolean csv;

  @Option(
      names = "--against",
      paramLabel = "COMMAND",
      description = {
        "Alternate with an outside program that prints `playouts_per_s N`; print all pairs and the"
            + " median ratio, ours to theirs. Needs one variant; counts if --playouts is not given."
      })
  private String against;

  @Option(
      names = "--pairs",
      paramLabel = "N",
      description = "Turns of each with --against; 7 if not given.")
  private int pairs = 7;

  @Option(
      names = "--search",
      description = {
        "Alternate playouts, one thread, with alpha-beta searches of positions after placement; print"
            + " the nodes searched for each ply played. counts if --playouts is not given."
      })
  private boolean search;

  BenchCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws InterruptedException {
    Options.threads(threads);
    Options.atLeastOne("--pairs", pairs);
    if (!(seconds > 0 && seconds <= 3600)) {
      throw new InvalidInput(
          "--seconds " + Numbers.plain(seconds) + ": use a number above 0, at most 3600");
    }
    List<Detail> kinds = kinds();
    if (against != null) {
      duel(kinds.get(0));
      return 0;
    }
    if (search) {
      searchAll(kinds.get(0));
      return 0;
    }
    console.line(
        csv
            ? CSV_HEADER
            : row(
                "variant",
                "playouts",
                "strategy",
                "playouts/s",
                "plies/s",
                "perft/s",
                "signature"));
    for (String name : names.isEmpty() ? console.shelf().names() : names) {
      NamedVariant named = console.variants().read(name, List.of());
      for (Detail each : kinds) {
        measure(named, each);
      }
    }
    return 0;
  }

  private List<Detail> kinds() {
    return switch (kind) {
      case "" -> List.of(Detail.COUNTS, Detail.RESULTS);
      case "counts" -> List.of(Detail.COUNTS);
      case "results" -> List.of(Detail.RESULTS);
      default ->
          throw new InvalidInput("--playouts '" + kind + "' is not allowed; use counts or results");
    };
  }

  private void measure(NamedVariant named, Detail each) throws InterruptedException {
    String signature = Signature.of(named.variant(), each);
    PlayoutTimer timer = new PlayoutTimer(named.variant(), each, threads);
    timer.warmUp(2 * seconds);
    Speed speed = timer.measure(seconds);
    if (csv) {
      console.line(
          CSV.format(
              named.id(),
              text(each),
              threads,
              speed.games(),
              Decimal.of(speed.pliesMean()),
              each == Detail.RESULTS ? "" : Decimal.of(speed.branchingMean()),
              whole(speed.gamesPerSecond()),
              signature));
    } else {
      console.line(
          row(
              named.id(),
              text(each),
              Playouts.strategy(named.variant()).text(),
              whole(speed.gamesPerSecond()),
              whole(speed.pliesPerSecond()),
              whole(PerftTimer.nodesPerSecond(named.variant(), PERFT_SECONDS)),
              signature));
    }
    console.out().flush();
  }

  private void searchAll(Detail each) throws InterruptedException {
    console.line("variant,playouts,nodes_per_s,plies_per_s,nodes_a_ply");
    for (String name : names.isEmpty() ? console.shelf().names() : names) {
      NamedVariant named = console.variants().read(name, List.of());
      PlayoutTimer playouts = new PlayoutTimer(named.variant(), each, 1);
      SearchTimer searches = new SearchTimer(named.variant());
      double plies = 0;
      double nodes = 0;
      for (int turn = -1; turn < SEARCH_TURNS; turn++) {
        double playedNow = playouts.measure(seconds / SEARCH_TURNS).pliesPerSecond();
        double searchedNow = searches.nodesPerSecond(seconds / SEARCH_TURNS);
        // The first turn is for warming up.
        plies += turn < 0 ? 0 : playedNow / SEARCH_TURNS;
        nodes += turn < 0 ? 0 : searchedNow / SEARCH_TURNS;
      }
      String ratio = Decimal.fixed(nodes / plies, 3);
      console.line(CSV.format(named.id(), text(each), whole(nodes), whole(plies), ratio));
      console.out().flush();
    }
  }

  private void duel(Detail each) throws InterruptedException {
    if (names.size() != 1) {
      throw new InvalidInput("--against needs one --variant, the game that the program plays");
    }
    NamedVariant named = console.variants().read(names.get(0), List.of());
    console.line("pair,variant,playouts,ours,theirs,ratio");
    int[] done = {0};
    double median =
        Duel.median(
            new PlayoutTimer(named.variant(), each, threads),
            new Rival(against),
            new Duel.Length(pairs, seconds),
            pair -> {
              console.line(
                  CSV.format(
                      ++done[0],
                      named.id(),
                      text(each),
                      whole(pair.ours()),
                      whole(pair.theirs()),
                      Decimal.fixed(pair.ratio(), 3)));
              console.out().flush();
            });
    console.line("median ratio " + Decimal.fixed(median, 3));
  }

  private static String text(Detail kind) {
    return kind == Detail.RESULTS ? "results" : "counts";
  }

  private static String whole(double value) {
    return Long.toString(Math.round(value));
  }

  private static String row(String... cells) {
    return String.format(Locale.ROOT, "%-22s %-8s %-8s %10s %10s %10s  %s", (Object[]) cells);
  }
}
