package stacklab.io.records;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import stacklab.game.Notation;
import stacklab.io.yaml.Shown;
import stacklab.rules.Colour;
import stacklab.rules.Variant;

/**
 * The move lists of the CodeCup contests: moves in capitals between blanks or commas, every
 * placement and pass written. Lines that begin with {@code #} are remarks; {@code # Player 1: NAME}
 * names the player who begins. An empty line, or a remark after moves, ends a game.
 */
final class MoveList implements Form {
  private static final Pattern MOVE =
      Pattern.compile("(?i)[a-z]+[0-9]+(-?[a-z]+[0-9]+)?|pass|swap|resign|start|quit");
  private static final Pattern TOKEN = Pattern.compile("[^\\s,]+");
  private static final Pattern PLAYER = Pattern.compile("#\\s*Player ([12]):\\s*(.*)");
  private static final String OWN = "# " + PlayerNames.OWN;
  private static final int MOVES_A_LINE = 24;

  @Override
  public boolean fits(String firstLine) {
    Matcher token = TOKEN.matcher(firstLine);
    return firstLine.startsWith("#") || (token.find() && MOVE.matcher(token.group()).matches());
  }

  @Override
  public boolean hasMoves(String line) {
    Matcher token = TOKEN.matcher(line);
    return token.find() && MOVE.matcher(token.group()).matches();
  }

  @Override
  public boolean begins(String line, boolean afterMoves) {
    return afterMoves && (line.isBlank() || line.startsWith("#"));
  }

  @Override
  public RecordedGame read(GameText text, Variant variant, PlayerNames names) {
    List<Turn> turns = new ArrayList<>();
    String[] players = {"", ""};
    boolean own = false;
    for (int i = 0; i < text.lines().size(); i++) {
      String line = text.lines().get(i);
      Matcher player = PLAYER.matcher(line);
      if (player.matches()) {
        players[player.group(1).charAt(0) - '1'] = player.group(2);
      } else if (line.startsWith("#")) {
        own |= line.strip().equals(OWN);
      } else {
        addMoves(text, i, turns);
      }
    }
    if (turns.isEmpty() && !own) {
      throw text.fault(0, "not a game: there are no moves");
    }
    Colour first = variant.firstSeat();
    int white = first == Colour.WHITE ? 0 : 1;
    return new RecordedGame(
        text.file(),
        text.line(),
        own ? names.own(players[white]) : names.known(players[white]),
        own ? names.own(players[1 - white]) : names.known(players[1 - white]),
        first,
        "",
        turns,
        false,
        Map.of());
  }

  private static void addMoves(GameText text, int i, List<Turn> turns) {
    Matcher token = TOKEN.matcher(text.lines().get(i));
    while (token.find()) {
      String move = token.group().toLowerCase(Locale.ROOT);
      if (!MOVE.matcher(move).matches()) {
        throw text.fault(
            i,
            token.start() + 1,
            "not a game: " + Shown.quoted(token.group()) + " is no move, such as A1B2 or C3");
      }
      if (!move.equals("start") && !move.equals("quit")) {
        turns.add(new Turn(move, Optional.empty(), text.line() + i));
      }
    }
  }

  @Override
  public Optional<String> refuses(Variant variant) {
    return Refused.withoutStarts(variant);
  }

  @Override
  public Optional<String> refuses(WrittenGame game) {
    return Refused.movesOnly(game, false);
  }

  @Override
  public String write(WrittenGame game) {
    StringBuilder out = new StringBuilder(OWN).append('\n');
    Colour first = game.variant().firstSeat();
    out.append("# Player 1: ").append(game.player(first)).append('\n');
    out.append("# Player 2: ").append(game.player(first.other())).append('\n');
    List<String> tokens = new ArrayList<>();
    for (int move : game.moves()) {
      tokens.add(Notation.text(game.variant().board(), move).toUpperCase(Locale.ROOT));
    }
    game.resigned().ifPresent(loser -> tokens.add(Turn.RESIGN.toUpperCase(Locale.ROOT)));
    for (int i = 0; i < tokens.size(); i++) {
      out.append(i == 0 ? "" : i % MOVES_A_LINE == 0 ? "\n" : " ").append(tokens.get(i));
    }
    return out.append("\n\n").toString();
  }
}
