package stacklab.report.ladder;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import stacklab.io.AtomicFile;
import stacklab.sim.compare.Comparison;
import stacklab.sim.ladder.Attempt;
import stacklab.sim.ladder.Ladder;
import stacklab.sim.ladder.LevelComparison;
import stacklab.sim.ladder.SelfPlay;
import stacklab.sim.run.RunResult;
import stacklab.stats.Decimal;
import stacklab.stats.Interval;

/** Writes the files {@code ladder.csv} and {@code ladder-comparisons.csv} of a run folder. */
public final class LadderFile {
  private static final CSVFormat FORMAT =
      CSVFormat.DEFAULT.builder().setRecordSeparator('\n').get();
  private static final List<String> HEADER =
      List.of(
          "variant",
          "level",
          "agent",
          "opponent",
          "metric",
          "games",
          "units",
          "distinct",
          "estimate",
          "ci_low",
          "ci_high",
          "confidence",
          "method",
          "verdict");
  private static final List<String> COMPARISONS =
      List.of(
          "metric",
          "family",
          "level",
          "first",
          "baseline",
          "baseline_agent",
          "variant",
          "agent",
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

  private LadderFile() {}

  /**
   * Writes both files; that of comparisons only of several variants.
   *
   * @throws IOException if a file cannot be written
   */
  public static void write(RunResult result, Path folder) throws IOException {
    List<Ladder> ladders = Ladder.all(result);
    double confidence = result.settings().confidence();
    write(
        folder.resolve("ladder.csv"),
        csv -> {
          csv.printRecord(HEADER);
          for (Ladder ladder : ladders) {
            print(csv, ladder, confidence);
          }
        });
    if (ladders.size() > 1) {
      write(
          folder.resolve("ladder-comparisons.csv"),
          csv -> {
            csv.printRecord(COMPARISONS);
            for (LevelComparison each : LevelComparison.all(ladders, result.settings())) {
              print(csv, each);
            }
          });
    }
  }

  @FunctionalInterface
  private interface Rows {
    void print(CSVPrinter csv) throws IOException;
  }

  private static void write(Path file, Rows rows) throws IOException {
    AtomicFile.write(
        file,
        out -> {
          Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
          CSVPrinter csv = new CSVPrinter(writer, FORMAT);
          rows.print(csv);
          csv.flush();
        });
  }

  private static void print(CSVPrinter csv, Ladder ladder, double confidence) throws IOException {
    int level = 0;
    for (Attempt attempt : ladder.attempts()) {
      level += attempt.isLevel() ? 1 : 0;
      Interval interval = attempt.state().interval();
      csv.printRecord(
          ladder.variant(),
          attempt.isLevel() ? level : "",
          attempt.agent(),
          attempt.below(),
          "result",
          2 * attempt.pairs().size(),
          attempt.pairs().size(),
          attempt.distinct(),
          Decimal.of(attempt.pairs().mean()),
          Decimal.of(interval.low()),
          Decimal.of(interval.high()),
          Decimal.of(interval.confidence()),
          interval.method(),
          attempt.verdict());
    }
    for (Ladder.Level each : ladder.levels()) {
      for (SelfPlay.Figure figure : each.play().figures(confidence)) {
        print(csv, ladder, each, figure);
      }
    }
    csv.printRecord(
        ladder.variant(),
        "",
        ladder.highest(),
        "",
        "levels",
        "",
        "",
        "",
        ladder.depth(),
        "",
        "",
        "",
        "",
        ladder.end().words());
  }

  private static void print(
      CSVPrinter csv, Ladder ladder, Ladder.Level level, SelfPlay.Figure figure)
      throws IOException {
    csv.printRecord(
        ladder.variant(),
        level.number(),
        level.agent(),
        level.agent(),
        figure.metric(),
        level.play().games(),
        level.play().games(),
        level.play().distinct(),
        Decimal.of(figure.estimate()),
        Decimal.of(figure.interval().low()),
        Decimal.of(figure.interval().high()),
        Decimal.of(figure.interval().confidence()),
        figure.interval().method(),
        "");
  }

  private static void print(CSVPrinter csv, LevelComparison each) throws IOException {
    Comparison row = each.comparison();
    csv.printRecord(
        row.metric(),
        row.family().text(),
        each.level(),
        row.pairing().first().text(),
        row.baseline(),
        each.baselineAgent(),
        row.variant(),
        each.agent(),
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
