package stacklab.io.records;

import java.util.Optional;
import stacklab.rules.InvalidInput;
import stacklab.rules.Variant;

/** One form in which games are written. Without state. */
interface Form {
  /** Returns whether a file whose first line with anything on it is this may be of this form. */
  boolean fits(String firstLine);

  /**
   * Returns why a line cannot be the one that names a table's columns; empty if it can, or if the
   * form has no such line.
   */
  default Optional<String> faultOfHeader(String header) {
    return Optional.empty();
  }

  /** Returns whether a line holds, or may hold, moves. */
  boolean hasMoves(String line);

  /**
   * Returns whether a line begins another game.
   *
   * @param afterMoves whether the game so far has moves
   */
  boolean begins(String line, boolean afterMoves);

  /** Returns what the text calls the variant; "" if it does not say. */
  default String variant(GameText text) {
    return "";
  }

  /**
   * Returns the game.
   *
   * @throws InvalidInput with place and reason if the text is no game
   */
  RecordedGame read(GameText text, Variant variant, PlayerNames names);

  /** Returns why games of a variant cannot be written in this form; empty if they can. */
  default Optional<String> refuses(Variant variant) {
    return Optional.empty();
  }

  /** Returns why a game cannot be written in this form without loss; empty if it can. */
  default Optional<String> refuses(WrittenGame game) {
    return Optional.empty();
  }

  /** Returns the game's text, which {@link #read} makes the same game of. */
  String write(WrittenGame game);
}
