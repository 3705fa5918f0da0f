package stacklab.cli.results;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import stacklab.cli.Console;
import stacklab.cli.Options;
import stacklab.report.DifferenceCharts;
import stacklab.report.FontsUnavailable;
import stacklab.report.figure.Numbers;
import stacklab.report.table.ComparisonTable;
import stacklab.sim.compare.Comparison;
import stacklab.sim.compare.Comparisons.Side;
import stacklab.sim.compare.Family;
import stacklab.sim.gather.Gathering;
import stacklab.stats.Decimal;

/** {@code stacklab compare}: finished runs against each other. */
@Command(
    name = "compare",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Compare the variants of finished runs with a baseline, as comparisons.csv does within a run.",
      "",
      "P-values are adjusted over everything that is compared, the main and the further metrics each"
          + " for themselves. Of the further ones only those are printed that show a difference;"
          + " --all and csv have them all. Where two runs have a variant of the"
          + " same name it is called FOLDER:NAME."
    },
    footer = {
      "  stacklab compare results/first-look results/mine",
      "  stacklab compare results/a results/b --baseline avalam --format csv",
      "  stacklab compare results/a results/b --charts charts",
    })
public final class CompareCommand implements Callable<Integer> {
  private static final int WIDTH = 150;

  private final Console console;

  @Parameters(paramLabel = "FOLDER", arity = "1..*", description = "Folders of finished runs.")
  private List<Path> folders;

  @Option(
      names = "--baseline",
      paramLabel = "VARIANT",
      description = "What all are compared with; the first run's baseline if not given.")
  private String baseline;

  @Option(
      names = "--confidence",
      paramLabel = "C",
      description = "Confidence of the intervals, as 0.95; the runs' own if not given.")
  private Double confidence;

  @Option(
      names = "--margin",
      paramLabel = "POINTS",
      description =
          "The largest difference, in points of a hundred, that counts as equivalent; the runs' own"
              + " if not given.")
  private Double margin;

  @Option(
      names = "--format",
      paramLabel = "FORM",
      converter = Form.Reader.class,
      description = "text, markdown, csv or latex; text if not given.")
  private Form format = Form.TEXT;

  @Option(names = "--all", description = "Print further metrics also where no difference is shown.")
  private boolean everything;

  @Option(
      names = "--charts",
      paramLabel = "DIR",
      description = "Draw the differences into this folder, as SVG and PNG.")
  private Path charts;

  /** Makes the command. */
  public CompareCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    check();
    Gathering runs = FinishedRuns.read(console, folders);
    double sure = confidence == null ? runs.confidence() : confidence;
    double equal = margin == null ? runs.margin() : margin / 100;
    String base = baseline == null ? runs.ownBaseline() : baseline;
    List<Comparison> comparisons = runs.compare(base, sure, equal);
    ComparisonTable table = new ComparisonTable(printed(comparisons), runs.sides());
    switch (format) {
      case TEXT -> printText(runs, table, comparisons, equal);
      case MARKDOWN -> console.out().print(table.markdown());
      case CSV -> console.out().print(table.csv());
      case LATEX -> console.out().print(table.latex());
    }
    if (charts != null) {
      draw(new DifferenceCharts(comparisons, equal));
    }
    return 0;
  }

  private List<Comparison> printed(List<Comparison> comparisons) {
    return everything || format == Form.CSV
        ? comparisons
        : comparisons.stream().filter(Comparison::isProminent).toList();
  }

  private void check() {
    Options.confidence(confidence);
    Options.between("--margin", margin, 0.01, 50);
  }

  private void printText(
      Gathering runs, ComparisonTable table, List<Comparison> comparisons, double equal) {
    console.line("Against " + comparisons.get(0).baseline() + ":");
    console.line("");
    console.out().print(table.console(WIDTH));
    console.line("");
    console.line(
        "In brackets "
            + Decimal.percent(comparisons.get(0).interval().confidence(), 0)
            + " intervals. "
            + families(comparisons)
            + ", p adjusted by Holm and by Benjamini and Hochberg.");
    int left = comparisons.size() - printed(comparisons).size();
    if (left > 0) {
      console.line(
          Numbers.count(left, "comparison")
              + " of further metrics in which no difference is shown not printed; --all prints"
              + " them.");
    }
    console.line(
        "Equivalent: within "
            + Numbers.plain(100 * equal)
            + (equal == 0.01 ? " point" : " points")
            + ", or that share of the baseline's plies or legal moves.");
    if (comparisons.stream()
        .map(Comparison::interval)
        .anyMatch(i -> i.method().contains("looks"))) {
      console.line("Runs that could end early: intervals and p hold at every look.");
    }
    List<Side> compared = compared(runs, comparisons);
    List<String> alone =
        runs.sides().stream()
            .filter(side -> !compared.contains(side))
            .map(side -> side.matchup().variantId() + " (" + side.pairing().text() + ")")
            .toList();
    if (!alone.isEmpty()) {
      console.line(
          "Not compared, the baseline having no such pairing: " + String.join(", ", alone) + ".");
    }
    FinishedRuns.printWarnings(console, compared);
  }

  private static String families(List<Comparison> comparisons) {
    long main = comparisons.stream().filter(each -> each.family() == Family.MAIN).count();
    long further = comparisons.size() - main;
    return Numbers.count(main, "comparison")
        + (further == 0
            ? ""
            : " of main and " + Numbers.count(further) + " of further metrics, each a family");
  }

  private static List<Side> compared(Gathering runs, List<Comparison> comparisons) {
    Set<String> names = new TreeSet<>();
    for (Comparison each : comparisons) {
      names.add(each.baseline() + "\n" + each.pairing().text());
      names.add(each.variant() + "\n" + each.pairing().text());
    }
    return runs.sides().stream()
        .filter(side -> names.contains(side.matchup().variantId() + "\n" + side.pairing().text()))
        .toList();
  }

  private void draw(DifferenceCharts drawn) throws IOException {
    try {
      drawn.write(charts);
      console.message("charts written to " + charts);
    } catch (FontsUnavailable e) {
      console.message("no charts: " + e.getMessage());
    }
  }
}
