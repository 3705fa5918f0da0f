package stacklab.io.records;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import stacklab.board.Board;
import stacklab.game.Move;
import stacklab.game.Notation;
import stacklab.game.Position;
import stacklab.io.yaml.Shown;
import stacklab.rules.Colour;
import stacklab.rules.Variant;

/**
 * The click log of boardspace.net. A turn is what was clicked up to {@code done}, its takebacks
 * undone. The player named by {@code Start} moves first; clicks after a second {@code Start} repeat
 * the game from its beginning.
 */
final class BoardspaceLog implements Form {
  private static final Pattern CLICK =
      Pattern.compile("; ?P([01]) ?\\[(?:\\d+ )?([A-Za-z]+)(?: (.*?))?\\]");
  private static final Pattern PLAYER = Pattern.compile("P([01])\\[id \"([^\"]*)\"\\]");
  private static final Pattern NAME = Pattern.compile("GM\\[([^\\]]*)\\].*");
  private static final Pattern PROPERTY = Pattern.compile("[A-Z][A-Za-z0-9]*\\[.*");
  private static final Pattern SPACE = Pattern.compile("[A-Z][0-9]+");
  private static final String BEGIN = "(;";
  private static final String OWN = "AP[" + PlayerNames.OWN + "]";

  @Override
  public boolean fits(String firstLine) {
    return firstLine.startsWith(BEGIN) || firstLine.startsWith("GM[");
  }

  @Override
  public boolean hasMoves(String line) {
    return line.startsWith("; P");
  }

  @Override
  public boolean begins(String line, boolean afterMoves) {
    return line.startsWith(BEGIN);
  }

  @Override
  public RecordedGame read(GameText text, Variant variant, PlayerNames names) {
    return new Reading(text, variant).read(names);
  }

  @Override
  public Optional<String> refuses(Variant variant) {
    Board board = variant.board();
    for (int space = 0; space < board.size(); space++) {
      if (!SPACE.matcher(board.name(space).toUpperCase(Locale.ROOT)).matches()) {
        return Optional.of(
            "its space '" + board.name(space) + "' is no single letter with a number");
      }
    }
    return Refused.withoutStarts(variant).or(() -> Refused.withoutSwaps(variant));
  }

  @Override
  public Optional<String> refuses(WrittenGame game) {
    return Refused.movesOnly(game, true).or(() -> Refused.name(game, "\"[]"));
  }

  @Override
  public String write(WrittenGame game) {
    return new Writing(game).text();
  }

  /** Reads one log. */
  private static final class Reading {
    private final GameText text;
    private final Variant variant;
    private final String[] names = {"", ""};
    private final List<Turn> turns = new ArrayList<>();
    private Clicks clicks = new Clicks();
    private Colour starter;
    private String played = "";
    private boolean own;
    private boolean closed;
    private int starting;

    Reading(GameText text, Variant variant) {
      this.text = text;
      this.variant = variant;
    }

    RecordedGame read(PlayerNames known) {
      for (int i = 0; i < text.lines().size(); i++) {
        read(i, text.lines().get(i).strip());
      }
      if (starter == null) {
        throw text.fault(
            0, "not a game: nobody starts; expected a line such as '; P0[0 Start P0]'");
      }
      if (!closed) {
        throw text.fault(
            text.lines().size() - 1, "not a whole game: the record ends without its ')'");
      }
      int white = starter == Colour.WHITE ? starting : 1 - starting;
      return new RecordedGame(
          text.file(),
          text.line(),
          name(white, known),
          name(1 - white, known),
          starter,
          "",
          turns,
          false,
          Map.of(RecordedGame.PLAYED, played));
    }

    private String name(int player, PlayerNames known) {
      return own ? known.own(names[player]) : known.known(names[player]);
    }

    private void read(int i, String line) {
      if (line.isEmpty() || line.equals(BEGIN)) {
        return;
      }
      if (closed) {
        throw text.fault(i, "not a game: " + text.shown(i) + " follows the record's end");
      }
      Matcher click = CLICK.matcher(line);
      if (click.matches()) {
        click(i, click);
      } else if (line.equals(")")) {
        closed = true;
      } else if (!property(line)) {
        throw text.fault(
            i, "not a game: " + text.shown(i) + " is no click, such as '; P0[1 dropb E 4]'");
      }
    }

    private boolean property(String line) {
      Matcher player = PLAYER.matcher(line);
      if (player.matches()) {
        names[Integer.parseInt(player.group(1))] = player.group(2);
      }
      Matcher name = NAME.matcher(line);
      if (name.matches()) {
        played = name.group(1).strip();
      }
      own |= line.contains(OWN);
      return PROPERTY.matcher(line).matches();
    }

    private void click(int i, Matcher click) {
      int player = click.group(1).charAt(0) - '0';
      String where = click.group(3) == null ? "" : click.group(3).strip();
      switch (click.group(2).toLowerCase(Locale.ROOT)) {
        case "time" -> {}
        case "start" -> start(i, where);
        case "reset" -> clicks = new Clicks();
        case "done" -> {
          if (starter == null) {
            throw text.fault(i, "not a game: " + text.shown(i) + " before anybody starts");
          }
          Colour mover = player == starting ? starter : starter.other();
          turns.add(new Turn(clicks.move(), Optional.of(mover), text.line() + i));
          clicks = new Clicks();
        }
        default -> {
          if (!clicks.add(click.group(2), where)) {
            throw text.fault(i, "not a game: the click " + text.shown(i) + " is not known");
          }
        }
      }
    }

    private void start(int i, String who) {
      if (!who.equals("P0") && !who.equals("P1")) {
        throw text.fault(i, "not a game: " + text.shown(i) + " starts neither P0 nor P1");
      }
      starting = who.charAt(1) - '0';
      starter = variant.firstSeat();
      turns.clear();
      clicks = new Clicks();
    }
  }

  /** What the clicks of a turn so far come to. */
  private static final class Clicks {
    private static final Pattern ONE = Pattern.compile("([A-Za-z]) (\\d{1,3})");
    private static final Pattern TWO =
        Pattern.compile("([A-Za-z]) (\\d{1,3}) ([A-Za-z]) (\\d{1,3})");

    private String from = "";
    private String to = "";
    private boolean resigned;

    /** Takes a click; returns whether it is one. */
    boolean add(String verb, String where) {
      Matcher one = ONE.matcher(where);
      Matcher two = TWO.matcher(where);
      switch (verb) {
        case "pickb" -> {
          return one.matches() && pick(name(one, 1));
        }
        case "dropb" -> {
          return one.matches() && drop(name(one, 1));
        }
        case "move" -> {
          return two.matches() && pick(name(two, 1)) && drop(name(two, 3));
        }
        case "resign" -> {
          resigned = true;
          return true;
        }
        default -> {
          // A stone picked off the pool beside the board and put back there changes nothing.
          return verb.equals("pick") || verb.equals("drop") || verb.equals("pass");
        }
      }
    }

    /** Picking up what this turn has put down takes it back; its origin is kept. */
    private boolean pick(String space) {
      if (to.equals(space)) {
        to = "";
      } else {
        from = space;
      }
      return true;
    }

    private boolean drop(String space) {
      if (from.equals(space)) {
        from = "";
      } else {
        to = space;
      }
      return true;
    }

    String move() {
      if (resigned) {
        return Turn.RESIGN;
      }
      return to.isEmpty() ? "pass" : from + to;
    }

    private static String name(Matcher matcher, int group) {
      return matcher.group(group).toLowerCase(Locale.ROOT) + matcher.group(group + 1);
    }
  }

  /** Writes one log. */
  private static final class Writing {
    private final WrittenGame game;
    private final Board board;
    private final StringBuilder out = new StringBuilder();
    private int clicks;

    Writing(WrittenGame game) {
      this.game = game;
      this.board = game.variant().board();
    }

    String text() {
      Colour first = game.variant().firstSeat();
      out.append(BEGIN).append("\nGM[").append(Shown.plain(game.variantId()).replace(']', ')'));
      out.append("]VV[1]\n").append(OWN).append('\n');
      out.append("P0[id \"").append(game.player(first)).append("\"]\n");
      out.append("P1[id \"").append(game.player(first.other())).append("\"]\n");
      click(0, "Start P0");
      Position position = game.begin();
      for (int move : game.moves()) {
        int player = position.turn() == first ? 0 : 1;
        click(player, clickOf(move));
        click(player, "done");
        position.playUnchecked(move);
      }
      game.resigned()
          .ifPresent(
              loser -> {
                click(loser == first ? 0 : 1, Turn.RESIGN);
                click(loser == first ? 0 : 1, "done");
              });
      return out.append(")\n").toString();
    }

    private void click(int player, String what) {
      out.append("; P").append(player).append('[').append(clicks++).append(' ');
      out.append(what).append("]\n");
    }

    private String clickOf(int move) {
      if (move == Move.PASS) {
        return Notation.text(board, move);
      }
      return Move.isPlacement(move)
          ? "dropb " + name(Move.from(move))
          : "move " + name(Move.from(move)) + " " + name(Move.to(move));
    }

    private String name(int space) {
      String name = board.name(space).toUpperCase(Locale.ROOT);
      return name.charAt(0) + " " + name.substring(1);
    }
  }
}
