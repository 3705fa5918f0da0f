package stacklab.report.sample;

import java.util.Map;
import stacklab.board.Board;
import stacklab.game.Notation;
import stacklab.rules.Komi;
import stacklab.sim.play.GameRecord;

/**
 * A game as its row in games.csv has it. What is not known is empty, or -1 among the numbers.
 *
 * @param game its number
 * @param reversed whether it is the second game of its pair
 * @param winner {@code white}, {@code black}, {@code draw} or empty
 * @param score White's and Black's points, joined by a colon
 * @param plies the number of plies
 * @param passes how many of them were passes
 * @param removed the number of pieces removed
 * @param leadChanges how often the lead changed sides
 * @param decidedPly the first ply from which the winner's lead lasted
 * @param decidedBy what decided
 * @param end why the game was over
 * @param start the position text it began from, if not the variant's own
 * @param moves the moves, joined by blanks; empty if they were not written down
 */
public record GameRow(
    long game,
    boolean reversed,
    String winner,
    String score,
    int plies,
    int passes,
    int removed,
    int leadChanges,
    int decidedPly,
    String decidedBy,
    String end,
    String start,
    String moves) {
  private static final String[] WINNERS = {"white", "black", "draw"};

  /**
   * Returns a row from its cells by column.
   *
   * @throws IllegalArgumentException if a column is missing or holds no number where one belongs
   */
  static GameRow of(Map<String, String> cells, boolean reversed) {
    return new GameRow(
        Long.parseLong(cell(cells, "game")),
        reversed,
        cell(cells, "winner"),
        points(cells, "white_score") + ":" + points(cells, "black_score"),
        Integer.parseInt(cell(cells, "plies")),
        Integer.parseInt(cell(cells, "passes")),
        Integer.parseInt(cell(cells, "removed")),
        number(cell(cells, "lead_changes")),
        number(cell(cells, "decided_ply")),
        cell(cells, "decided_by"),
        cell(cells, "end"),
        cell(cells, "start"),
        cells.getOrDefault("moves", ""));
  }

  private static String cell(Map<String, String> cells, String column) {
    String cell = cells.get(column);
    if (cell == null) {
      throw new IllegalArgumentException("no column " + column);
    }
    return cell;
  }

  private static String points(Map<String, String> cells, String column) {
    String cell = cell(cells, column);
    if (!cell.matches("(-?[0-9]+(\\.5)?)?")) {
      throw new IllegalArgumentException(cell + " is no number of points");
    }
    return cell;
  }

  private static int number(String cell) {
    return cell.isEmpty() ? -1 : Integer.parseInt(cell);
  }

  /** Returns what the row of a game would say, moves included if they were kept. */
  public static GameRow of(Board board, long game, boolean reversed, GameRecord record) {
    StringBuilder moves = new StringBuilder();
    for (int ply = 0; record.moves != null && ply < record.plies; ply++) {
      moves.append(ply == 0 ? "" : " ").append(Notation.text(board, record.moves[ply]));
    }
    return new GameRow(
        game,
        reversed,
        record.winner < 0 ? "" : WINNERS[record.winner],
        Komi.points(record.whiteHalves) + ":" + Komi.points(record.blackHalves),
        record.plies,
        record.passes,
        record.removed,
        record.leadChanges(),
        record.decidedPly(),
        record.decidedBy,
        record.end,
        record.start,
        moves.toString());
  }

  /** Returns whether the rules ended the game. */
  boolean isPlayedOut() {
    return end.equals("no-moves") || end.equals("ply-limit");
  }

  /** Returns how many points one side is ahead at the end. */
  double margin() {
    int colon = score.indexOf(':');
    return Math.abs(
        Double.parseDouble(score.substring(0, colon))
            - Double.parseDouble(score.substring(colon + 1)));
  }

  /**
   * Returns whether another row tells of the same game: all that both know is equal, whether moves
   * were written down or not.
   */
  boolean agreesWith(GameRow other) {
    boolean leadsKnown = leadChanges >= 0 && other.leadChanges >= 0;
    return winner.equals(other.winner)
        && score.equals(other.score)
        && plies == other.plies
        && passes == other.passes
        && removed == other.removed
        && decidedBy.equals(other.decidedBy)
        && end.equals(other.end)
        && (!leadsKnown || (leadChanges == other.leadChanges && decidedPly == other.decidedPly))
        && (moves.isEmpty() || other.moves.isEmpty() || moves.equals(other.moves));
  }
}
