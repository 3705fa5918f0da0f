package stacklab.rules.words;

import java.util.Arrays;
import java.util.stream.IntStream;
import stacklab.board.Board;
import stacklab.board.Grid;
import stacklab.rules.Bases;
import stacklab.rules.Distance;
import stacklab.rules.Locked;
import stacklab.rules.MoveRules;
import stacklab.rules.Path;
import stacklab.rules.Stacks;
import stacklab.rules.Variant;

/** Sentences about stack moves. */
final class MoveWords {
  private final Variant variant;
  private final MoveRules move;
  private final boolean hasBases;

  private MoveWords(Variant variant) {
    this.variant = variant;
    this.move = variant.move();
    this.hasBases = variant.baseCount() > 0;
  }

  static String of(Variant variant) {
    MoveWords words = new MoveWords(variant);
    return words.whole() + words.bases() + words.between() + words.locked() + words.cap();
  }

  private String whole() {
    return "Take "
        + taken()
        + " and move it "
        + distance()
        + " "
        + onto()
        + ". The moved stack goes on top; a stack belongs to the player whose colour is on top.";
  }

  private String taken() {
    boolean movable = hasBases && move.bases() == Bases.MOVABLE;
    if (move.stacks() == Stacks.ANY) {
      return "any whole stack, your own or your opponent's" + (movable ? " or nobody's," : ",");
    }
    return "a whole stack of your own" + (movable ? ", or one with a base on top," : "");
  }

  private String distance() {
    if (move.distance() instanceof Distance.Exactly exactly) {
      return exactly.steps() == 1
          ? "one step along a line"
          : "along a line exactly " + exactly.steps() + " steps";
    }
    return switch ((Distance.Measured) move.distance()) {
      case HEIGHT -> "along a line exactly as many steps as it is high";
      case UP_TO_HEIGHT -> "along a line at most as many steps as it is high";
      case TARGET_HEIGHT -> "along a line exactly as many steps as the stack it lands on is high";
      case ANY -> "along a line any number of steps";
    };
  }

  private String onto() {
    return switch (move.onto()) {
      case ANY -> "onto another stack, whoever owns it";
      case OWN -> "onto another stack of your own";
      case OPPONENT -> "onto a stack of your opponent's";
      case NEUTRAL -> "onto a stack with a base on top";
      case ANY_OR_EMPTY -> "onto another stack, whoever owns it, or onto an empty space";
    };
  }

  private String bases() {
    if (!hasBases) {
      return "";
    }
    return move.bases() == Bases.FIXED
        ? " A stack with a base on top belongs to nobody and never moves; a base further down moves"
            + " with its stack."
        : " A stack with a base on top belongs to nobody.";
  }

  private String between() {
    if (move.distance() instanceof Distance.Exactly exactly && exactly.steps() == 1) {
      return "";
    }
    boolean holes = BoardWords.hasHoles(variant.board());
    if (move.path() == Path.CLEAR) {
      return " All spaces between must be empty" + (holes ? ", and a hole is in the way." : ".");
    }
    return " What lies between does not matter"
        + (holes ? "; a hole in the board counts as a step." : ".");
  }

  private String locked() {
    if (move.locked() == Locked.NEVER) {
      return "";
    }
    Board board = variant.board();
    int most = most(board);
    if (IntStream.range(0, board.size()).noneMatch(board::lockable)) {
      return " (A stack with a stack on every side would be locked, but no space of this board has"
          + " a neighbour on every side.)";
    }
    return " A stack with all of its "
        + most
        + " neighbouring spaces occupied is locked and may not move; one on a space with fewer than "
        + most
        + (board.grid() == Grid.LINES ? " is never locked." : ", by an edge or a hole, never is.");
  }

  /** On a wrapped board two directions may lead to one neighbour, so the lockable spaces tell. */
  private static int most(Board board) {
    int[] lockable = IntStream.range(0, board.size()).filter(board::lockable).toArray();
    return Arrays.stream(lockable).map(s -> board.neighbours(s).length).max().orElse(0);
  }

  private String cap() {
    return variant.heightCap().isPresent()
        ? " No move may make a stack higher than "
            + PlainWords.count(variant.heightCap().getAsInt(), "piece")
            + "."
        : " A stack may grow to any height.";
  }
}
