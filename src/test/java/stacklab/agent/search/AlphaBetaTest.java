package stacklab.agent.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import stacklab.agent.Boards;
import stacklab.agent.state.Evaluation;
import stacklab.agent.state.State;
import stacklab.agent.state.Weights;
import stacklab.game.Position;
import stacklab.game.PositionText;
import stacklab.game.RandomVariants;
import stacklab.random.Random;
import stacklab.rules.Variant;

final class AlphaBetaTest {
  private static final int VARIANTS = 20;

  @Test
  void pruningAndTableDoNotChangeTheValue() {
    for (int seed = 0; seed < VARIANTS; seed++) {
      compare(RandomVariants.of(seed, 20), 20, seed);
    }
  }

  @Test
  @Tag("long")
  void pruningAndTableDoNotChangeTheValueOf2000Positions() {
    for (int seed = 100; seed < 100 + VARIANTS; seed++) {
      compare(RandomVariants.of(seed, 24), 100, seed);
    }
  }

  @Test
  void pruningAndTableDoNotChangeTheValueInTheParentGames() {
    compare(Boards.avalam(), 10, 1);
    compare(Boards.dvonn(), 10, 2);
  }

  /** Compares positions of random games, at least as many as wanted. */
  private static void compare(Variant variant, int wanted, long seed) {
    Random random = Random.of(seed);
    State state = State.of(variant);
    Weights weights = weights(random);
    Evaluation evaluation = new Evaluation(state, weights);
    AlphaBeta search = new AlphaBeta(state, weights, 10);
    int games = 0;
    for (int compared = 0; compared < wanted && games < 4 * wanted; games++) {
      Position position = Position.start(variant, random);
      while (!position.isOver()) {
        if (random.below(3) == 0) {
          int depth = position.moveCount() > 30 ? 2 : 3;
          state.set(position);
          search.clear();
          search.search(Budget.depth(depth));
          int expected = new PlainMinimax(state, evaluation).value(depth);
          String where = variant.name() + ": " + PositionText.of(position);
          assertEquals(expected, search.value(), where);
          compared++;
        }
        position.play(position.randomMove(random));
      }
    }
  }

  /** Draws weights, so that every feature counts. */
  private static Weights weights(Random random) {
    int[][] values = new int[Weights.Stage.values().length][];
    for (int stage = 0; stage < values.length; stage++) {
      values[stage] = new int[stacklab.agent.state.Feature.COUNT];
      for (int i = 0; i < values[stage].length; i++) {
        values[stage][i] = random.below(200) - 80;
      }
    }
    return Weights.of(values);
  }

  @Test
  void aSearchLeavesTheStateAndTheBudgetAlone() {
    State state = State.of(Boards.avalam());
    state.set(Position.start(Boards.avalam()));
    long hash = state.hash();
    AlphaBeta search = new AlphaBeta(state, Weights.defaults(state.variant()), 12);
    int move = search.search(Budget.nodes(3000));
    assertEquals(hash, state.hash());
    assertEquals(3000, search.nodes());
    assertTrue(Position.start(Boards.avalam()).isLegal(move));
  }

  @Test
  void aFinishedTreeIsProven() {
    State state = State.of(Boards.avalam("WB\nBW\n"));
    state.set(Position.start(state.variant()));
    AlphaBeta search = new AlphaBeta(state, Weights.defaults(state.variant()), 12);
    search.search(Budget.nodes(100_000));
    assertTrue(search.proven());
    Evaluation evaluation = new Evaluation(state, Weights.defaults(state.variant()));
    assertEquals(new PlainMinimax(state, evaluation).value(100), search.value());
  }
}
