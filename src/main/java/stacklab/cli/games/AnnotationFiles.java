package stacklab.cli.games;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import stacklab.board.Board;
import stacklab.game.Notation;
import stacklab.io.AtomicFile;
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

  private final Path folder;
  private final BufferedWriter writer;
  private final CSVPrinter moves;
  private final Map<String, Long> counts = new HashMap<>();

  AnnotationFiles(Path folder) throws IOException {
    this.folder = folder;
    this.writer = Files.newBufferedWriter(folder.resolve("moves.csv"), UTF_8);
    this.moves = new CSVPrinter(writer, FORMAT);
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

  /** Writes the averages. */
  void finish(List<Losses.Row> rows) throws IOException {
    moves.flush();
    writer.close();
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
    AtomicFile.write(folder.resolve("losses.csv"), text.toString());
  }
}
