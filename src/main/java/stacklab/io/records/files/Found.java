package stacklab.io.records.files;

import java.util.Optional;
import stacklab.io.records.GameText;

/**
 * What was come across while files were read: a game's text, or something that is none.
 *
 * @param text the text; empty if it is no game
 * @param reason why it is no game, with its place; "" if it may be one
 */
public record Found(Optional<GameText> text, String reason) {
  static Found game(GameText text) {
    return new Found(Optional.of(text), "");
  }

  static Found nothing(String reason) {
    return new Found(Optional.empty(), reason);
  }
}
