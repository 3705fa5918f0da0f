package stacklab.report.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import stacklab.board.Board;
import stacklab.game.Outcome;
import stacklab.report.figure.Numbers;
import stacklab.report.sample.Choice;
import stacklab.report.sample.GameRow;
import stacklab.report.sample.Replay;
import stacklab.report.sample.Sample;
import stacklab.report.svg.BoardGeometry;
import stacklab.report.svg.BoardPicture;
import stacklab.rules.Colour;
import stacklab.rules.Komi;

/** Sample games in the form that the page's script steps through. */
final class GameData {
  private final List<Sample> samples;
  private final List<Sample> without;
  private final Map<String, Integer> drawings = new LinkedHashMap<>();
  private final List<Object> boards = new ArrayList<>();

  GameData(List<Sample> samples) {
    this.without = samples.stream().filter(sample -> sample.games().isEmpty()).toList();
    this.samples = samples.stream().filter(sample -> !sample.games().isEmpty()).toList();
  }

  /** Returns the JSON text; its first key holds the boards, which samples name by number. */
  String json() {
    List<Object> all = new ArrayList<>();
    for (Sample sample : samples) {
      Map<String, Object> entry = new LinkedHashMap<>();
      entry.put("variant", sample.matchup().variantId());
      entry.put("players", Players.of(sample.pairing()));
      entry.put("board", board(sample.matchup().variant().board()));
      entry.put("remark", remark(sample));
      entry.put("games", sample.games().stream().map(GameData::game).toList());
      all.add(entry);
    }
    Map<String, Object> root = new LinkedHashMap<>();
    root.put("boards", boards);
    root.put("samples", all);
    return Json.of(root);
  }

  /** Returns the drawing of each board, in the order of their numbers, once {@link #json} ran. */
  List<String> drawings() {
    return List.copyOf(drawings.keySet());
  }

  /** Returns why there are no games of some pairings, one sentence a reason. */
  List<String> missing() {
    Map<String, List<String>> byRemark = new LinkedHashMap<>();
    for (Sample sample : without) {
      byRemark
          .computeIfAbsent(sample.remark(), r -> new ArrayList<>())
          .add(sample.matchup().variantId() + " (" + sample.pairing().text() + ")");
    }
    return byRemark.entrySet().stream()
        .map(e -> "No games of " + shortList(e.getValue()) + ": " + e.getKey())
        .toList();
  }

  private static String shortList(List<String> names) {
    return names.size() <= 3
        ? String.join(", ", names)
        : String.join(", ", names.subList(0, 2)) + " and " + (names.size() - 2) + " more";
  }

  private static String remark(Sample sample) {
    return sample.lookedAt() == 0
        ? sample.remark()
        : "Chosen from the first "
            + Numbers.count(sample.lookedAt(), "game")
            + ". "
            + sample.remark();
  }

  private int board(Board board) {
    BoardGeometry geometry = BoardGeometry.of(board);
    String drawing = new InlineSvg(BoardPicture.of("The board", board).svg()).element("game-board");
    Integer known = drawings.get(drawing);
    if (known != null) {
      return known;
    }
    Map<String, Object> entry = new LinkedHashMap<>();
    entry.put("names", board.spaces().stream().map(space -> space.name()).toList());
    entry.put("x", geometry.middles().stream().map(p -> tenths(p.x())).toList());
    entry.put("y", geometry.middles().stream().map(p -> tenths(p.y())).toList());
    entry.put("radius", tenths(geometry.stackRadius()));
    drawings.put(drawing, boards.size());
    boards.add(entry);
    return boards.size() - 1;
  }

  /** Returns a length in tenths of a pixel. */
  private static Integer tenths(double length) {
    return (int) Math.rint(length * 10);
  }

  private static Map<String, Object> game(Sample.Game game) {
    Choice choice = game.choice();
    Map<String, Object> entry = new LinkedHashMap<>();
    entry.put("name", choice.name());
    entry.put("why", choice.why());
    entry.put("title", title(choice.row()));
    entry.put("result", result(game));
    entry.put("start", game.replay().start());
    entry.put("plies", game.replay().plies().stream().map(GameData::ply).toList());
    return entry;
  }

  private static String title(GameRow row) {
    return "Game "
        + Numbers.count(row.game())
        + (row.reversed() ? " (second of its pair)" : "")
        + ": "
        + Numbers.count(row.plies(), "ply").replace("plys", "plies")
        + (row.passes() == 0
            ? ""
            : ", " + row.passes() + (row.passes() == 1 ? " of them a pass" : " of them passes"))
        + (row.leadChanges() < 0 ? "" : ", " + Numbers.count(row.leadChanges(), "lead change"))
        + (row.decidedPly() < 0 ? "" : ", decided from ply " + row.decidedPly());
  }

  private static String result(Sample.Game game) {
    return game.replay().outcome().map(GameData::result).orElseGet(() -> stopped(game));
  }

  /** Returns what became of a game that the rules did not end. */
  private static String stopped(Sample.Game game) {
    GameRow row = game.choice().row();
    String winner =
        switch (row.winner()) {
          case "white" -> ", White wins";
          case "black" -> ", Black wins";
          default -> "";
        };
    return row.end() + winner;
  }

  private static String result(Outcome outcome) {
    String points = Komi.points(outcome.whiteHalves()) + " : " + Komi.points(outcome.blackHalves());
    String by =
        outcome.decidedBy().equals("score") || outcome.winner().isEmpty()
            ? ""
            : ", by " + outcome.decidedBy().replace('-', ' ');
    String cut = outcome.end() == Outcome.End.PLY_LIMIT ? "; cut off by the ply limit" : "";
    return outcome.winner().map(w -> Players.colour(w) + " wins ").orElse("A draw, ")
        + points
        + by
        + cut;
  }

  /** Returns a ply: move, mover, lead in half points or null, removed pieces, changes. */
  private static List<Object> ply(Replay.Ply ply) {
    List<Object> changes = new ArrayList<>();
    for (Replay.Change change : ply.changes()) {
      changes.add(change.space());
      changes.add(change.pieces());
    }
    List<Object> entry = new ArrayList<>();
    entry.add(ply.move());
    entry.add(ply.mover() == Colour.WHITE ? "White" : "Black");
    entry.add(ply.leadHalves().isPresent() ? (Object) ply.leadHalves().getAsInt() : null);
    entry.add(ply.removed());
    entry.add(changes);
    return entry;
  }
}
