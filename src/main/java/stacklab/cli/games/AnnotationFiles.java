package stacklab.cli.games;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import stacklab.board.Board;
import stacklab.game.Notation;
import stacklab.io.records.WrittenGame;
import stacklab.rules.Komi;
import stacklab.sim.Pairing;
import stacklab.sim.records.Annotation;
import stacklab.sim.records.Losses;
import stacklab.stats.Decimal;

/** The CSV files of annotated games. */
final class AnnotationFiles {
  private static final CSVFormat FORMAT =
      CSVFormat.DEFAULT.builder().setRecordSeparator('\n').get();

  /** The file with a row a ply. */
  static final String MOVES = "moves.csv";

  /** The file with the averages. */
  static final String LOSSES = "losses.csv";

  /** Both. */
  static final List<String> NAMES = List.of(MOVES, LOSSES);

  private final CSVPrinter moves;
  private final Map<String, Long> counts = new HashMap<>();

  /** Begins to write the rows of plies. */
  AnnotationFiles(OutputStream file) throws IOException {
    this.moves = new CSVPrinter(new OutputStreamWriter(file, UTF_8), FORMAT);
    moves.printRecord(
        "variant",
        "pairing",
        "game",
        "ply",
        "colour",
        "player",
        "move",
        "forced",
        "best",
        "best_result",
        "result",
        "loss",
        "points",
        "turning_point");
  }

  void add(Annotation annotation) throws IOException {
    WrittenGame game = annotation.game();
    Pairing pairing = new Pairing(game.variant().firstSeat(), game.white(), game.black());
    long number = counts.merge(game.variantId() + "\n" + pairing.text(), 1L, Long::sum);
    Board board = game.variant().board();
    for (Annotation.Ply ply : annotation.plies()) {
      moves.printRecord(
          game.variantId(),
          pairing.text(),
          number,
          ply.number(),
          ply.mover().text(),
          ply.player(),
          Notation.text(board, ply.move()),
          ply.forced() ? "yes" : "no",
          Notation.text(board, ply.best()),
          Decimal.of(ply.bestResult()),
          Decimal.of(ply.result()),
          Decimal.of(ply.loss()),
          ply.lostHalves().isPresent() ? Komi.points(ply.lostHalves().getAsInt()) : "",
          ply.isTurningPoint() ? "yes" : "no");
    }
  }

  /** Hands on the rows written so far. */
  void flush() throws IOException {
    moves.flush();
  }

  /** Returns the text of the averages. */
  static String text(List<Losses.Row> rows) throws IOException {
    StringBuilder text = new StringBuilder();
    CSVPrinter csv = new CSVPrinter(text, FORMAT);
    csv.printRecord(
        "variant",
        "player",
        "metric",
        "ply",
        "games",
        "estimate",
        "ci_low",
        "ci_high",
        "confidence",
        "method");
    for (Losses.Row row : rows) {
      csv.printRecord(
          row.variant(),
          row.player(),
          row.metric().text(),
          row.ply() == Losses.ALL ? "" : row.ply(),
          row.games(),
          Decimal.of(row.mean()),
          Decimal.of(row.interval().low()),
          Decimal.of(row.interval().high()),
          Decimal.of(row.interval().confidence()),
          row.interval().method());
    }
    return text.toString();
  }
}
