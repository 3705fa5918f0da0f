package stacklab.sim.records;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import stacklab.agent.AgentSpec;
import stacklab.agent.search.Judge;
import stacklab.game.Notation;
import stacklab.game.Position;
import stacklab.io.NamedVariant;
import stacklab.io.records.WrittenGame;
import stacklab.rules.Colour;
import stacklab.rules.InvalidInput;

/** Judges games on boards so small that the value of every move is found by trying all. */
class AnnotationTest {
  private static Annotation annotate(String variant, String... moves) {
    NamedVariant named = Records.variant(variant);
    int[] played =
        List.of(moves).stream()
            .mapToInt(move -> Notation.parse(named.variant().board(), move))
            .toArray();
    WrittenGame game =
        new WrittenGame(variant, named.variant(), "ann", "bob", "", played, "unfinished", "");
    Judge judge = AgentSpec.parse("alphabeta:nodes=100000").judge(named.variant());
    return Annotation.of(game, judge);
  }

  /** Returns the result of the player who moved, 0, 1/2 or 1, with best play by both. */
  private static double exact(Position position, int move) {
    int seat = position.seat(position.turn());
    Position next = position.copy();
    next.play(move);
    return seatResult(next, seat);
  }

  private static double seatResult(Position position, int seat) {
    if (position.isOver()) {
      return position.outcome().winner().map(w -> position.seat(w) == seat ? 1.0 : 0.0).orElse(0.5);
    }
    boolean mine = position.seat(position.turn()) == seat;
    double[] results =
        IntStream.of(position.legalMoves())
            .mapToDouble(
                move -> {
                  Position next = position.copy();
                  next.play(move);
                  return seatResult(next, seat);
                })
            .toArray();
    return mine
        ? Arrays.stream(results).max().orElseThrow()
        : Arrays.stream(results).min().orElseThrow();
  }

  @Test
  void everyMoveIsJudgedByItsExactResultWhereAllCanBeTried() {
    Annotation annotation = annotate("avalam-2x3", "a1b1", "c1c2", "b2a2", "c2b1");
    Position position = Position.start(Records.variant("avalam-2x3").variant());
    for (Annotation.Ply ply : annotation.plies()) {
      double best =
          IntStream.of(position.legalMoves())
              .mapToDouble(move -> exact(position, move))
              .max()
              .orElseThrow();
      if (!ply.forced()) {
        assertEquals(exact(position, ply.move()), ply.result(), 0, "ply " + ply.number());
        assertEquals(best, ply.bestResult(), 0, "ply " + ply.number());
        assertEquals(best, exact(position, ply.best()), 0, "ply " + ply.number());
      }
      position.play(ply.move());
    }
    assertTrue(annotation.plies().stream().anyMatch(ply -> !ply.forced()));
  }

  @Test
  void theUnitOfAveragesIsTheGameAndForcedMovesDoNotCount() {
    Annotation one = annotate("avalam-2x2", "a1b1", "b2a2", "a2b1");
    Losses losses = new Losses();
    losses.add(one);
    losses.add(one);
    List<Losses.Row> all =
        losses.rows(0.95).stream().filter(row -> row.ply() == Losses.ALL).toList();
    assertTrue(all.stream().allMatch(row -> row.games() == 2));
    for (Losses.Row row : all) {
      if (row.metric() == Losses.Metric.LOSS) {
        double mean =
            one.plies().stream()
                .filter(ply -> !ply.forced() && ply.player().equals(row.player()))
                .mapToDouble(Annotation.Ply::loss)
                .average()
                .orElseThrow();
        assertEquals(mean, row.mean(), 1e-9);
      }
    }
  }

  @Test
  void aTurningPointTakesTheLeadFromWhoeverHadIt() {
    assertTrue(ply(0.6, 0.4).isTurningPoint());
    assertFalse(ply(0.6, 0.5).isTurningPoint());
    assertFalse(ply(0.52, 0.48).isTurningPoint());
    assertFalse(ply(0.4, 0.1).isTurningPoint());
  }

  private static Annotation.Ply ply(double best, double result) {
    return new Annotation.Ply(
        1, Colour.WHITE, "ann", 0, false, 1, best, result, OptionalInt.empty());
  }

  @Test
  void onlyAgentsThatValueMovesCanJudge() {
    InvalidInput refused =
        assertThrows(
            InvalidInput.class,
            () -> AgentSpec.parse("random").judge(Records.variant("avalam").variant()));
    assertEquals(
        "agent 'random' gives moves no values; use alphabeta, as in alphabeta:nodes=20000",
        refused.getMessage());
  }
}
