package stacklab.cli;

import java.util.ArrayList;
import java.util.List;
import stacklab.rules.Colour;
import stacklab.rules.InvalidInput;

/** Reads the values of {@code --first}. */
public final class FirstOption {
  private FirstOption() {}

  /**
   * Returns the first colours; none if there are no texts.
   *
   * @throws InvalidInput if a text is no colour or there twice
   */
  public static List<Colour> parse(List<String> texts) {
    List<Colour> colours = new ArrayList<>();
    for (String text : texts) {
      Colour colour =
          switch (text.strip()) {
            case "white" -> Colour.WHITE;
            case "black" -> Colour.BLACK;
            default ->
                throw new InvalidInput("--first " + text + ": use white, black or white,black");
          };
      if (colours.contains(colour)) {
        throw new InvalidInput("--first: " + text + " is there twice");
      }
      colours.add(colour);
    }
    return colours;
  }
}
