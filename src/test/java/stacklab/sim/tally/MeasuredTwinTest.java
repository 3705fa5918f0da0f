package stacklab.sim.tally;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stacklab.game.Move;
import stacklab.game.RandomVariants;
import stacklab.game.SlowGame;
import stacklab.rules.Colour;
import stacklab.rules.Variant;
import stacklab.sim.Streams;
import stacklab.sim.play.GameRecord;
import stacklab.sim.play.RandomGames;
import stacklab.sim.play.Replay;
import stacklab.stats.Histogram;
import stacklab.stats.interval.Richness;

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

  @ParameterizedTest
  @MethodSource("seeds")
  void choicesAreCountedFromTheLegalMoves(long seed) {
    eachGame(
        seed,
        (game, slow, tally) -> {
          BigInteger product = BigInteger.ONE;
          int decisions = 0;
          for (int ply = 0; ply < slow.plies(); ply++) {
            int legal = slow.legal(ply).size();
            product = product.multiply(BigInteger.valueOf(legal));
            decisions += legal > 1 ? 1 : 0;
          }
          double digits = logarithm(product);
          ChoiceTally choices = tally.choices();
          assertEquals(digits, choices.treeLogarithm().mean(), 1e-6);
          if (slow.plies() > 0) {
            assertEquals(digits / slow.plies(), choices.logarithmOfMoves().mean(), 1e-6);
            assertEquals((double) decisions / slow.plies(), choices.decisions().mean(), 1e-12);
          }
        });
  }

  private static double logarithm(BigInteger number) {
    int shift = Math.max(0, number.bitLength() - 60);
    return Math.log10(number.shiftRight(shift).doubleValue()) + shift * Math.log10(2);
  }

  /** Returns the winner's leads after the plies from the last placement on. */
  private static List<Integer> winnersLeads(SlowGame slow) {
    int sign = slow.winner().orElse(Colour.WHITE) == Colour.WHITE ? 1 : -1;
    return IntStream.rangeClosed(1, slow.plies())
        .filter(after -> !slow.placing(after))
        .mapToObj(after -> sign * slow.lead(after))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void theCourseOfTheLeadIsReadOffTheBoards(long seed) {
    eachGame(
        seed,
        (game, slow, tally) -> {
          LeadTally lead = tally.lead();
          List<Integer> leads = winnersLeads(slow);
          int before = slow.plies() - leads.size();
          int result = slow.winner().map(c -> c == Colour.WHITE ? 2 : 0).orElse(1);
          int sign = result == 0 ? -1 : 1;
          for (int i = 0; i < leads.size(); i++) {
            var there = lead.byPly(result).byPly().get(before + i);
            assertEquals(1, there.total(), "ply " + (before + i + 1));
            assertEquals(sign * leads.get(i), there.min(), "lead at ply " + (before + i + 1));
          }
          long kept = lead.byPly().byPly().stream().mapToLong(Histogram::total).sum();
          assertEquals(leads.size(), kept, "leads");
          assertStory(lead, leads, result);
          assertDecided(lead, leads, slow, before);
        });
  }

  private static void assertStory(LeadTally lead, List<Integer> leads, int result) {
    boolean story = result != 1 && !leads.isEmpty();
    assertEquals(story ? 1 : 0, lead.stories());
    if (story) {
      List<Integer> behind = leads.stream().filter(l -> l < 0).map(l -> -l).toList();
      int sum = behind.stream().mapToInt(Integer::intValue).sum();
      int most = behind.stream().mapToInt(Integer::intValue).max().orElse(0);
      double share = (double) behind.size() / leads.size();
      assertEquals(share, lead.winnerBehind().sample().mean(), 1e-9);
      assertEquals(most, lead.winnerDeficit().mean(), "deficit");
      assertEquals(sum / 2.0 / leads.size(), lead.drama().sample().mean(), 1e-9, "drama");
      int half = (int) Math.ceil(leads.size() / 2.0);
      assertEquals(leads.get(half - 1) < 0 ? 1 : 0, lead.comebacks(), "comeback");
    }
  }

  private static void assertDecided(
      LeadTally lead, List<Integer> leads, SlowGame slow, int before) {
    boolean byScore = slow.outcome().decidedBy().equals("score") && !leads.isEmpty();
    assertEquals(byScore ? 1 : 0, lead.decidedPly().count());
    if (byScore) {
      int last = -1;
      for (int i = 0; i < leads.size(); i++) {
        last = leads.get(i) <= 0 ? i : last;
      }
      assertEquals(before + last + 2, lead.decidedPly().mean(), "deciding ply");
    }
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void removalsAndPositionsAreReadOffTheBoards(long seed) {
    eachGame(
        seed,
        (game, slow, tally) -> {
          int largest = 0;
          Set<String> positions = new HashSet<>(Set.of(slow.key(0)));
          for (int ply = 1; ply <= slow.plies(); ply++) {
            positions.add(slow.key(ply));
            if (Move.isStackMove(slow.move(ply))) {
              largest = Math.max(largest, slow.pieces(ply - 1) - slow.pieces(ply));
            }
          }
          BoardTally boards = tally.boards();
          assertEquals(largest, boards.largestRemoval().mean(), "largest removal");
          long different = boards.positions().stream().mapToLong(Richness.Stratum::different).sum();
          assertEquals(positions.size(), different, "positions");
          assertEquals(decidedByRemoval(slow), boards.decidedByRemoval() == 1, "by removal");
        });
  }

  /** Whether the winner's lead stayed positive from a ply on that removed pieces and made it so. */
  private static boolean decidedByRemoval(SlowGame slow) {
    if (!slow.outcome().decidedBy().equals("score")) {
      return false;
    }
    int sign = slow.winner().orElseThrow() == Colour.WHITE ? 1 : -1;
    int ply = slow.plies();
    while (ply > 0 && !slow.placing(ply - 1) && sign * slow.lead(ply - 1) > 0) {
      ply--;
    }
    return ply > 0 && Move.isStackMove(slow.move(ply)) && slow.pieces(ply) < slow.pieces(ply - 1);
  }
}
