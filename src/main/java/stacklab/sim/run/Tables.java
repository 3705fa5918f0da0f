package stacklab.sim.run;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.apache.commons.csv.CSVPrinter;
import stacklab.io.AtomicFile;
import stacklab.rules.Komi;
import stacklab.sim.Matchup;
import stacklab.sim.Plan;
import stacklab.sim.compare.Comparison;
import stacklab.sim.tally.PairingTally;
import stacklab.stats.Decimal;
import stacklab.stats.Histogram;

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

  void writeComparisons(Path file) throws IOException {
    AtomicFile.write(file, out -> print(out, this::comparisons));
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
    csv.printRecord(
        "metric",
        "pairing",
        "baseline",
        "variant",
        "units",
        "difference",
        "ci_low",
        "ci_high",
        "confidence",
        "effect_size",
        "p_value",
        "p_holm",
        "p_bh",
        "test",
        "verdict");
    for (Comparison row : result.comparisons()) {
      csv.printRecord(
          row.metric(),
          row.pairing().text(),
          row.baseline(),
          row.variant(),
          row.units(),
          Decimal.of(row.difference()),
          Decimal.of(row.interval().low()),
          Decimal.of(row.interval().high()),
          Decimal.of(row.interval().confidence()),
          Decimal.of(row.effectSize()),
          Decimal.of(row.pValue()),
          Decimal.of(row.holm()),
          Decimal.of(row.benjaminiHochberg()),
          row.test(),
          row.verdict());
    }
  }

  private void plies(CSVPrinter csv) throws IOException {
    csv.printRecord(
        "variant", "pairing", "ply", "metric", "games", "mean", "sd", "q05", "q50", "q95");
    for (Plan.Row row : result.settings().plan().rows()) {
      Matchup matchup = result.settings().plan().matchups().get(row.matchup());
      PairingTally tally =
          result.tallies().get(row.matchup()).pairings().get(row.reversed() ? 1 : 0);
      List<String> key = List.of(matchup.variantId(), matchup.pairing(row.reversed()).text());
      plies(csv, key, "branching", tally.legalByPly().byPly(), 2);
      plies(csv, key, "lead", tally.leadByPly().byPly(), 1);
    }
  }

  /** Prints a metric's distribution at each ply; values are in units of halves / 2. */
  private static void plies(
      CSVPrinter csv, List<String> key, String metric, List<Histogram> byPly, int halves)
      throws IOException {
    for (int ply = 0; ply < byPly.size(); ply++) {
      Histogram values = byPly.get(ply);
      if (values.total() > 0) {
        csv.printRecord(
            key.get(0),
            key.get(1),
            ply + 1,
            metric,
            values.total(),
            Decimal.of(values.mean() * halves / 2),
            Decimal.of(values.sd() * halves / 2),
            Komi.points(values.quantile(0.05) * halves),
            Komi.points(values.quantile(0.5) * halves),
            Komi.points(values.quantile(0.95) * halves));
      }
    }
  }
}
