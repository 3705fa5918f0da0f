package stacklab.sim.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import stacklab.sim.tally.PairingTally;

/** Random play against figures that independent programs agree on. */
class KnownStatisticsTest {
  private static final long FEW = 60_000;
  private static final long MANY = 1_000_000;

  private static PairingTally play(String variant, long games) throws Exception {
    String experiment =
        "name: known\nvariants: ["
            + variant
            + "]\nagents: [random]\ngames: "
            + games
            + "\nseed: 2026\nbaseline: "
            + variant
            + "\n";
    RunResult result = Simulation.play(TestRuns.settings(experiment), 2, Progress.NONE);
    return result.tallies().get(0).pairings().get(0);
  }

  /** Checks an estimate to 4 standard errors and half a unit of the known figure's last digit. */
  private static void assertNear(
      String what, double known, double unit, double mean, double error) {
    assertTrue(
        Math.abs(mean - known) <= 4 * error + unit / 2,
        what + ": " + mean + " with standard error " + error + ", known " + known);
  }

  private static void assertShare(String what, double known, long count, long games) {
    double share = (double) count / games;
    assertNear(what, known, 1e-4, share, Math.sqrt(share * (1 - share) / games));
  }

  private static void assertAvalam(long games) throws Exception {
    PairingTally tally = play("avalam", games);
    assertEquals(games, tally.playedOut());
    var plies = tally.plies().moments().sample();
    assertNear("plies", 34.587, 1e-3, plies.mean(), plies.standardError());
    assertShare("White", 0.4480, tally.whiteResults().count(2), games);
    assertShare("Black", 0.4336, tally.whiteResults().count(0), games);
    assertShare("draws", 0.1184, tally.draws(), games);
    var branching = tally.legalAndPlies().ratioSample();
    assertNear("legal moves", 121.33, 1e-2, branching.mean(), branching.standardError());
    var byGame = tally.branching().sample();
    assertNear("legal moves by game", 121.39, 1e-2, byGame.mean(), byGame.standardError());
  }

  private static void assertDvonn(long games) throws Exception {
    PairingTally tally = play("dvonn", games);
    assertEquals(games, tally.playedOut());
    var plies = tally.plies().moments().sample();
    assertNear("plies", 81.143, 1e-3, plies.mean(), plies.standardError());
    assertShare("White", 0.4808, tally.whiteResults().count(2), games);
    assertShare("Black", 0.4795, tally.whiteResults().count(0), games);
    assertShare("draws", 0.0397, tally.draws(), games);
    var branching = tally.legalAndPlies().ratioSample();
    assertNear("legal moves", 27.96, 1e-2, branching.mean(), branching.standardError());
    var byGame = tally.branching().sample();
    assertNear("legal moves by game", 27.98, 1e-2, byGame.mean(), byGame.standardError());
    assertNear(
        "passes", 0.872, 1e-3, tally.passes().mean(), tally.passes().sample().standardError());
  }

  @Test
  void randomAvalamHasItsKnownFigures() throws Exception {
    assertAvalam(FEW);
  }

  @Test
  void randomDvonnHasItsKnownFigures() throws Exception {
    assertDvonn(FEW);
  }

  @Test
  @Tag("long")
  void aMillionRandomGamesHaveTheKnownFigures() throws Exception {
    assertAvalam(MANY);
    assertDvonn(MANY);
  }

  @Test
  void theWorkedExampleOfTheMetricsPageIsRight() {
    var variant =
        TestRuns.experiment(
                "name: x\nvariants: [avalam-2x2]\nagents: [random]\ngames: 1\nseed: 1\nbaseline: avalam-2x2\n")
            .variants()
            .get(0)
            .variant();
    var position = stacklab.game.Position.start(variant);
    var game = new stacklab.sim.play.GameRecord();
    game.lead = new int[3];
    int ply = 0;
    for (String move : List.of("a1b1", "a2b2", "b2b1")) {
      game.legalMoves += position.moveCount();
      position.play(stacklab.game.Notation.parse(variant.board(), move));
      game.lead[ply++] =
          position.scoreHalves(stacklab.rules.Colour.WHITE)
              - position.scoreHalves(stacklab.rules.Colour.BLACK);
    }
    var outcome = position.outcome();
    game.plies = ply;
    game.playedOut = true;
    game.winner = 1;
    game.decidedBy = outcome.decidedBy();
    assertEquals(20, game.legalMoves);
    assertEquals(List.of(2, 0, -2), java.util.Arrays.stream(game.lead).boxed().toList());
    assertEquals(stacklab.rules.Colour.BLACK, outcome.winner().orElseThrow());
    assertEquals(-2, outcome.whiteHalves() - outcome.blackHalves());
    assertEquals(1, game.leadChanges());
    assertEquals(3, game.decidedPly());
  }
}
