package stacklab.io.records;

import java.util.ArrayList;
import java.util.HashMap;
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
 * The transcripts of Little Golem: {@code Event [...] Site [...] White [...] Black [...]}, then
 * moves numbered two by two. A last placement that is the only one left is not written.
 */
final class LittleGolem implements Form {
  private static final Pattern TOKEN = Pattern.compile("([A-Za-z]+)\\s*\\[([^\\]]*)\\]|(\\S+)");
  private static final Pattern NUMBER = Pattern.compile("([0-9]{1,6})\\.");
  private static final Pattern MOVE =
      Pattern.compile("[a-z]+[0-9]+(-?[a-z]+[0-9]+)?|pass|swap|resign");
  private static final Pattern HEADER = Pattern.compile("[A-Za-z]+\\s*\\[.*");
  private static final Pattern NUMBERED = Pattern.compile("(.*\\s)?[0-9]{1,6}\\.(\\s.*|$)");
  private static final Pattern FIRST = Pattern.compile("1\\.(\\s.*|$)");
  private static final int ROUNDS_A_LINE = 8;

  @Override
  public boolean fits(String firstLine) {
    return HEADER.matcher(firstLine).matches() || FIRST.matcher(firstLine).matches();
  }

  @Override
  public boolean hasMoves(String line) {
    return NUMBERED.matcher(line).matches();
  }

  @Override
  public boolean begins(String line, boolean afterMoves) {
    return afterMoves && fits(line);
  }

  @Override
  public RecordedGame read(GameText text, Variant variant, PlayerNames names) {
    Reading reading = new Reading(text);
    for (int i = 0; i < text.lines().size(); i++) {
      reading.read(i);
    }
    return reading.game(variant, names);
  }

  @Override
  public Optional<String> refuses(Variant variant) {
    return Refused.withoutStarts(variant);
  }

  @Override
  public Optional<String> refuses(WrittenGame game) {
    return Refused.movesOnly(game, false)
        .or(() -> Refused.name(game, "[]"))
        .or(() -> atForcedPlacement(game));
  }

  /** A game that stops just before the forced placement reads as one that stops just after it. */
  private static Optional<String> atForcedPlacement(WrittenGame game) {
    Variant variant = game.variant();
    boolean before =
        variant.placements() > 0
            && variant.placements() == variant.emptySpaces()
            && game.moves().length == variant.placements() - 1;
    return before
        ? Optional.of("it stops just before a placement that this form leaves out")
        : Optional.empty();
  }

  @Override
  public String write(WrittenGame game) {
    StringBuilder out = new StringBuilder();
    out.append("Event [").append(Shown.plain(game.variantId()).replace(']', ')'));
    out.append("] Site [").append(PlayerNames.OWN);
    out.append("] White [").append(game.white());
    out.append("] Black [").append(game.black()).append("]\n");
    List<String> tokens = new ArrayList<>();
    for (int ply = 0; ply < game.moves().length; ply++) {
      if (!game.hasForcedPlacement(ply)) {
        tokens.add(Notation.text(game.variant().board(), game.moves()[ply]));
      }
    }
    game.resigned().ifPresent(loser -> tokens.add(Turn.RESIGN));
    for (int i = 0; i < tokens.size(); i++) {
      boolean newLine = i % (2 * ROUNDS_A_LINE) == 0;
      out.append(i == 0 ? "" : newLine ? "\n" : " ");
      out.append(i % 2 == 0 ? i / 2 + 1 + ". " : "").append(tokens.get(i));
    }
    return out.append(tokens.isEmpty() ? "1.\n" : "\n").toString();
  }

  /** Reads one transcript. */
  private static final class Reading {
    private final GameText text;
    private final Map<String, String> header = new HashMap<>();
    private final List<Turn> turns = new ArrayList<>();
    private boolean numbered;
    private boolean resigned;

    Reading(GameText text) {
      this.text = text;
    }

    void read(int i) {
      Matcher token = TOKEN.matcher(text.lines().get(i));
      while (token.find()) {
        if (token.group(1) != null) {
          header(i, token);
        } else {
          token(i, token.start() + 1, token.group(3).toLowerCase(Locale.ROOT));
        }
      }
    }

    private void header(int i, Matcher token) {
      if (numbered || !turns.isEmpty()) {
        throw text.fault(
            i, token.start() + 1, "not a game: '" + token.group(1) + " [' among the moves");
      }
      header.put(token.group(1).toLowerCase(Locale.ROOT), token.group(2).strip());
    }

    private void token(int i, int column, String token) {
      Matcher number = NUMBER.matcher(token);
      int due = turns.size() / 2 + 1;
      if (number.matches()) {
        boolean isDue = turns.size() % 2 == 0 && !numbered;
        if (!isDue || Integer.parseInt(number.group(1)) != due) {
          throw text.fault(
              i, column, "not a game: the number " + token + " where " + expected(due) + " is due");
        }
        numbered = true;
      } else if (!MOVE.matcher(token).matches()) {
        throw text.fault(
            i, column, "not a game: " + Shown.quoted(token) + " is no move, such as a1b2 or c3");
      } else if (resigned) {
        throw text.fault(i, column, "not a game: a move follows the resignation");
      } else {
        move(i, column, token, due);
      }
    }

    private String expected(int due) {
      return numbered || turns.size() % 2 != 0 ? "a move" : due + ".";
    }

    private void move(int i, int column, String token, int due) {
      if (turns.size() % 2 == 0 && !numbered) {
        throw text.fault(
            i, column, "not a game: " + Shown.quoted(token) + " where " + due + ". is due");
      }
      resigned = token.equals(Turn.RESIGN);
      turns.add(new Turn(token, Optional.empty(), text.line() + i));
      numbered = turns.size() % 2 != 0;
    }

    RecordedGame game(Variant variant, PlayerNames names) {
      if (turns.isEmpty() && !header.containsKey("white")) {
        throw text.fault(0, "not a game: there are no moves");
      }
      boolean own = header.getOrDefault("site", "").equals(PlayerNames.OWN);
      String white = header.getOrDefault("white", "");
      String black = header.getOrDefault("black", "");
      Colour first = variant.firstSeat();
      return new RecordedGame(
          text.file(),
          text.line(),
          own ? names.own(white) : names.known(white),
          own ? names.own(black) : names.known(black),
          first,
          "",
          turns,
          true,
          Map.of());
    }
  }
}
