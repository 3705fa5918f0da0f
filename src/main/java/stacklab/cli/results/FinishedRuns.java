package stacklab.cli.results;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import stacklab.cli.Console;
import stacklab.cli.RunReport;
import stacklab.rules.InvalidInput;
import stacklab.sim.compare.Comparisons.Side;
import stacklab.sim.gather.Gathering;
import stacklab.sim.gather.Gathering.Finished;
import stacklab.sim.run.FinishedRun;
import stacklab.stats.Decimal;

/** Reads the folders of finished runs. */
final class FinishedRuns {
  private FinishedRuns() {}

  /**
   * Returns the runs of folders.
   *
   * @throws InvalidInput if a folder is not that of a finished, whole run, or is given twice
   * @throws IOException if a folder cannot be read
   */
  static Gathering read(Console console, List<Path> folders) throws IOException {
    List<Finished> runs = new ArrayList<>();
    Set<Path> seen = new LinkedHashSet<>();
    for (Path folder : folders) {
      if (!seen.add(folder.toAbsolutePath().normalize())) {
        throw new InvalidInput(folder + " is given twice; a run is no second sample of itself");
      }
      FinishedRun.Recorded recorded = FinishedRun.whole(folder);
      runs.add(
          new Finished(
              folder.normalize().toString(),
              FinishedRun.result(folder, RunReport.settings(console, recorded))));
    }
    return new Gathering(runs);
  }

  /** Prints what a reader must know about games that were not all different or not played out. */
  static void printWarnings(Console console, List<Side> sides) {
    for (Side side : sides) {
      long games = side.tally().games();
      long distinct = side.tally().distinct().distinct();
      String who = side.matchup().variantId() + " (" + side.pairing().text() + ")";
      if (side.isDeterministic()) {
        console.line("Warning: " + who + " is deterministic: all games are one and the same.");
      } else if (side.tally().distinct().games() > 0 && distinct < games) {
        console.line(
            "Warning: of the "
                + games
                + " games of "
                + who
                + " only "
                + distinct
                + " ("
                + Decimal.percent((double) distinct / games, 1)
                + ") are different.");
      }
      long forfeited = games - side.tally().playedOut();
      if (forfeited > 0) {
        console.line(
            "Warning: " + forfeited + " of " + games + " games of " + who + " were forfeited.");
      }
    }
  }
}
