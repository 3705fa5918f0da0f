package stacklab.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import stacklab.game.playout.Detail;
import stacklab.game.playout.Playout;
import stacklab.game.playout.Playouts;
import stacklab.game.playout.Strategy;
import stacklab.random.Random;
import stacklab.rules.Colour;
import stacklab.rules.Variant;

/** Replays the games of every strategy on the slow twin. */
class PlayoutTwinTest {
  @Test
  void everyStrategyPlaysRandomVariantsByTheRules() {
    int games = 0;
    for (int seed = 0; seed < 1500; seed++) {
      games += replayAll(RandomVariants.of(seed, 4 + seed % 40), seed, 2);
    }
    assertTrue(games >= 3000, "games replayed: " + games);
  }

  @Test
  void everyStrategyPlaysLargeVariantsByTheRules() {
    for (int seed = 0; seed < 40; seed++) {
      replayAll(RandomVariants.large(seed, 8 + seed % 3), seed, 1);
    }
  }

  @Test
  void everyStrategyPlaysShrinkingVariantsByTheRules() {
    int shrinking = 0;
    for (int seed = 0; seed < 400; seed++) {
      Variant drawn = RandomVariants.of(seed, 4 + seed % 70);
      Optional<Variant> variant = ShrinkingVariants.like(drawn, Random.of(seed));
      if (variant.isPresent()) {
        assertEquals(Strategy.PAIRS, Playouts.strategy(variant.get()));
        replayAll(variant.get(), seed, 3);
        shrinking++;
      }
    }
    assertTrue(shrinking > 100, "variants: " + shrinking);
  }

  @Test
  void everyStrategyPlaysTheParentGamesByTheRules() {
    for (String name : List.of("avalam", "dvonn", "avalam move.stacks=own", "dvonn height-cap=5")) {
      replayAll(KnownVariants.of(name), 7, 10);
    }
  }

  @Test
  void playoutsFromAnyPositionFollowTheRules() {
    for (int seed = 0; seed < 600; seed++) {
      Variant variant = RandomVariants.of(seed, 4 + seed % 30);
      Position start = Position.start(variant, Random.of(seed));
      SlowPosition slow = slow(start);
      Random random = Random.of(seed);
      for (int plies = random.below(12); plies > 0 && !start.isOver(); plies--) {
        int move = start.randomMove(random);
        start.playUnchecked(move);
        slow = slow.play(move);
      }
      for (Strategy strategy : strategies(variant)) {
        Playout playout = Playouts.of(variant, Detail.TRACE, strategy);
        playout.playFrom(start, random);
        new Replay(playout, "seed " + seed + " " + strategy).on(slow);
      }
    }
  }

  @Test
  void everyDetailPlaysTheSameGames() {
    for (int seed = 0; seed < 400; seed++) {
      Variant drawn = RandomVariants.of(seed, 4 + seed % 40);
      for (Variant variant :
          List.of(drawn, ShrinkingVariants.like(drawn, Random.of(seed)).orElse(drawn))) {
        for (Strategy strategy : strategies(variant)) {
          assertSameGames(variant, strategy, seed);
        }
      }
    }
  }

  private static void assertSameGames(Variant variant, Strategy strategy, int seed) {
    Playout results = Playouts.of(variant, Detail.RESULTS, strategy);
    Playout counts = Playouts.of(variant, Detail.COUNTS, strategy);
    Playout trace = Playouts.of(variant, Detail.TRACE, strategy);
    for (int game = 0; game < 3; game++) {
      for (Playout each : List.of(results, counts, trace)) {
        each.play(Random.of(game), Random.of(seed));
      }
      assertEquals(summary(trace), summary(counts), variant.name() + " " + strategy);
      assertEquals(summary(trace), summary(results), variant.name() + " " + strategy);
      assertEquals(trace.legalMoves(), counts.legalMoves(), variant.name() + " " + strategy);
    }
  }

  private static List<Object> summary(Playout p) {
    return List.of(
        p.winner(),
        p.whiteHalves(),
        p.blackHalves(),
        p.plies(),
        p.passes(),
        p.removed(),
        p.swapped(),
        p.decidedBy(),
        p.end());
  }

  private static int replayAll(Variant variant, long seed, int games) {
    int replayed = 0;
    for (Strategy strategy : strategies(variant)) {
      Playout playout = Playouts.of(variant, Detail.TRACE, strategy);
      for (int game = 0; game < games; game++) {
        playout.play(Random.of(game), Random.of(seed + game));
        SlowPosition start = slow(Position.start(variant, Random.of(game)));
        new Replay(playout, variant.name() + " game " + game + " " + strategy).on(start);
        replayed++;
      }
    }
    return replayed;
  }

  private static List<Strategy> strategies(Variant variant) {
    return Stream.of(Strategy.values())
        .filter(strategy -> Playouts.allows(variant, strategy))
        .toList();
  }

  private static SlowPosition slow(Position start) {
    List<String> stacks = new ArrayList<>();
    for (int space = 0; space < start.variant().board().size(); space++) {
      stacks.add(start.pieces(space));
    }
    Colour turn = start.turn();
    return new SlowPosition(start.variant(), stacks, turn, 0, 0, 0, turn, 0);
  }

  /** Holds one traced game to the rules. */
  private record Replay(Playout playout, String what) {
    void on(SlowPosition start) {
      SlowPosition position = start;
      int removed = 0;
      int passes = 0;
      long legal = 0;
      for (int ply = 0; ply < playout.plies(); ply++) {
        String at = what + " ply " + ply;
        int move = playout.moves()[ply];
        List<Integer> moves = position.legalMoves();
        assertTrue(moves.contains(move), at);
        assertEquals(moves.size(), playout.legal()[ply], at);
        SlowPosition next = position.play(move);
        assertEquals(lead(next), playout.lead()[ply], at);
        removed += pieces(position) - pieces(next) + (Move.isPlacement(move) ? 1 : 0);
        passes += move == Move.PASS ? 1 : 0;
        legal += moves.size();
        position = next;
      }
      assertTrue(position.isOver(), what);
      assertEquals(legal, playout.legalMoves(), what);
      assertEquals(removed, playout.removed(), what);
      assertEquals(passes, playout.passes(), what);
      SlowScoring scoring = new SlowScoring(position);
      Outcome outcome = scoring.outcome();
      assertEquals(
          outcome.winner().map(Colour::index).orElse(Playout.DRAW), playout.winner(), what);
      assertEquals(outcome.whiteHalves(), playout.whiteHalves(), what);
      assertEquals(outcome.blackHalves(), playout.blackHalves(), what);
      assertEquals(outcome.decidedBy(), playout.decidedBy(), what);
      assertEquals(outcome.end(), playout.end(), what);
      assertEquals(position.firstSeat() != start.firstSeat(), playout.swapped(), what);
    }

    private static int lead(SlowPosition position) {
      SlowScoring scoring = new SlowScoring(position);
      return position.placing() ? 0 : scoring.halves(Colour.WHITE) - scoring.halves(Colour.BLACK);
    }

    private static int pieces(SlowPosition position) {
      return String.join("", position.stacks()).length();
    }
  }
}
