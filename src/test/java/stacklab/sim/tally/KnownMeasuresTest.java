package stacklab.sim.tally;

import static java.lang.Math.log10;
import static java.lang.Math.pow;
import static java.lang.Math.sqrt;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import stacklab.io.Experiment;
import stacklab.rules.Variant;
import stacklab.sim.figure.Estimate;
import stacklab.sim.figure.GameFigures;
import stacklab.stats.Histogram;

/** Every measure of games that are short enough to be worked out by hand. */
class KnownMeasuresTest {
  private static final double EXACT = 1e-9;
  private static final Variant SQUARE = PlayedGame.variant("avalam-2x2");
  private static final Variant PLACED =
      PlayedGame.variant("avalam-2x2", "setup={place: {stones: 4}}", "map=\"##\\n##\"");
  private static final Variant CUT = PlayedGame.variant("avalam-2x2", "ply-limit=2");
  private static final Variant ROW =
      PlayedGame.variant("avalam-2x2", "map=BBWDW", "removal=disconnected-from-base");

  /** Legal moves 12, 6, 2; leads 1, 0, -1: Black wins from behind. */
  private static PairingTally blackWins() {
    return PlayedGame.tally(SQUARE, PlayedGame.of(SQUARE, "a1b1 a2b2 b2b1"));
  }

  /** Legal moves 12, 6, 2; leads 1, 0, 1: White wins and was never behind. */
  private static PairingTally whiteWins() {
    return PlayedGame.tally(SQUARE, PlayedGame.of(SQUARE, "a1b1 a2b2 b1b2"));
  }

  /** Legal moves 4, 3, 2, 1, 12, 6, 2; leads from the fourth ply on 0, -1, 0, 1. */
  private static PairingTally placedFirst() {
    return PlayedGame.tally(PLACED, PlayedGame.of(PLACED, "a1 b1 a2 b2 a1a2 b1b2 a2b2"));
  }

  private static PairingTally together(PairingTally... tallies) {
    PairingTally all = new PairingTally();
    for (PairingTally tally : tallies) {
      all.merge(tally);
    }
    return all;
  }

  private static PairingTally allThree() {
    return together(blackWins(), whiteWins(), placedFirst());
  }

  private static Map<String, Estimate> figures(PairingTally tally) {
    return GameFigures.of(tally, Optional.of(new Experiment.Lengths(4, 6)), 0.95).stream()
        .collect(Collectors.toMap(Estimate::metric, Function.identity()));
  }

  private static void assertFigure(PairingTally tally, String metric, double value, long units) {
    Estimate estimate = figures(tally).get(metric);
    assertEquals(value, estimate.value(), EXACT, metric);
    assertEquals(units, estimate.units(), metric);
  }

  private static void assertNone(PairingTally tally, String why, String... metrics) {
    for (String metric : metrics) {
      Estimate estimate = figures(tally).get(metric);
      assertTrue(Double.isNaN(estimate.value()), metric + " is " + estimate.value());
      assertEquals(why, estimate.interval().method(), metric);
      assertEquals(0, estimate.units(), metric);
    }
  }

  @Test
  void lengthsAreThreeThreeAndSeven() {
    assertFigure(allThree(), "plies_sd", sqrt(96.0 / 18), 3);
    assertFigure(allThree(), "plies_q05", 3, 3);
    assertFigure(allThree(), "plies_q25", 3, 3);
    assertFigure(allThree(), "plies_q50", 3, 3);
    assertFigure(allThree(), "plies_q75", 7, 3);
    assertFigure(allThree(), "plies_q95", 7, 3);
    assertFigure(allThree(), "plies_below", 2.0 / 3, 3);
    assertFigure(allThree(), "plies_above", 1.0 / 3, 3);
  }

  @Test
  void choicesAreCountedByPlyAndByGame() {
    double logarithms = 2 * log10(144) + log10(3456);
    assertFigure(allThree(), "branching_geometric", pow(10, logarithms / 13), 3);
    assertFigure(allThree(), "real_decisions", 12.0 / 13, 3);
    assertFigure(allThree(), "tree_log10", logarithms / 3, 3);
  }

  @Test
  void theCourseOfTheLeadIsTold() {
    assertEquals(2.0 / 3, allThree().lead().changes().mean(), EXACT);
    assertFigure(allThree(), "decided_ply", 13.0 / 3, 3);
    assertFigure(allThree(), "decided_share", 1, 3);
    assertFigure(allThree(), "winner_behind", (1.0 / 3 + 0 + 1.0 / 4) / 3, 3);
    assertFigure(allThree(), "winner_deficit", 2.0 / 3, 3);
    assertFigure(allThree(), "drama", (1.0 / 3 + 0 + 1.0 / 4) / 3, 3);
    assertFigure(allThree(), "comeback", 1.0 / 3, 3);
    assertFigure(allThree(), "tie_break", 0, 3);
  }

  @Test
  void whoIsAheadWinsOrNot() {
    List<Histogram> byPly = allThree().lead().leaderHalves().byPly();
    // White is ahead after the first ply of two games, loses one and wins the other.
    assertEquals(List.of(1L, 0L, 1L), counts(byPly.get(0)));
    // Level after the second; then White and Black are ahead in a game each, and win.
    assertEquals(0, byPly.get(1).total());
    assertEquals(List.of(0L, 0L, 2L), counts(byPly.get(2)));
    // Only the long game goes on: level, Black ahead, level, White ahead; White wins.
    assertEquals(0, byPly.get(3).total());
    assertEquals(List.of(1L, 0L, 0L), counts(byPly.get(4)));
    assertEquals(List.of(0L, 0L, 1L), counts(byPly.get(6)));
  }

  private static List<Long> counts(Histogram halves) {
    return List.of(halves.count(0), halves.count(1), halves.count(2));
  }

  @Test
  void positionsAreCountedOnceAGame() {
    PairingTally two = together(blackWins(), whiteWins());
    // Four levels, of which only the last differs: 5 positions seen, 2 of them once. Unseen are at
    // least (2 - 1) / 2 * 2 * 1 / (2 * (0 + 1)).
    assertFigure(two, "positions_log10", log10(5.5), 2);
  }

  /** a1 to e1 hold B, B, W, D, W. c1d1 cuts off both black stones and takes the lead. */
  @Test
  void aRemovalDecides() {
    PairingTally tally = PlayedGame.tally(ROW, PlayedGame.of(ROW, "c1d1 e1d1"));
    assertEquals(2, tally.removed().mean());
    assertFigure(tally, "largest_removal", 2, 1);
    assertFigure(tally, "decided_ply", 1, 1);
    assertFigure(tally, "decided_by_removal", 1, 1);
  }

  /** White is ahead before, so that the removal in the same ply decides nothing. */
  @Test
  void aRemovalThatOnlyWidensTheLeadDoesNot() {
    Variant row = PlayedGame.variant("avalam-2x2", "map=BWDW", "removal=disconnected-from-base");
    PairingTally tally = PlayedGame.tally(row, PlayedGame.of(row, "b1c1 d1c1"));
    assertFigure(tally, "largest_removal", 1, 1);
    assertFigure(tally, "decided_ply", 1, 1);
    assertFigure(tally, "decided_by_removal", 0, 1);
  }

  @Test
  void noRemovalMeansNone() {
    assertFigure(allThree(), "largest_removal", 0, 3);
    assertFigure(allThree(), "decided_by_removal", 0, 3);
  }

  /** After a1b1 a2b2 each has a stack of two; the last mover wins by the tie-break. */
  @Test
  void aTieBreakIsNoScore() {
    Variant tied = PlayedGame.variant("avalam-2x2", "ply-limit=2", "tie-break=[last-mover]");
    PairingTally tally = PlayedGame.tally(tied, PlayedGame.of(tied, "a1b1 a2b2"));
    assertFigure(tally, "tie_break", 1, 1);
    assertNone(tally, "no game was decided by the score", "decided_ply", "decided_share");
    assertNone(tally, "no game was decided by the score", "decided_by_removal");
    // Black won, and was behind after the first of two plies, which is half way.
    assertFigure(tally, "winner_behind", 0.5, 1);
    assertFigure(tally, "drama", 0.5, 1);
    assertFigure(tally, "comeback", 1, 1);
  }

  @Test
  void gamesThatAreAllDrawnAndCutOffHaveNoWinnersStory() {
    PairingTally drawn = PlayedGame.tally(CUT, PlayedGame.of(CUT, "a1b1 a2b2"));
    assertEquals(Map.of("ply-limit", 1L), drawn.ends());
    assertFigure(drawn, "tree_log10", log10(72), 1);
    assertFigure(drawn, "branching_geometric", sqrt(72), 1);
    assertFigure(drawn, "tie_break", 0, 1);
    assertNone(drawn, "no game was decided by the score", "decided_ply", "decided_by_removal");
    assertNone(
        drawn,
        "nobody won a game in which the lead counted",
        "winner_behind",
        "winner_deficit",
        "drama",
        "comeback");
    assertEquals(List.of(0L, 1L, 0L), counts(drawn.lead().leaderHalves().byPly().get(0)));
  }

  @Test
  void aGameOfOnePlyIsDecidedByIt() {
    Variant one = PlayedGame.variant("avalam-2x2", "ply-limit=1");
    PairingTally tally = PlayedGame.tally(one, PlayedGame.of(one, "a1b1"));
    assertFigure(tally, "plies_q50", 1, 1);
    assertFigure(tally, "tree_log10", log10(12), 1);
    assertFigure(tally, "real_decisions", 1, 1);
    assertFigure(tally, "decided_ply", 1, 1);
    assertFigure(tally, "decided_share", 1, 1);
    assertFigure(tally, "winner_behind", 0, 1);
    assertFigure(tally, "comeback", 0, 1);
    assertFigure(tally, "positions_log10", log10(2), 1);
  }

  @Test
  void aGameOfNoPlyHasAResultAndNothingElse() {
    PairingTally tally =
        PlayedGame.tally(SQUARE, PlayedGame.of(SQUARE, "WWWWB,BBBBW/-,WWWWB w", ""));
    assertFigure(tally, "plies_q50", 0, 1);
    assertFigure(tally, "plies_below", 1, 1);
    assertFigure(tally, "tree_log10", 0, 1);
    assertFigure(tally, "largest_removal", 0, 1);
    assertFigure(tally, "positions_log10", 0, 1);
    assertNone(tally, "not counted: no game has a ply", "branching_geometric", "real_decisions");
    assertNone(tally, "no game was decided by the score", "decided_ply", "decided_share");
    assertNone(tally, "nobody won a game in which the lead counted", "winner_behind", "comeback");
  }

  @Test
  void noGamesGiveNoFigures() {
    for (Estimate estimate : figures(new PairingTally()).values()) {
      assertTrue(Double.isNaN(estimate.value()), estimate.metric());
      assertEquals("no game was played out", estimate.interval().method(), estimate.metric());
    }
  }

  @Test
  void textReadsBackAndPartsAddUpInAnyOrder() {
    List<String> lines = new ArrayList<>();
    allThree().write(lines);
    List<String> other = new ArrayList<>();
    together(placedFirst(), together(whiteWins(), blackWins())).write(other);
    assertEquals(lines, other);
    List<String> again = new ArrayList<>();
    PairingTally.read(lines.iterator()).write(again);
    assertEquals(lines, again);
  }
}
