package stacklab.rules.words;

import java.util.ArrayList;
import java.util.List;
import stacklab.rules.Colour;
import stacklab.rules.Removal;
import stacklab.rules.Swap;
import stacklab.rules.Variant;

/** Tells the rules of a variant in sentences, for people who never saw a variant file. */
public final class PlainWords {
  private PlainWords() {}

  /**
   * One part of the rules.
   *
   * @param topic a word or two: {@code Board}, {@code A turn}
   * @param text one or more sentences
   */
  public record Paragraph(String topic, String text) {}

  /** Returns all of a variant's rules, in the order in which one would explain the game. */
  public static List<Paragraph> of(Variant variant) {
    List<Paragraph> paragraphs = new ArrayList<>();
    paragraphs.add(new Paragraph("Board", BoardWords.of(variant.board())));
    paragraphs.add(new Paragraph("Start", StartWords.of(variant)));
    if (variant.swap() == Swap.AFTER_1) {
      paragraphs.add(new Paragraph("Swap", swap(variant)));
    }
    paragraphs.add(new Paragraph("A turn", MoveWords.of(variant)));
    if (variant.removal() == Removal.DISCONNECTED_FROM_BASE) {
      paragraphs.add(new Paragraph("Removal", removal()));
    }
    paragraphs.add(new Paragraph("The end", EndWords.end(variant)));
    paragraphs.add(new Paragraph("Winning", EndWords.winning(variant)));
    return paragraphs;
  }

  private static String swap(Variant variant) {
    return "After the very first ply the second player may exchange colours instead of making a"
        + " ply of their own; then it is the first player's turn, now as "
        + name(variant.firstSeat().other())
        + ".";
  }

  private static String removal() {
    return "After a stack has moved, every stack that is not joined to a base is taken off the"
        + " board, whoever owns it, the moved one included. A stack is joined to a base if it"
        + " contains one, or if a chain of neighbouring stacks leads to a stack that does. What is"
        + " taken off counts for nobody and never comes back.";
  }

  /** Returns {@code White} or {@code Black}. */
  static String name(Colour colour) {
    return colour == Colour.WHITE ? "White" : "Black";
  }

  /** Returns {@code 1 stone}, {@code 2 stones}. */
  static String count(int number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }

  /** Returns {@code a}, {@code a and b}, {@code a, b and c}. */
  static String list(List<String> parts) {
    int last = parts.size() - 1;
    return last < 1
        ? String.join("", parts)
        : String.join(", ", parts.subList(0, last)) + " and " + parts.get(last);
  }
}
