package stacklab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import stacklab.report.figure.Numbers;
import stacklab.report.match.Crosstable;
import stacklab.report.match.MatchText;
import stacklab.sim.match.Match;
import stacklab.sim.match.Standings;
import stacklab.sim.run.RunResult;
import stacklab.sim.run.SprtStop;
import stacklab.stats.Decimal;
import stacklab.stats.rating.Sprt;

/** Prints what matches came to. */
final class MatchReport {
  private final Console console;
  private final RunResult result;
  private final Path folder;
  private final double confidence;

  /**
   * Prepares the report.
   *
   * @param folder the run folder; null if nothing was written
   */
  MatchReport(Console console, RunResult result, Path folder) {
    this.console = console;
    this.result = result;
    this.folder = folder;
    this.confidence = result.settings().confidence();
  }

  void print() throws IOException {
    List<Match> matches = Match.all(result);
    if (matches.size() > 1) {
      printStandings(matches);
    }
    for (Match match : matches) {
      MatchText.lines(match, confidence).forEach(console::line);
      console.line("");
    }
    if (result.settings().stop() instanceof SprtStop test) {
      printTest(test, matches.get(0));
    }
    printNotes(matches);
    if (folder != null) {
      RunReport.printWritten(console, folder);
    }
  }

  private void printStandings(List<Match> matches) {
    Standings standings = new Standings(matches, confidence);
    Crosstable.lines(standings).forEach(console::line);
    console.line("");
    if (!standings.areRated()) {
      Paragraph.print(
          console,
          "No ratings: between some agents nothing is left to chance. --opening-plies 4 makes their"
              + " games differ.");
      console.line("");
    }
  }

  private void printTest(SprtStop stop, Match match) {
    Sprt test = stop.test();
    Sprt.State state = stop.state(match.units());
    String decision =
        switch (state.decision()) {
          case ACCEPT_0 -> "the difference is " + number(test.elo0()) + " Elo or less";
          case ACCEPT_1 -> "the difference is " + number(test.elo1()) + " Elo or more";
          case CONTINUE -> "not decided";
        };
    Paragraph.print(
        console,
        "Sequential test of "
            + number(test.elo0())
            + " against "
            + number(test.elo1())
            + " Elo, alpha "
            + number(test.alpha())
            + ", beta "
            + number(test.beta())
            + ": "
            + decision
            + " after "
            + Numbers.count(match.units().size(), match.isSelfPlay() ? "game" : "pair")
            + ". Logarithm of the likelihood ratio "
            + Decimal.fixed(state.llr(), 2)
            + ", decided at "
            + Decimal.fixed(state.lower(), 2)
            + " or "
            + Decimal.fixed(state.upper(), 2)
            + ".");
  }

  private static String number(double value) {
    return Decimal.fixed(value, 6).replaceAll("\\.?0*$", "");
  }

  private void printNotes(List<Match> matches) {
    boolean chance = matches.stream().anyMatch(match -> !match.isDeterministic());
    if (chance) {
      Paragraph.print(
          console,
          "In brackets "
              + Decimal.percent(confidence, 0)
              + (matches.stream().allMatch(Match::isSelfPlay)
                  ? " intervals: score method on games, Wilson for draws."
                  : " intervals: score method on pairs, on games for one seat or colour, Wilson for"
                      + " draws.")
              + (matches.size() > 1 ? " Ratings: Davidson's model, their mean being 0." : ""));
    }
    if (result.settings().stop() instanceof SprtStop) {
      Paragraph.print(
          console, "Intervals take no account of when the test stopped; only its decision does.");
    }
    if (!matches.stream().allMatch(Match::isReproducible)) {
      Paragraph.print(
          console,
          "Another run may differ, since agents have a budget of time or are other programs.");
    }
  }
}
