package stacklab.rules;

import java.util.List;
import java.util.OptionalInt;
import stacklab.board.Board;

/**
 * One complete rule set. Immutable; making one checks that its rules go together.
 *
 * @param name what it is called
 * @param summary one sentence about it; may be empty
 * @param source where its rules come from; may be empty
 * @param board the board
 * @param pieces one letter a space: {@code W}, {@code B} or {@code D} for a piece on the map,
 *     {@code #} for an empty space
 * @param setup how the other pieces come onto the board
 * @param first who begins
 * @param move the rules of a stack move
 * @param heightCap the most pieces a stack that was moved may have; empty for no cap
 * @param removal what leaves the board after a stack move
 * @param passing what happens when the player to move has no stack move
 * @param plyLimit the number of plies after which the game is over; empty for no limit
 * @param score what is counted
 * @param tieBreaks what decides between equal scores, in order
 * @param swap whether the second seat may exchange colours
 * @param komi points added to the scores
 */
public record Variant(
    String name,
    String summary,
    String source,
    Board board,
    String pieces,
    Setup setup,
    First first,
    MoveRules move,
    OptionalInt heightCap,
    Removal removal,
    Passing passing,
    OptionalInt plyLimit,
    Score score,
    List<TieBreak> tieBreaks,
    Swap swap,
    Komi komi) {

  /** A piece letter of {@link #pieces}. */
  public static final char WHITE_PIECE = 'W';

  /** A piece letter of {@link #pieces}. */
  public static final char BLACK_PIECE = 'B';

  /** The letter of a neutral base. */
  public static final char BASE_PIECE = 'D';

  /** The letter of an empty space. */
  public static final char EMPTY_SPACE = '#';

  /**
   * Checks that the rules go together.
   *
   * @throws InvalidVariant with every fault if they do not
   */
  public Variant {
    tieBreaks = List.copyOf(tieBreaks);
    List<Fault> faults =
        new Combinations(board, pieces, setup, move, heightCap, removal, plyLimit, score, tieBreaks)
            .faults();
    if (!faults.isEmpty()) {
      throw new InvalidVariant(faults);
    }
  }

  /** Returns the number of spaces on which the map has no piece. */
  public int emptySpaces() {
    return (int) pieces.chars().filter(c -> c == EMPTY_SPACE).count();
  }

  /** Returns how many pieces the players place; 0 unless they place. */
  public int placements() {
    return setup instanceof Setup.Place place
        ? place.bases() + place.stones().orElse(emptySpaces() - place.bases())
        : 0;
  }

  /** Returns how many of the placements are bases. */
  public int placedBases() {
    return setup instanceof Setup.Place place ? place.bases() : 0;
  }

  /** Returns the number of pieces once the setup is complete. */
  public int pieceCount() {
    int shuffled = setup instanceof Setup.Shuffle shuffle ? shuffle.pieces() : 0;
    return pieces.length() - emptySpaces() + placements() + shuffled;
  }

  /** Returns the number of bases once the setup is complete. */
  public int baseCount() {
    int drawn = (int) pieces.chars().filter(c -> c == BASE_PIECE).count();
    int shuffled = setup instanceof Setup.Shuffle shuffle ? shuffle.bases() : 0;
    return drawn + placedBases() + shuffled;
  }

  /** Returns the colour of the first seat: who makes the first ply of the game. */
  public Colour firstSeat() {
    return placements() > 0 ? first.place() : first.move();
  }

  /**
   * Returns a number that is the same for the same rules, whatever they are called, on every
   * machine. It is mixed into the streams of random numbers.
   */
  public long rulesHash() {
    return RulesText.hash(this);
  }

  /** Returns these rules under another name. */
  public Variant withName(String other) {
    return new Variant(
        other, summary, source, board, pieces, setup, first, move, heightCap, removal, passing,
        plyLimit, score, tieBreaks, swap, komi);
  }

  /** Returns these rules with another first colour, who both places and moves first. */
  public Variant withFirst(Colour colour) {
    return new Variant(
        name,
        summary,
        source,
        board,
        pieces,
        setup,
        First.of(colour),
        move,
        heightCap,
        removal,
        passing,
        plyLimit,
        score,
        tieBreaks,
        swap,
        komi);
  }
}
