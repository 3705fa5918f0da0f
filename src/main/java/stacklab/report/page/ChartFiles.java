package stacklab.report.page;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The charts of a run folder as parts of the page. */
final class ChartFiles {
  private static final List<String> ORDER =
      List.of(
          "outcomes",
          "balance",
          "sweep",
          "difference",
          "length",
          "margin",
          "branching",
          "lead",
          "spaces-height",
          "spaces-owner");

  private ChartFiles() {}

  /**
   * A chart.
   *
   * @param name its file's name without ending
   * @param title what it shows
   * @param svg the element
   */
  record Chart(String name, String title, String svg) {
    /** Returns whether it shows boards. */
    boolean isBoards() {
      return name.startsWith("spaces-");
    }
  }

  /** Returns the charts of a folder; none if it is not there. */
  static List<Chart> in(Path folder) throws IOException {
    List<Chart> charts = new ArrayList<>();
    if (!Files.isDirectory(folder)) {
      return charts;
    }
    try (Stream<Path> files = Files.list(folder)) {
      for (String name : names(files)) {
        InlineSvg svg = new InlineSvg(Files.readString(folder.resolve(name + ".svg")));
        charts.add(new Chart(name, svg.title(), svg.element("chart-" + name)));
      }
    }
    return charts;
  }

  private static List<String> names(Stream<Path> files) {
    return files
        .map(file -> file.getFileName().toString())
        .filter(name -> name.matches("[a-z0-9-]+\\.svg"))
        .map(name -> name.substring(0, name.length() - ".svg".length()))
        .sorted(Comparator.comparingInt(ChartFiles::place).thenComparing(name -> name))
        .toList();
  }

  private static int place(String name) {
    for (int i = 0; i < ORDER.size(); i++) {
      if (name.startsWith(ORDER.get(i))) {
        return i;
      }
    }
    return ORDER.size();
  }
}
