package stacklab.cli.results;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import stacklab.cli.Console;
import stacklab.cli.RunReport;
import stacklab.report.page.Origin;
import stacklab.report.page.ReportPage;
import stacklab.sim.run.FinishedRun;
import stacklab.sim.run.RunSettings;

/** {@code stacklab report}: writes the page of a finished run again. */
@Command(
    name = "report",
    mixinStandardHelpOptions = true,
    description = {
      "Write the charts and report.html of a finished run again.",
      "",
      "The report is one page that opens offline: answer, figures, comparisons, charts, sample"
          + " games to step through, rules, methods, and how to run it again. `run` writes it too."
    },
    footer = {
      "  stacklab report results/first-look",
    })
public final class ReportCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(paramLabel = "FOLDER", description = "The folder of a finished run.")
  private Path folder;

  /** Makes the command. */
  public ReportCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    FinishedRun.Recorded recorded = FinishedRun.whole(folder);
    RunSettings settings = RunReport.settings(console, recorded);
    Origin origin =
        new Origin(
            FinishedRun.fact(folder, "version"),
            FinishedRun.fact(folder, "commit"),
            games(recorded));
    RunReport.write(console, FinishedRun.result(folder, settings), origin, folder);
    console.line(folder.resolve(ReportPage.FILE).toString());
    return 0;
  }

  private Origin.Games games(FinishedRun.Recorded recorded) throws IOException {
    if (!recorded.played().isEmpty()) {
      return Origin.Games.IMPORTED;
    }
    return FinishedRun.fact(folder, "stop").isEmpty() ? Origin.Games.PLAYED : Origin.Games.STOPPED;
  }
}
