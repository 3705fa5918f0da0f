package stacklab.io.records;

import java.util.Optional;
import stacklab.game.Move;
import stacklab.game.Position;
import stacklab.game.PositionText;
import stacklab.random.Random;
import stacklab.rules.Colour;
import stacklab.rules.Variant;

/**
 * A game to be written down, legal as far as it goes.
 *
 * @param variantId what the variant is called
 * @param variant the rules, with the first colour of this game
 * @param white who began as White
 * @param black who began as Black
 * @param start the start's position text, or "" for the variant's own
 * @param moves the moves
 * @param end why it was over, as in games.csv
 * @param winner {@code white}, {@code black}, {@code draw} or "" where that is not known
 */
@SuppressWarnings("ArrayRecordComponent")
public record WrittenGame(
    String variantId,
    Variant variant,
    String white,
    String black,
    String start,
    int[] moves,
    String end,
    String winner) {
  private static final String RESIGN = "resign";

  /** Returns the position in which the game began. */
  public Position begin() {
    return start.isEmpty()
        ? Position.start(variant, Random.of(0))
        : PositionText.parse(variant, start);
  }

  /** Returns the position after some plies. */
  public Position after(int plies) {
    Position position = begin();
    for (int ply = 0; ply < plies; ply++) {
      position.playUnchecked(moves[ply]);
    }
    return position;
  }

  /** Returns the name of the player who began with a colour. */
  String player(Colour colour) {
    return colour == Colour.WHITE ? white : black;
  }

  /** Returns the colour that gave up; empty if nobody did, or if it is not known who. */
  Optional<Colour> resigned() {
    return end.equals(RESIGN) && !winner.isEmpty()
        ? Optional.of(winner.equals(Colour.WHITE.text()) ? Colour.BLACK : Colour.WHITE)
        : Optional.empty();
  }

  /** Returns whether the last placement was made and, being the only one left, was forced. */
  boolean hasForcedPlacement(int ply) {
    return variant.placements() == variant.emptySpaces()
        && ply == variant.placements() - 1
        && Move.isPlacement(moves[ply]);
  }
}
