package stacklab.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import stacklab.rules.Colour;

/**
 * A game from the click log of a public site. A turn is what was clicked up to {@code done}, its
 * takebacks undone: a placement, a stack move, nothing at all (a pass), or a resignation.
 *
 * @param turns the turns in order, those after the end of the game included
 */
record BoardspaceGame(List<Turn> turns) {
  private static final Pattern CLICK = Pattern.compile("; P([01])\\[(?:\\d+ )?([A-Za-z]+)(.*)\\]");
  private static final Pattern SPACE = Pattern.compile(" ([A-K]) (\\d+)");
  private static final Pattern TWO_SPACES = Pattern.compile(SPACE + "" + SPACE);

  /** Stands for giving up in {@link Turn#move}. */
  static final String RESIGN = "resign";

  /**
   * One turn.
   *
   * @param colour who clicked {@code done}; the site's P0 is White
   * @param move a move's text, or {@link #RESIGN}
   */
  record Turn(Colour colour, String move) {}

  /**
   * Reads a log.
   *
   * @throws IllegalArgumentException with the line if a click is not understood
   */
  static BoardspaceGame parse(String log) {
    List<Turn> turns = new ArrayList<>();
    Clicks clicks = new Clicks();
    for (String line : log.lines().toList()) {
      Matcher click = CLICK.matcher(line);
      if (!click.matches() || click.group(2).equals("time")) {
        continue;
      }
      Colour colour = click.group(1).equals("0") ? Colour.WHITE : Colour.BLACK;
      switch (click.group(2)) {
        case "Start" -> {
          // A game that starts again is logged again from its beginning.
          turns.clear();
          clicks = new Clicks();
        }
        case "done" -> {
          turns.add(new Turn(colour, clicks.move()));
          clicks = new Clicks();
        }
        case "reset" -> clicks = new Clicks();
        default -> clicks.add(click.group(2), click.group(3), line);
      }
    }
    return new BoardspaceGame(List.copyOf(turns));
  }

  /** What the clicks of a turn so far come to. */
  private static final class Clicks {
    private Optional<String> from = Optional.empty();
    private Optional<String> to = Optional.empty();
    private boolean resigned;

    /** A stone picked off the pool beside the board and put back there changes nothing. */
    void add(String verb, String where, String line) {
      switch (verb) {
        case "pick", "drop", "pass" -> {}
        case "pickb" -> pick(space(where, line));
        case "dropb" -> drop(space(where, line));
        case "move" -> {
          Matcher spaces = TWO_SPACES.matcher(where);
          if (!spaces.matches()) {
            throw new IllegalArgumentException(line);
          }
          pick(name(spaces.group(1), spaces.group(2)));
          drop(name(spaces.group(3), spaces.group(4)));
        }
        case "resign" -> resigned = true;
        default -> throw new IllegalArgumentException(line);
      }
    }

    /** Picking up what this turn has put down takes it back; its origin is kept. */
    private void pick(String space) {
      if (to.equals(Optional.of(space))) {
        to = Optional.empty();
      } else {
        from = Optional.of(space);
      }
    }

    private void drop(String space) {
      if (from.equals(Optional.of(space))) {
        from = Optional.empty();
      } else {
        to = Optional.of(space);
      }
    }

    String move() {
      if (resigned) {
        return RESIGN;
      }
      return to.isEmpty() ? "pass" : from.orElse("") + to.get();
    }

    private static String space(String where, String line) {
      Matcher space = SPACE.matcher(where);
      if (!space.matches()) {
        throw new IllegalArgumentException(line);
      }
      return name(space.group(1), space.group(2));
    }

    private static String name(String letter, String number) {
      return letter.toLowerCase(Locale.ROOT) + number;
    }
  }
}
