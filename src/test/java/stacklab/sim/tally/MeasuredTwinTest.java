package stacklab.sim.tally;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stacklab.game.Move;
import stacklab.game.RandomVariants;
import stacklab.game.SlowGame;
import stacklab.rules.Variant;
import stacklab.sim.Streams;
import stacklab.sim.play.GameRecord;
import stacklab.sim.play.RandomGames;
import stacklab.sim.play.Replay;

/** What is measured in random games of random variants, against counting from slow positions. */
class MeasuredTwinTest {
  private static final int SPACES = 14;
  private static final int GAMES = 6;

  private static LongStream seeds() {
    return LongStream.range(0, 120);
  }

  private interface Check {
    void of(GameRecord game, SlowGame slow, PairingTally tally);
  }

  /** Checks each game of a few by itself. */
  private static void eachGame(long seed, Check check) {
    Variant variant = RandomVariants.of(seed, SPACES);
    Streams streams = Streams.of(seed, variant.rulesHash(), false);
    try (RandomGames games = new RandomGames(variant, streams, true)) {
      for (int unit = 1; unit <= GAMES; unit++) {
        GameRecord game = games.play(unit, false);
        int[] moves = Arrays.copyOf(game.moves, game.plies);
        PairingTally tally = PlayedGame.tally(variant, game);
        try {
          check.of(game, new SlowGame(variant, game.start, moves), tally);
        } catch (AssertionError e) {
          throw new AssertionError(
              "seed " + seed + ", game " + unit + "\n" + variant.name() + ": " + e.getMessage(), e);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void aReplayShowsTheBoardOfEachPly(long seed) {
    Variant variant = RandomVariants.of(seed, SPACES);
    Replay replay = new Replay(variant);
    eachGame(
        seed,
        (game, slow, tally) -> {
          replay.play(game);
          assertEquals(slow.plies(), replay.plies());
          for (int ply = 1; ply <= slow.plies(); ply++) {
            boolean stackMove = Move.isStackMove(slow.move(ply));
            int gone = stackMove ? slow.pieces(ply - 1) - slow.pieces(ply) : 0;
            assertEquals(gone, replay.removed(ply - 1), "removed at ply " + ply);
          }
        });
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void spacesAreCountedFromTheBoardAtTheEnd(long seed) {
    eachGame(
        seed,
        (game, slow, tally) -> {
          SpaceTally spaces = tally.spaces();
          for (int space = 0; space < spaces.spaces(); space++) {
            String stack = slow.stacks(slow.plies()).get(space);
            assertEquals(stack.length(), spaces.height(space).mean(), "height");
            for (int owner = 0; owner < 3; owner++) {
              boolean owned = stack.endsWith("WBD".substring(owner, owner + 1));
              assertEquals(owned ? 1 : 0, spaces.owned(space, owner), "owner " + owner);
            }
            boolean opens = slow.plies() > 0 && slow.move(1) < Move.PASS;
            boolean to = opens && Move.to(slow.move(1)) == space;
            boolean from = opens && Move.from(slow.move(1)) == space && !to;
            assertEquals(to ? 1 : 0, spaces.openedTo(space).size(), "opened to");
            assertEquals(from ? 1 : 0, spaces.openedFrom(space).size(), "opened from");
            if (to) {
              double result = slow.winnerSeat() == 0 ? 0.5 : slow.winnerSeat() == 1 ? 1 : 0;
              assertEquals(result, spaces.openedTo(space).mean(), "first seat");
            }
          }
        });
  }
}
