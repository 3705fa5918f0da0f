package stacklab.rules;

import java.util.OptionalInt;

/** How the pieces come onto the board. */
public sealed interface Setup {
  /** They stand as drawn on the map. */
  record AsDrawn() implements Setup {}

  /**
   * The players fill the empty spaces of the map in turn, bases before stones.
   *
   * @param bases how many bases are placed first
   * @param stones how many stones then, both colours together; empty for all spaces that remain
   */
  record Place(int bases, OptionalInt stones) implements Setup {}

  /** These pieces are put on the empty spaces of the map at random. */
  record Shuffle(int white, int black, int bases) implements Setup {
    /** Returns the number of pieces. */
    public int pieces() {
      return white + black + bases;
    }
  }
}
