package stacklab.agent.state;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import stacklab.agent.Boards;
import stacklab.game.Position;
import stacklab.game.PositionText;
import stacklab.game.RandomVariants;
import stacklab.random.Random;
import stacklab.rules.Colour;
import stacklab.rules.Variant;

final class StateTest {
  @Test
  void wordsAgreeWithThePositionAtEveryPlyOfRandomVariants() {
    for (int seed = 0; seed < 400; seed++) {
      compareGame(RandomVariants.of(seed, 40), new WordStates(), seed);
    }
  }

  @Test
  void wordsAgreeWithThePositionAtEveryPlyOfTheParentGames() {
    for (int seed = 0; seed < 20; seed++) {
      compareGame(Boards.avalam(), new WordStates(), seed);
      compareGame(Boards.dvonn(), new WordStates(), seed);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void largeBoardsAgreeWithThePositionToo(long seed) {
    Variant variant = RandomVariants.large(seed, 9);
    compareGame(variant, v -> State.of(v), seed);
  }

  /** Makes the state under test. */
  private interface States {
    State of(Variant variant);
  }

  /** Words, whatever {@link State#of} would take. */
  private record WordStates() implements States {
    @Override
    public State of(Variant variant) {
      return new WordState(variant);
    }
  }

  private static void compareGame(Variant variant, States states, long seed) {
    if (variant.board().size() > 64 && states instanceof WordStates) {
      return;
    }
    Random random = Random.of(seed);
    Position position = Position.start(variant, random);
    State state = states.of(variant);
    State fresh = states.of(variant);
    state.set(position);
    List<int[]> seen = new ArrayList<>();
    SlowFeatures slow = new SlowFeatures(variant);
    while (true) {
      String where = variant.name() + ": " + PositionText.of(position);
      seen.add(look(state));
      compare(position, state, where);
      int[] expected = new int[Feature.COUNT];
      slow.write(state, expected);
      assertArrayEquals(expected, features(state), where);
      fresh.set(position);
      assertEquals(position.hash(), fresh.hash(), where);
      if (position.isOver()) {
        break;
      }
      int move = position.randomMove(random);
      position.play(move);
      state.play(move);
    }
    for (int ply = seen.size() - 1; ply > 0; ply--) {
      assertArrayEquals(seen.get(ply), look(state), variant.name() + " taken back to ply " + ply);
      state.undo();
    }
    assertArrayEquals(seen.get(0), look(state), variant.name() + " taken back to the start");
  }

  private static void compare(Position position, State state, String where) {
    assertArrayEquals(position.legalMoves(), moves(state), where);
    assertEquals(position.hash(), state.hash(), where);
    assertEquals(position.turn().index(), state.turn(), where);
    assertEquals(position.seat(position.turn()) - 1, state.seatToMove(), where);
    assertEquals(position.placing(), state.placing(), where);
    assertEquals(position.scoreHalves(Colour.WHITE), state.scoreHalves(0), where);
    assertEquals(position.scoreHalves(Colour.BLACK), state.scoreHalves(1), where);
    for (int space = 0; space < position.variant().board().size(); space++) {
      assertEquals(position.height(space), state.height(space), where);
      assertEquals(position.owner(space), state.owner(space), where);
      assertEquals(position.bases(space), state.bases(space), where);
    }
    if (position.isOver()) {
      int expected = position.outcome().winner().map(w -> w == position.turn() ? 1 : -1).orElse(0);
      assertEquals(expected, state.result(), where);
    }
  }

  private static int[] moves(State state) {
    int[] list = new int[state.mostMoves()];
    return Arrays.copyOf(list, state.legalMoves(list));
  }

  private static int[] features(State state) {
    int[] features = new int[Feature.COUNT];
    state.features(features);
    return features;
  }

  /** Returns everything there is to see of a state. */
  private static int[] look(State state) {
    IntStream stacks =
        IntStream.range(0, state.variant().board().size())
            .map(s -> state.height(s) * 10_000 + state.bases(s) * 10 + state.owner(s));
    IntStream rest =
        IntStream.of(
            (int) state.hash(), state.turn(), state.seatToMove(), state.lead(), state.result());
    IntStream features = Arrays.stream(features(state));
    IntStream board = IntStream.concat(stacks, rest);
    return IntStream.concat(board, IntStream.concat(Arrays.stream(moves(state)), features))
        .toArray();
  }
}
