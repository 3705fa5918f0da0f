package stacklab.cli.results;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import stacklab.cli.Console;
import stacklab.cli.Options;
import stacklab.report.figure.Numbers;
import stacklab.report.table.Measures;
import stacklab.report.table.ResultTable;
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
      "Games that have the same values of all keys of --by are taken together, each counting the"
          + " same."
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
      converter = Form.Reader.class,
      description = "text, markdown, csv or latex; text if not given.")
  private Form format = Form.TEXT;

  /** Makes the command. */
  public TableCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Options.confidence(confidence);
    Options.namedOnce("--metric", metrics);
    if (by != null) {
      Options.namedOnce("--by", by);
    }
    Gathering runs = FinishedRuns.read(console, folders);
    double sure = confidence == null ? runs.confidence() : confidence;
    if (by == null) {
      boolean several = runs.sides().stream().map(Side::pairing).distinct().count() > 1;
      by = several ? List.of("variant", "pairing") : List.of("variant");
    }
    List<Pooled> groups = runs.pooled(by);
    ResultTable table = table(groups, sure);
    switch (format) {
      case TEXT -> printText(table, groups, runs.sides(), sure);
      case MARKDOWN -> console.out().print(table.markdown());
      case CSV -> console.out().print(table.csv());
      case LATEX -> console.out().print(table.latex());
    }
    if (format != Form.TEXT) {
      notes(groups).forEach(console::message);
    }
    return 0;
  }

  /** Returns what is to be known of rows that take games of several rules or players together. */
  private List<String> notes(List<Pooled> groups) {
    List<String> notes = new ArrayList<>();
    for (Pooled group : groups) {
      if (group.isUnequal()) {
        notes.add(
            "Row "
                + String.join(", ", group.values())
                + ": every game counts the same, so that more games weigh more: "
                + group.parts().stream()
                    .map(part -> name(part) + " " + Numbers.count(part.tally().games()))
                    .collect(Collectors.joining("; "))
                + ".");
      }
    }
    for (int key = 0; key < by.size(); key++) {
      int at = key;
      List<String> without =
          groups.stream()
              .filter(group -> group.values().get(at).equals(Pooled.NONE))
              .flatMap(group -> group.parts().stream())
              .map(part -> part.matchup().variantId())
              .distinct()
              .toList();
      if (!without.isEmpty()) {
        notes.add(
            "Where "
                + by.get(at)
                + " is - the name of the variant does not say it: "
                + String.join(", ", without)
                + ".");
      }
    }
    return notes;
  }

  private static String name(Side side) {
    return side.matchup().variantId() + " (" + side.pairing().text() + ")";
  }

  private void printText(ResultTable table, List<Pooled> groups, List<Side> sides, double sure) {
    console.out().print(table.console(WIDTH));
    console.line("");
    console.line("In brackets " + Decimal.percent(sure, 0) + " intervals.");
    boolean pairs = groups.stream().anyMatch(group -> group.side().matchup().hasTwoPairings());
    if (pairs && !by.contains("pairing") && !by.contains("white") && !by.contains("black")) {
      console.line(
          "The two games of a pair have a start in common; they are taken as independent here.");
    }
    notes(groups).forEach(console::line);
    FinishedRuns.printWarnings(console, sides);
  }

  private ResultTable table(List<Pooled> groups, double sure) {
    List<ResultTable.Row> rows = new ArrayList<>();
    List<ResultTable.Metric> heads = new ArrayList<>();
    for (Pooled group : groups) {
      List<SummaryRow> summary = Summary.of(List.of(group.side()), sure);
      List<SummaryRow> wanted =
          metrics.stream().map(metric -> SummaryRow.of(summary, metric, List.of())).toList();
      rows.add(
          new ResultTable.Row(
              group.values(),
              group.side().tally().playedOut(),
              wanted.stream()
                  .map(row -> new ResultTable.Cell(row.estimate(), interval(group, row)))
                  .toList()));
      if (heads.isEmpty()) {
        wanted.forEach(row -> heads.add(head(row.metric(), row.interval())));
      }
    }
    return new ResultTable(by, heads, rows);
  }

  private static Interval interval(Pooled group, SummaryRow row) {
    return group.holdsDeterministic()
        ? Interval.unknown(row.interval().confidence(), "deterministic: games of one are the same")
        : row.interval();
  }

  private static ResultTable.Metric head(String metric, Interval interval) {
    return new ResultTable.Metric(metric, Measures.of(metric, interval).inTitle());
  }
}
