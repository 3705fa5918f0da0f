package stacklab.rules.words;

import static stacklab.rules.words.PlainWords.count;
import static stacklab.rules.words.PlainWords.name;

import java.util.ArrayList;
import java.util.List;
import stacklab.rules.Colour;
import stacklab.rules.Setup;
import stacklab.rules.Variant;

/** Sentences about how a game starts and who begins. */
final class StartWords {
  private StartWords() {}

  static String of(Variant variant) {
    if (variant.setup() instanceof Setup.Place) {
      return placing(variant);
    }
    String begins = " " + name(variant.first().move()) + " moves first.";
    if (variant.setup() instanceof Setup.Shuffle shuffle) {
      return shuffled(variant, shuffle) + begins;
    }
    return sentence(drawn(variant), "stand", "on the board, as drawn")
        + empty(variant.emptySpaces(), "is", "are")
        + begins;
  }

  private static String shuffled(Variant variant, Setup.Shuffle shuffle) {
    String already = drawn(variant).isEmpty() ? "" : onMap(variant) + " ";
    return already
        + sentence(
            pieces(shuffle.white(), shuffle.black(), shuffle.bases()),
            "stand",
            "on the empty spaces at random, every arrangement equally likely")
        + empty(variant.emptySpaces() - shuffle.pieces(), "stays", "stay");
  }

  private static String onMap(Variant variant) {
    return sentence(drawn(variant), "stand", "on the board from the start, as drawn");
  }

  private static String placing(Variant variant) {
    String before = drawn(variant).isEmpty() ? "The board starts empty." : onMap(variant);
    int bases = variant.placedBases();
    int stones = variant.placements() - bases;
    Colour first = variant.first().place();
    String order =
        bases == 0
            ? count(stones, "stone") + ", each player stones of their own colour"
            : "first "
                + count(bases, "neutral base")
                + (stones == 0 ? "" : ", then " + stones(stones));
    return before
        + " The players place one piece each in turn on any empty space, "
        + name(first)
        + " first: "
        + order
        + "."
        + shares(first, bases, stones)
        + empty(variant.emptySpaces() - variant.placements(), "stays", "stay")
        + " Then "
        + name(variant.first().move())
        + " moves first.";
  }

  private static String stones(int stones) {
    return count(stones, "stone") + ", each player stones of their own colour";
  }

  /** Turns alternate without a break, so the number of bases decides who places the first stone. */
  private static String shares(Colour first, int bases, int stones) {
    Colour starts = bases % 2 == 0 ? first : first.other();
    if (stones == 0) {
      return "";
    }
    if (stones % 2 == 1) {
      return " "
          + name(starts)
          + " places the first stone and the last, so "
          + name(starts)
          + " has one stone more: "
          + (stones + 1) / 2
          + " against "
          + stones / 2
          + ".";
    }
    return " "
        + name(starts)
        + " places the first stone, "
        + name(starts.other())
        + " the last; each has "
        + stones / 2
        + ".";
  }

  private static List<String> drawn(Variant variant) {
    return pieces(
        letters(variant, Variant.WHITE_PIECE),
        letters(variant, Variant.BLACK_PIECE),
        letters(variant, Variant.BASE_PIECE));
  }

  private static int letters(Variant variant, char letter) {
    return (int) variant.pieces().chars().filter(c -> c == letter).count();
  }

  private static List<String> pieces(int white, int black, int bases) {
    List<String> parts = new ArrayList<>();
    if (white > 0) {
      parts.add(white + " white " + (white == 1 ? "stone" : "stones"));
    }
    if (black > 0) {
      parts.add(black + " black " + (black == 1 ? "stone" : "stones"));
    }
    if (bases > 0) {
      parts.add(count(bases, "neutral base"));
    }
    return parts;
  }

  private static String sentence(List<String> pieces, String verb, String where) {
    boolean one = pieces.size() == 1 && pieces.get(0).startsWith("1 ");
    return PlainWords.list(pieces) + " " + verb + (one ? "s " : " ") + where + ".";
  }

  private static String empty(int spaces, String one, String many) {
    return spaces == 0
        ? ""
        : " " + count(spaces, "space") + " " + (spaces == 1 ? one : many) + " empty.";
  }
}
