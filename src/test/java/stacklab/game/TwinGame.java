package stacklab.game;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import stacklab.board.Board;
import stacklab.random.Random;
import stacklab.rules.Colour;
import stacklab.rules.InvalidInput;
import stacklab.rules.RulesText;
import stacklab.rules.Setup;
import stacklab.rules.Variant;

/**
 * Plays one random game on a {@link Position} and on its slow twin and compares them at every ply.
 * Whatever fails says with which seed, in which variant and after which moves.
 */
final class TwinGame {
  private static final int SMALL_BOARD = 12;

  private final Variant variant;
  private final Board board;
  private final long seed;
  private final Random random;
  private final Position position;
  private final List<SlowPosition> past = new ArrayList<>();
  private final List<String> moves = new ArrayList<>();
  private final Map<String, Long> hashes = new HashMap<>();
  private final Map<Long, String> needed = new HashMap<>();

  private TwinGame(Variant variant, long seed) {
    this.variant = variant;
    this.board = variant.board();
    this.seed = seed;
    this.random = Random.of(seed);
    this.position = Position.start(variant, random);
    this.past.add(twinOfStart());
  }

  /** Plays the game of a seed to its end and all the way back. */
  static void play(Variant variant, long seed) {
    TwinGame game = new TwinGame(variant, seed);
    try {
      game.play();
      game.takeAllBack();
    } catch (AssertionError | RuntimeException failure) {
      throw new AssertionError(game.context() + failure.getMessage(), failure);
    }
  }

  private String context() {
    return "seed "
        + seed
        + "\n"
        + RulesText.of(variant)
        + "start: "
        + SlowText.of(past.get(0))
        + "\nmoves: "
        + String.join(" ", moves)
        + "\n";
  }

  /** A shuffled start is read off the position; that the shuffle is right is another test. */
  private SlowPosition twinOfStart() {
    return variant.setup() instanceof Setup.Shuffle
        ? SlowText.parse(variant, PositionText.of(position))
        : SlowPosition.start(variant);
  }

  private SlowPosition twin() {
    return past.get(past.size() - 1);
  }

  private void play() {
    List<Integer> legal = compareAll();
    while (!legal.isEmpty()) {
      int move = legal.get(random.below(legal.size()));
      comparesAfterTakingBack(move);
      copyIsIndependent(move);
      position.play(move);
      moves.add(SlowText.move(board, move));
      past.add(twin().play(move));
      legal = compareAll();
    }
    assertEquals(new SlowScoring(twin()).outcome(), position.outcome());
  }

  private void takeAllBack() {
    while (past.size() > 1) {
      past.remove(past.size() - 1);
      moves.remove(moves.size() - 1);
      position.undo();
      assertEquals(SlowText.of(twin()), PositionText.of(position), "after taking back");
      assertEquals(hashes.get(new SlowKey(twin()).allowed()), position.hash(), "after taking back");
    }
    compareState(twin(), position);
    assertThrows(IllegalStateException.class, position::undo);
  }

  private List<Integer> compareAll() {
    SlowPosition twin = twin();
    List<Integer> legal = twin.legalMoves();
    compareMoves(legal, position);
    compareState(twin, position);
    compareHash(twin, position);
    compareText(twin);
    assertEquals(legal.isEmpty(), position.isOver());
    if (legal.isEmpty()) {
      assertFalse(position.isLegal(Move.PASS));
    } else {
      assertThrows(IllegalStateException.class, position::outcome);
      assertEquals(
          legal.get(Random.of(seed).below(legal.size())), position.randomMove(Random.of(seed)));
    }
    compareNotation(legal);
    if (board.size() <= SMALL_BOARD) {
      compareEveryPair(legal);
    }
    return legal;
  }

  private static void compareMoves(List<Integer> legal, Position position) {
    int[] expected = legal.stream().mapToInt(Integer::intValue).toArray();
    assertArrayEquals(expected, position.legalMoves(), "legal moves");
    assertEquals(expected.length, position.moveCount(), "number of legal moves");
  }

  private void compareState(SlowPosition twin, Position other) {
    assertEquals(twin.turn(), other.turn(), "turn");
    assertEquals(twin.placing(), other.placing(), "placing");
    assertEquals(twin.placed(), other.placed(), "placed");
    assertEquals(twin.plies(), other.plies(), "plies");
    for (int space = 0; space < board.size(); space++) {
      String stack = twin.stacks().get(space);
      assertEquals(stack, other.pieces(space), "pieces");
      assertEquals(stack.length(), other.height(space), "height");
      assertEquals(stack.replaceAll("[WB]", "").length(), other.bases(space), "bases");
      assertEquals(ownerCode(stack), other.owner(space), "owner");
    }
    SlowScoring scoring = new SlowScoring(twin);
    for (Colour colour : Colour.values()) {
      assertEquals(scoring.halves(colour), other.scoreHalves(colour), "score of " + colour);
    }
    assertEquals(String.join("", twin.stacks()).length(), other.pieceCount(), "pieces in all");
  }

  private static int ownerCode(String stack) {
    return stack.isEmpty() ? -1 : "WBD".indexOf(stack.charAt(stack.length() - 1));
  }

  /** Among all positions of a game: equal keys have equal hashes, unequal keys unequal hashes. */
  private void compareHash(SlowPosition twin, Position other) {
    assertEquals(other.slowHash(), other.hash(), "hash kept and hash from scratch");
    SlowKey key = new SlowKey(twin);
    Long known = hashes.putIfAbsent(key.allowed(), other.hash());
    assertTrue(known == null || known == other.hash(), () -> "two hashes of " + key.allowed());
    String same = needed.putIfAbsent(other.hash(), key.needed());
    assertTrue(
        same == null || same.equals(key.needed()),
        () -> "one hash of " + key.needed() + " and of " + same);
  }

  private void compareText(SlowPosition twin) {
    String text = PositionText.of(position);
    assertEquals(SlowText.of(twin), text, "position text");
    Position read = PositionText.parse(variant, text);
    SlowPosition twinRead = SlowText.parse(variant, text);
    assertEquals(text, PositionText.of(read), "position text read and written");
    compareState(twinRead, read);
    compareHash(twinRead, read);
    compareMoves(twinRead.legalMoves(), read);
    String otherTurn = text.replace(" w", " ?").replace(" b", " w").replace(" ?", " b");
    Position turned = PositionText.parse(variant, otherTurn);
    assertNotEquals(read.hash(), turned.hash(), "hash with the other player to move");
    compareHash(SlowText.parse(variant, otherTurn), turned);
  }

  private void compareNotation(List<Integer> legal) {
    Set<String> texts = new HashSet<>();
    for (int move : legal) {
      String text = Notation.text(board, move);
      assertEquals(SlowText.move(board, move), text, "move text");
      assertTrue(texts.add(text), "two moves are written " + text);
      assertEquals(move, Notation.parse(board, text));
      assertEquals(move, Notation.parse(board, text.toUpperCase(Locale.ROOT)));
      if (Move.isStackMove(move)) {
        String dashed = board.name(Move.from(move)) + "-" + board.name(Move.to(move));
        assertEquals(move, Notation.parse(board, dashed));
      }
    }
  }

  private void compareEveryPair(List<Integer> legal) {
    List<Integer> asked = new ArrayList<>(List.of(Move.PASS, Move.SWAP, Move.SWAP + 1, -1));
    for (int from = 0; from <= board.size(); from++) {
      for (int to = 0; to <= board.size(); to++) {
        asked.add(Move.of(from, to));
      }
    }
    for (int move : asked) {
      assertEquals(legal.contains(move), position.isLegal(move), () -> "is legal: " + move);
    }
    int illegal = asked.stream().filter(move -> !legal.contains(move)).findFirst().orElseThrow();
    if (illegal == Move.PASS || illegal == Move.SWAP) {
      assertThrows(InvalidInput.class, () -> position.play(illegal));
    }
  }

  private void comparesAfterTakingBack(int move) {
    int piecesBefore = position.pieceCount();
    position.playUnchecked(move);
    SlowPosition after = twin().play(move);
    int change = String.join("", after.stacks()).length() - piecesBefore;
    assertEquals(Move.isPlacement(move) ? 0 : -change, position.lastRemoved(), "pieces removed");
    position.undo();
    compareState(twin(), position);
    compareMoves(twin().legalMoves(), position);
    compareHash(twin(), position);
  }

  private void copyIsIndependent(int move) {
    Position copy = position.copy();
    compareState(twin(), copy);
    compareHash(twin(), copy);
    compareMoves(twin().legalMoves(), copy);
    copy.play(move);
    compareState(twin(), position);
    compareState(twin().play(move), copy);
    compareHash(twin().play(move), copy);
  }
}
