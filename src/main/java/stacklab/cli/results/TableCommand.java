package stacklab.cli.results;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import stacklab.cli.Console;
import stacklab.cli.Options;
import stacklab.io.yaml.Spelling;
import stacklab.report.table.Measures;
import stacklab.report.table.ResultTable;
import stacklab.rules.InvalidInput;
import stacklab.sim.compare.Comparisons.Side;
import stacklab.sim.gather.Gathering;
import stacklab.sim.gather.Pooled;
import stacklab.sim.run.Summary;
import stacklab.sim.run.SummaryRow;
import stacklab.stats.Decimal;
import stacklab.stats.Interval;

/** {@code stacklab table}: quick looks at finished runs. */
@Command(
    name = "table",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Print a table of finished runs: estimates with intervals and numbers of games.",
      "",
      "Games that have the same values of all keys of --by are taken together."
    },
    footer = {
      "  stacklab table results/first-look",
      "  stacklab table results/mine --by height-cap --metric white_result,draw,plies",
      "  stacklab table results/a results/b --by variant,first --format latex",
    })
public final class TableCommand implements Callable<Integer> {
  private static final int WIDTH = 120;
  private static final List<String> USUAL =
      List.of("first_result", "white_result", "draw", "plies", "branching");

  private final Console console;

  @Parameters(paramLabel = "FOLDER", arity = "1..*", description = "Folders of finished runs.")
  private List<Path> folders;

  @Option(
      names = "--by",
      split = ",",
      paramLabel = "KEY",
      description =
          "What tells rows apart, with commas: variant, pairing, first, white, black, or a rule that"
              + " the experiment varied; variant and pairing if not given.")
  private List<String> by;

  @Option(
      names = "--metric",
      split = ",",
      paramLabel = "METRIC",
      description =
          "Metrics as in summary.csv, with commas; first_result,white_result,draw,plies,branching if"
              + " not given.")
  private List<String> metrics = USUAL;

  @Option(
      names = "--confidence",
      paramLabel = "C",
      description = "Confidence of the intervals, as 0.95; the runs' own if not given.")
  private Double confidence;

  @Option(
      names = "--format",
      paramLabel = "FORM",
      description = "text, markdown, csv or latex; text if not given.")
  private Form format = Form.TEXT;

  /** Makes the command. */
  public TableCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Options.confidence(confidence);
    Gathering runs = FinishedRuns.read(console, folders);
    double sure = confidence == null ? runs.confidence() : confidence;
    if (by == null) {
      boolean several = runs.sides().stream().map(Side::pairing).distinct().count() > 1;
      by = several ? List.of("variant", "pairing") : List.of("variant");
    }
    List<Pooled> groups = Pooled.of(runs.sides(), by);
    ResultTable table = table(groups, sure);
    switch (format) {
      case TEXT -> printText(table, groups, sure);
      case MARKDOWN -> console.out().print(table.markdown());
      case CSV -> console.out().print(table.csv());
      case LATEX -> console.out().print(table.latex());
    }
    return 0;
  }

  private void printText(ResultTable table, List<Pooled> groups, double sure) {
    console.out().print(table.console(WIDTH));
    console.line("");
    console.line("In brackets " + Decimal.percent(sure, 0) + " intervals.");
    boolean pairs = groups.stream().anyMatch(group -> group.side().matchup().hasTwoPairings());
    if (pairs && !by.contains("pairing") && !by.contains("white") && !by.contains("black")) {
      console.line(
          "The two games of a pair have a start in common; they are taken as independent here.");
    }
    FinishedRuns.printWarnings(console, groups.stream().map(Pooled::side).toList());
  }

  private ResultTable table(List<Pooled> groups, double sure) {
    List<ResultTable.Row> rows = new ArrayList<>();
    List<ResultTable.Metric> heads = new ArrayList<>();
    for (Pooled group : groups) {
      List<SummaryRow> summary = Summary.of(List.of(group.side()), sure);
      List<SummaryRow> wanted = metrics.stream().map(metric -> row(summary, metric)).toList();
      rows.add(
          new ResultTable.Row(
              group.values(),
              group.side().tally().playedOut(),
              wanted.stream()
                  .map(row -> new ResultTable.Cell(row.estimate(), row.interval()))
                  .toList()));
      if (heads.isEmpty()) {
        wanted.forEach(row -> heads.add(head(row.metric(), row.interval())));
      }
    }
    return new ResultTable(by, heads, rows);
  }

  private static ResultTable.Metric head(String metric, Interval interval) {
    return new ResultTable.Metric(metric, Measures.of(metric, interval).inTitle());
  }

  private static SummaryRow row(List<SummaryRow> summary, String metric) {
    List<String> known = summary.stream().map(SummaryRow::metric).toList();
    return summary.stream()
        .filter(row -> row.metric().equals(metric))
        .findFirst()
        .orElseThrow(
            () ->
                new InvalidInput(
                    "--metric '"
                        + metric
                        + "' is none; allowed: "
                        + String.join(", ", known)
                        + Spelling.hint(metric, known)));
  }
}
