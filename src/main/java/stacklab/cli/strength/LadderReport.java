package stacklab.cli.strength;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import stacklab.cli.Console;
import stacklab.cli.Paragraph;
import stacklab.cli.RunReport;
import stacklab.report.FontsUnavailable;
import stacklab.report.ladder.LadderCharts;
import stacklab.report.ladder.LadderFile;
import stacklab.report.ladder.LadderTable;
import stacklab.report.ladder.LadderText;
import stacklab.sim.run.Run;
import stacklab.sim.run.RunResult;

/** Prints what ladders came to, and writes their files. */
final class LadderReport {
  private final Console console;

  LadderReport(Console console) {
    this.console = console;
  }

  /** Returns what is written into the run folder beside the files of every run. */
  Run.Extras extras() {
    return (result, folder) -> {
      LadderFile.write(result, folder);
      try {
        new LadderCharts(result).write(folder.resolve("charts"));
      } catch (FontsUnavailable e) {
        console.message("no charts: " + e.getMessage());
      }
    };
  }

  void print(RunResult result, Path folder) throws IOException {
    LadderText text = new LadderText(result);
    console.out().print(LadderTable.text(result));
    console.line("");
    text.conclusions().forEach(line -> Paragraph.print(console, line));
    list("Tried, and no level:", text.rejected());
    list(
        "Level by level against "
            + result.settings().baseline()
            + ", balance and what else differs after Holm's correction:",
        text.differences());
    console.line("");
    text.notes().forEach(note -> Paragraph.print(console, note));
    RunReport.printWritten(console, folder);
  }

  private void list(String heading, List<String> lines) {
    if (!lines.isEmpty()) {
      console.line("");
      console.line(heading);
      lines.forEach(line -> console.line("  " + line));
    }
  }
}
