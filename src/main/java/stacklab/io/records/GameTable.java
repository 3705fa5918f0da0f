package stacklab.io.records;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import stacklab.io.yaml.Shown;
import stacklab.rules.Colour;
import stacklab.rules.Variant;

/**
 * Rows of games.csv, as run folders hold them, and of other tables with a column of moves; columns
 * are found by their names.
 */
final class GameTable implements Form {
  private static final String MOVES = "moves";
  private static final String PLIES = "plies";
  private static final String PAIRING = "pairing";
  private static final List<String> CLAIMED =
      List.of(
          "variant",
          PAIRING,
          "game",
          "winner",
          "winner_seat",
          "white_score",
          "black_score",
          "margin",
          PLIES,
          "passes",
          "removed",
          "decided_by",
          "end");

  @Override
  public boolean fits(String firstLine) {
    List<String> names = Csv.split(firstLine).orElse(List.of());
    return names.contains(MOVES) || (names.contains(PAIRING) && names.contains("winner"));
  }

  @Override
  public Optional<String> faultOfHeader(String header) {
    if (!fits(header)) {
      return Optional.of("this is no first line of a games.csv");
    }
    return Csv.split(header).orElse(List.of()).contains(MOVES)
        ? Optional.empty()
        : Optional.of(
            "the table has no column 'moves'; experiments write it with"
                + " record: {games: true, moves: true}");
  }

  @Override
  public boolean hasMoves(String line) {
    return !line.isBlank();
  }

  @Override
  public boolean begins(String line, boolean afterMoves) {
    return afterMoves;
  }

  @Override
  public String variant(GameText text) {
    return row(text).getOrDefault("variant", "");
  }

  @Override
  public RecordedGame read(GameText text, Variant variant, PlayerNames names) {
    Map<String, String> row = row(text);
    if (row.get(MOVES).isEmpty() && !row.getOrDefault(PLIES, "").equals("0")) {
      throw text.fault(0, "not a game: the row has no moves");
    }
    Map<String, String> claims = new HashMap<>();
    for (String column : CLAIMED) {
      claims.put(column, row.getOrDefault(column, ""));
    }
    return new RecordedGame(
        text.file(),
        text.line(),
        name(row, "white", names),
        name(row, "black", names),
        first(text, row, variant),
        row.getOrDefault("start", ""),
        turns(row.get(MOVES), text.line()),
        false,
        claims);
  }

  /** In tables of our own people have no names. */
  private static String name(Map<String, String> row, String column, PlayerNames names) {
    String name = row.getOrDefault(column, "");
    return row.containsKey(PAIRING) ? names.own(name) : names.known(name);
  }

  private static Colour first(GameText text, Map<String, String> row, Variant variant) {
    String first = row.getOrDefault("first", "");
    return switch (first) {
      case "" -> variant.firstSeat();
      case "white" -> Colour.WHITE;
      case "black" -> Colour.BLACK;
      default ->
          throw text.fault(
              0, "not a game: first is " + Shown.quoted(first) + "; allowed: white, black");
    };
  }

  private static Map<String, String> row(GameText text) {
    List<String> names = Csv.split(text.header()).orElse(List.of());
    List<String> cells =
        Csv.split(text.lines().get(0))
            .orElseThrow(() -> text.fault(0, "not a game: a quote is not closed"));
    if (cells.size() != names.size()) {
      throw text.fault(
          0,
          "not a game: the row has "
              + cells.size()
              + " cells; the table has "
              + names.size()
              + " columns");
    }
    Map<String, String> row = new HashMap<>();
    for (int i = 0; i < names.size(); i++) {
      row.put(names.get(i), cells.get(i));
    }
    return row;
  }

  private static List<Turn> turns(String moves, int line) {
    List<Turn> turns = new ArrayList<>();
    for (String move : moves.split(" +", -1)) {
      if (!move.isEmpty()) {
        turns.add(new Turn(move, Optional.empty(), line));
      }
    }
    return turns;
  }

  /** Rows hold what only a run measures, so whoever has measured the games writes them. */
  @Override
  public String write(WrittenGame game) {
    throw new IllegalArgumentException("rows of games.csv are written from measured games");
  }
}
