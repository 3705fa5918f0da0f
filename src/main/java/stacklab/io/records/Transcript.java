package stacklab.io.records;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import stacklab.game.Position;
import stacklab.io.yaml.Shown;
import stacklab.rules.Colour;
import stacklab.rules.Komi;
import stacklab.rules.Variant;

/** A game written for people: who played, a line a ply with what it did, and what it came to. */
final class Transcript implements Form {
  private static final String BEGIN = PlayerNames.OWN + " game";
  private static final Pattern PLY =
      Pattern.compile("\\s*([0-9]{1,6})\\s+(White|Black)\\s+(\\S+)(?:\\s.*)?");
  private static final Pattern VALUE = Pattern.compile("([a-z]+): ?(.*)");
  private static final List<String> KEYS =
      List.of("variant", "first", "white", "black", "start", "end", "winner", "score");

  @Override
  public boolean fits(String firstLine) {
    return firstLine.strip().equals(BEGIN);
  }

  @Override
  public boolean hasMoves(String line) {
    return PLY.matcher(line).matches();
  }

  @Override
  public boolean begins(String line, boolean afterMoves) {
    return fits(line);
  }

  @Override
  public String variant(GameText text) {
    return text.lines().stream()
        .map(VALUE::matcher)
        .filter(value -> value.matches() && value.group(1).equals(KEYS.get(0)))
        .findFirst()
        .map(value -> value.group(2).strip())
        .orElse("");
  }

  @Override
  public RecordedGame read(GameText text, Variant variant, PlayerNames names) {
    Map<String, String> values = new LinkedHashMap<>();
    List<Turn> turns = new ArrayList<>();
    for (int i = 0; i < text.lines().size(); i++) {
      String line = text.lines().get(i).stripTrailing();
      Matcher ply = PLY.matcher(line);
      if (ply.matches()) {
        turns.add(turn(text, i, ply, turns.size() + 1));
      } else if (!line.isEmpty() && !fits(line)) {
        addValue(text, i, values);
      }
    }
    return game(text, values, turns, names, variant);
  }

  private static Turn turn(GameText text, int i, Matcher ply, int due) {
    if (Integer.parseInt(ply.group(1)) != due) {
      throw text.fault(i, "not a game: ply " + ply.group(1) + " where ply " + due + " is due");
    }
    Colour mover = ply.group(2).equals("White") ? Colour.WHITE : Colour.BLACK;
    return new Turn(ply.group(3), Optional.of(mover), text.line() + i);
  }

  private static void addValue(GameText text, int i, Map<String, String> values) {
    Matcher value = VALUE.matcher(text.lines().get(i).stripTrailing());
    if (!value.matches() || !KEYS.contains(value.group(1))) {
      throw text.fault(
          i,
          "not a game: "
              + text.shown(i)
              + " is neither a ply, such as '1 White e4', nor one of "
              + String.join(", ", KEYS));
    }
    if (values.put(value.group(1), value.group(2)) != null) {
      throw text.fault(i, "not a game: '" + value.group(1) + "' is there twice");
    }
  }

  private static RecordedGame game(
      GameText text,
      Map<String, String> values,
      List<Turn> turns,
      PlayerNames names,
      Variant variant) {
    String first = values.getOrDefault("first", variant.firstSeat().text());
    if (!first.equals("white") && !first.equals("black")) {
      throw text.fault(
          0, "not a game: first is " + Shown.quoted(first) + "; allowed: white, black");
    }
    if (!values.containsKey("end")) {
      throw text.fault(
          text.lines().size() - 1, "not a whole game: the record ends without its 'end'");
    }
    return new RecordedGame(
        text.file(),
        text.line(),
        names.own(values.getOrDefault("white", "")),
        names.own(values.getOrDefault("black", "")),
        first.equals("white") ? Colour.WHITE : Colour.BLACK,
        values.getOrDefault("start", ""),
        turns,
        false,
        claims(values, turns.size()));
  }

  private static Map<String, String> claims(Map<String, String> values, int plies) {
    Map<String, String> claims = new LinkedHashMap<>();
    claims.put("variant", values.getOrDefault("variant", ""));
    claims.put("end", values.get("end"));
    claims.put("winner", values.getOrDefault("winner", ""));
    claims.put("plies", Integer.toString(plies));
    String[] scores = values.getOrDefault("score", "").split(" to ", -1);
    if (scores.length == 2) {
      claims.put("white_score", scores[0]);
      claims.put("black_score", scores[1]);
    }
    return claims;
  }

  @Override
  public String write(WrittenGame game) {
    StringBuilder out = new StringBuilder(BEGIN).append('\n');
    out.append("variant: ").append(game.variantId()).append('\n');
    out.append("first: ").append(game.variant().firstSeat().text()).append('\n');
    out.append("white: ").append(game.white()).append('\n');
    out.append("black: ").append(game.black()).append('\n');
    if (!game.start().isEmpty()) {
      out.append("start: ").append(game.start()).append('\n');
    }
    Position position = game.begin();
    int number = 0;
    for (int move : game.moves()) {
      out.append(number == 0 ? "\n" : "")
          .append(PlyText.line(position, move, ++number))
          .append('\n');
    }
    out.append("\nend: ").append(game.end()).append('\n');
    if (!game.winner().isEmpty()) {
      out.append("winner: ").append(game.winner()).append('\n');
    }
    out.append("score: ").append(Komi.points(position.scoreHalves(Colour.WHITE)));
    out.append(" to ").append(Komi.points(position.scoreHalves(Colour.BLACK))).append("\n\n");
    return out.toString();
  }
}
