package stacklab.report;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.knowm.xchart.ChartEncoder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;

/** A small chart with text in several weights and letters beyond ASCII. */
final class SampleChart {
  private SampleChart() {}

  /** Draws the chart into {@code chart.png} and {@code chart.svg} of the folder named. */
  public static void main(String[] args) throws Exception {
    Fonts.install();
    write(Path.of(args[0]));
  }

  static void write(Path folder) throws Exception {
    XYChart chart =
        new XYChartBuilder().width(300).height(200).title("Höhe ≤ 5").xAxisTitle("ply").build();
    chart.getStyler().setAxisTickLabelsFont(Fonts.regular(11));
    chart.addSeries("avalam", new double[] {1, 2, 3}, new double[] {3, 1, 2});
    for (String format : List.of("png", "svg")) {
      Files.write(folder.resolve("chart." + format), ChartEncoder.getBytes(chart, format));
    }
  }
}
