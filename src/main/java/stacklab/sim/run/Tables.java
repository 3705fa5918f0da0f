package stacklab.sim.run;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.apache.commons.csv.CSVPrinter;
import stacklab.io.AtomicFile;
import stacklab.rules.Komi;
import stacklab.sim.compare.Comparison;
import stacklab.sim.figure.PlyFigure;
import stacklab.sim.figure.SpaceFigure;
import stacklab.sim.search.Answer;
import stacklab.sim.search.Search;
import stacklab.stats.Decimal;

/** Writes the CSV files of a run's statistics. */
final class Tables {
  private final RunResult result;

  Tables(RunResult result) {
    this.result = result;
  }

  void writeSummary(Path file) throws IOException {
    AtomicFile.write(file, out -> print(out, this::summary));
  }

  void writePlies(Path file) throws IOException {
    AtomicFile.write(file, out -> print(out, this::plies));
  }

  void writeSpaces(Path file) throws IOException {
    AtomicFile.write(file, out -> print(out, this::spaces));
  }

  void writeComparisons(Path file) throws IOException {
    AtomicFile.write(file, out -> print(out, this::comparisons));
  }

  void writeSearch(Path file, Search search) throws IOException {
    AtomicFile.write(
        file,
        out ->
            print(
                out,
                csv -> {
                  csv.printRecord(Answer.COLUMNS);
                  for (Answer answer : search.answers(result)) {
                    csv.printRecord(answer.cells());
                  }
                }));
  }

  @FunctionalInterface
  private interface Rows {
    void print(CSVPrinter csv) throws IOException;
  }

  private static void print(OutputStream out, Rows rows) throws IOException {
    Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
    CSVPrinter csv = new CSVPrinter(writer, GameRows.FORMAT);
    rows.print(csv);
    csv.flush();
  }

  private void summary(CSVPrinter csv) throws IOException {
    csv.printRecord(
        "variant",
        "pairing",
        "first",
        "white",
        "black",
        "metric",
        "games",
        "units",
        "distinct",
        "estimate",
        "ci_low",
        "ci_high",
        "confidence",
        "method");
    for (SummaryRow row : result.summary()) {
      csv.printRecord(
          row.variant(),
          row.pairing().text(),
          row.pairing().first().text(),
          row.pairing().white(),
          row.pairing().black(),
          row.metric(),
          row.games(),
          row.units(),
          row.distinct() < 0 ? "" : row.distinct(),
          Decimal.of(row.estimate()),
          Decimal.of(row.interval().low()),
          Decimal.of(row.interval().high()),
          Decimal.of(row.interval().confidence()),
          row.interval().method());
    }
  }

  private void comparisons(CSVPrinter csv) throws IOException {
    csv.printRecord(Comparison.COLUMNS);
    for (Comparison row : result.comparisons()) {
      csv.printRecord(row.cells());
    }
  }

  private void plies(CSVPrinter csv) throws IOException {
    csv.printRecord(
        "variant", "pairing", "ply", "metric", "games", "mean", "sd", "q05", "q50", "q95");
    for (PlyFigure row : result.plies()) {
      csv.printRecord(
          row.variant(),
          row.pairing().text(),
          row.ply(),
          row.metric(),
          row.games(),
          Decimal.of(row.mean()),
          Decimal.of(row.sd()),
          points(row.q05()),
          points(row.q50()),
          points(row.q95()));
    }
  }

  /** Returns a number of halves as an integer or with one decimal; empty if it is not known. */
  private static String points(double value) {
    return Double.isNaN(value) ? "" : Komi.points((int) Math.round(2 * value));
  }

  private void spaces(CSVPrinter csv) throws IOException {
    csv.printRecord(
        "variant", "pairing", "space", "metric", "games", "estimate", "ci_low", "ci_high");
    for (SpaceFigure row : result.spaces()) {
      csv.printRecord(
          row.variant(),
          row.pairing().text(),
          row.space(),
          row.metric(),
          row.games(),
          Decimal.of(row.estimate()),
          Decimal.of(row.interval().low()),
          Decimal.of(row.interval().high()));
    }
  }
}
