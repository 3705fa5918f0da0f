package stacklab.io.records;

import java.util.Optional;
import stacklab.rules.Colour;

/**
 * What a record says was played at one ply.
 *
 * @param move a move's text, or {@link #RESIGN}
 * @param mover whose ply it was, where the record says so
 * @param line the number of the line in the file
 */
public record Turn(String move, Optional<Colour> mover, int line) {
  /** Stands for giving up. */
  public static final String RESIGN = "resign";

  /** Returns whether the player gave up. */
  public boolean isResignation() {
    return move.equals(RESIGN);
  }
}
