package stacklab.game;

import java.util.Optional;
import stacklab.rules.Colour;

/**
 * What a finished game comes to.
 *
 * @param winner the winner's colour at the end; empty for a draw
 * @param decidedBy {@code score}, or the name of the tie-break that decided, {@code draw} included
 * @param end why the game was over
 * @param whiteHalves White's score with komi, in half points
 * @param blackHalves Black's score with komi, in half points
 */
public record Outcome(
    Optional<Colour> winner, String decidedBy, End end, int whiteHalves, int blackHalves) {

  /** Why a game was over. */
  public enum End {
    /** The rules allow no further move. */
    NO_MOVES("no-moves"),
    /** The variant's number of plies was reached. */
    PLY_LIMIT("ply-limit");

    private final String text;

    End(String text) {
      this.text = text;
    }

    /** Returns the word used in records. */
    public String text() {
      return text;
    }
  }
}
