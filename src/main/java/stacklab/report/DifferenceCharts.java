package stacklab.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import stacklab.report.chart.Difference;
import stacklab.report.chart.DifferenceChart;
import stacklab.report.chart.Measure;
import stacklab.report.chart.Setting;
import stacklab.report.figure.FigureFiles;
import stacklab.report.table.Measures;
import stacklab.sim.Pairing;
import stacklab.sim.compare.Comparison;

/**
 * Draws comparisons as forest plots, one for each metric: main ones, and further ones in which a
 * difference was found.
 */
public final class DifferenceCharts {
  private final List<Comparison> comparisons;
  private final double margin;

  /**
   * Prepares the charts.
   *
   * @param margin the largest difference of results and shares that counts as equivalent
   */
  public DifferenceCharts(List<Comparison> comparisons, double margin) {
    this.comparisons = List.copyOf(comparisons);
    this.margin = margin;
  }

  /**
   * Writes {@code difference-METRIC} as SVG and PNG for each metric that is worth it.
   *
   * @param folder is made if need be
   * @throws IOException if a file cannot be written
   * @throws FontsUnavailable if this Java cannot draw text
   */
  public void write(Path folder) throws IOException, FontsUnavailable {
    Fonts.install();
    Files.createDirectories(folder);
    Map<String, List<Comparison>> byMetric = new LinkedHashMap<>();
    for (Comparison each : comparisons) {
      byMetric.computeIfAbsent(each.metric(), m -> new ArrayList<>()).add(each);
    }
    for (List<Comparison> rows : byMetric.values()) {
      if (rows.stream().anyMatch(Comparison::isProminent)) {
        write(folder, rows);
      }
    }
  }

  private void write(Path folder, List<Comparison> rows) throws IOException {
    Comparison first = rows.get(0);
    Measure measure = Measures.of(first.metric(), first.interval());
    boolean severalPairings = rows.stream().map(Comparison::pairing).distinct().count() > 1;
    List<Difference> differences =
        rows.stream().map(row -> difference(row, severalPairings)).toList();
    FigureFiles.write(
        DifferenceChart.of(
            Setting.of("Difference in " + measure.name() + " to " + first.baseline(), agents()),
            measure,
            first.baseline(),
            measure.unit().equals("%") ? OptionalDouble.of(margin) : OptionalDouble.empty(),
            differences),
        folder,
        "difference-" + first.metric().replace('_', '-'));
  }

  private static Difference difference(Comparison row, boolean withPairing) {
    String label = withPairing ? row.variant() + " " + row.pairing().text() : row.variant();
    return new Difference(label, row.difference(), row.interval(), row.verdict(), row.units());
  }

  private String agents() {
    return String.join(
        ", ",
        comparisons.stream()
            .map(Comparison::pairing)
            .distinct()
            .map(DifferenceCharts::players)
            .distinct()
            .toList());
  }

  private static String players(Pairing pairing) {
    return pairing.isSelfPlay()
        ? pairing.white() + " against itself"
        : pairing.white() + " and " + pairing.black();
  }
}
