package stacklab.cli.play;

import java.util.Optional;
import stacklab.game.Position;

/** How a game talks with the people who play it. */
public interface Dialogue {
  /** Says one or more sentences. */
  void say(String text);

  /** Prints a text as it is, on one line. */
  void line(String text);

  /** Says something about each of several things: one of them and what there is to say. */
  void item(String heading, String text);

  /** Shows the board. */
  void draw(Position position);

  /** Returns what is answered, without blanks around it; empty if no answer will come any more. */
  Optional<String> ask(String prompt);
}
