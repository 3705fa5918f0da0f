package stacklab.game;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import stacklab.game.playout.Detail;
import stacklab.game.playout.Playout;
import stacklab.game.playout.Playouts;
import stacklab.game.playout.Strategy;
import stacklab.random.Random;
import stacklab.rules.Colour;
import stacklab.rules.Variant;

/**
 * Holds the draws of every strategy to the uniform distribution. A traced playout stands for the
 * other details, which play the same games, see {@link PlayoutTwinTest}.
 */
class PlayoutDrawTest {
  @Test
  void everyFirstMoveIsEquallyLikely() {
    for (String name : List.of("avalam", "dvonn")) {
      Variant variant = KnownVariants.of(name);
      assertUniform(variant, Position.start(variant));
    }
  }

  @Test
  void everyMoveInMidGameIsEquallyLikely() {
    for (String name : List.of("avalam", "dvonn")) {
      Variant variant = KnownVariants.of(name);
      for (int plies : new int[] {15, 52, 65}) {
        Position position = Position.start(variant);
        Random random = Random.of(plies);
        for (int i = 0; i < plies && position.moveCount() > 1; i++) {
          position.playUnchecked(position.randomMove(random));
        }
        if (!position.isOver()) {
          assertUniform(variant, position);
        }
      }
    }
  }

  /** Whole games: each has the product of one in so many legal moves. */
  @Test
  void everyGameHasTheProbabilityOfItsDraws() {
    for (String name : List.of("avalam board 3x3", "dvonn board rows 3,4,3")) {
      Variant variant = KnownVariants.of(name);
      Position late = Position.start(variant);
      Random random = Random.of(5);
      while (continuations(late, 400) >= 400) {
        late.playUnchecked(late.randomMove(random));
      }
      for (Strategy strategy : strategies(variant)) {
        assertProductLaw(Playouts.of(variant, Detail.TRACE, strategy), late, name + " " + strategy);
      }
    }
  }

  /** Returns the number of games that go on from a position, or the most if there are more. */
  private static int continuations(Position position, int most) {
    if (position.isOver()) {
      return 1;
    }
    int games = 0;
    for (int move : position.legalMoves()) {
      if (games < most) {
        position.playUnchecked(move);
        games += continuations(position, most - games);
        position.undo();
      }
    }
    return games;
  }

  @Test
  void whoMovesFirstChangesNoMoveWhereBothHaveTheSame() {
    Variant white = KnownVariants.of("avalam");
    for (Strategy strategy : strategies(white)) {
      Playout one = Playouts.of(white, Detail.TRACE, strategy);
      Playout other = Playouts.of(white.withFirst(Colour.BLACK), Detail.TRACE, strategy);
      for (int seed = 0; seed < 50; seed++) {
        one.play(Random.of(0), Random.of(seed));
        other.play(Random.of(0), Random.of(seed));
        assertArrayEquals(
            Arrays.copyOf(one.moves(), one.plies()), Arrays.copyOf(other.moves(), other.plies()));
        assertEquals(one.whiteHalves(), other.whiteHalves());
      }
    }
  }

  private static List<Strategy> strategies(Variant variant) {
    return Stream.of(Strategy.values()).filter(s -> Playouts.allows(variant, s)).toList();
  }

  private static void assertUniform(Variant variant, Position position) {
    int games = 40 * position.moveCount();
    for (Strategy strategy : strategies(variant)) {
      Playout playout = Playouts.of(variant, Detail.TRACE, strategy);
      Random random = Random.of(11);
      Map<Integer, Integer> seen = new HashMap<>();
      for (int game = 0; game < games; game++) {
        playout.playFrom(position, random);
        seen.merge(playout.moves()[0], 1, Integer::sum);
      }
      double expected = (double) games / position.moveCount();
      double chiSquare = 0;
      for (int move : position.legalMoves()) {
        double difference = seen.getOrDefault(move, 0) - expected;
        chiSquare += difference * difference / expected;
      }
      assertPlausible(chiSquare, position.moveCount() - 1, variant.name() + " " + strategy);
    }
  }

  private static void assertProductLaw(Playout playout, Position start, String what) {
    int games = 20_000;
    Random random = Random.of(12);
    Map<List<Integer>, Integer> seen = new HashMap<>();
    Map<List<Integer>, Double> probability = new HashMap<>();
    for (int game = 0; game < games; game++) {
      playout.playFrom(start, random);
      List<Integer> moves = Arrays.stream(playout.moves()).limit(playout.plies()).boxed().toList();
      seen.merge(moves, 1, Integer::sum);
      double product =
          Arrays.stream(playout.legal())
              .limit(playout.plies())
              .asDoubleStream()
              .reduce(1, (a, b) -> a / b);
      probability.put(moves, product);
    }
    double total = probability.values().stream().mapToDouble(Double::doubleValue).sum();
    assertEquals(1, total, 1e-9, what + ": some game was never played");
    double chiSquare = 0;
    for (Map.Entry<List<Integer>, Double> game : probability.entrySet()) {
      double expected = games * game.getValue();
      double difference = seen.get(game.getKey()) - expected;
      chiSquare += difference * difference / expected;
    }
    assertTrue(probability.size() > 20, what + ": " + probability.size() + " games");
    assertPlausible(chiSquare, probability.size() - 1, what);
  }

  /** Four standard deviations about the mean of a chi-square variable with so many degrees. */
  private static void assertPlausible(double chiSquare, int degrees, String what) {
    double allowed = 4 * Math.sqrt(2.0 * degrees);
    assertEquals(degrees, chiSquare, Math.max(allowed, 8), what + " chi-square of " + degrees);
  }
}
