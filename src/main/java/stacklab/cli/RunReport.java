package stacklab.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import stacklab.agent.AgentSpec;
import stacklab.io.ExperimentReader;
import stacklab.report.AimText;
import stacklab.report.FontsUnavailable;
import stacklab.report.RunCharts;
import stacklab.report.RunNotes;
import stacklab.report.SummaryTable;
import stacklab.report.page.Origin;
import stacklab.report.page.Origin.Games;
import stacklab.report.page.ReportPage;
import stacklab.sim.run.Build;
import stacklab.sim.run.FinishedRun;
import stacklab.sim.run.RecordedGames;
import stacklab.sim.run.Run;
import stacklab.sim.run.RunResult;
import stacklab.sim.run.RunSettings;
import stacklab.sim.run.Settings;
import stacklab.sim.run.Stop;

/** Prints what a run came to: a table, what to know about it, and where the files are. */
public final class RunReport {
  private final Console console;
  private final RunResult result;
  private final Path folder;

  /**
   * Prepares the report.
   *
   * @param folder the run folder; null if nothing was written
   */
  public RunReport(Console console, RunResult result, Path folder) {
    this.console = console;
    this.result = result;
    this.folder = folder;
  }

  /** Returns what is written into a run folder beside the CSV files. */
  public static Run.Extras extras(Console console) {
    return (result, folder) -> {
      boolean stops = result.settings().stop() != Stop.NEVER;
      write(console, result, here(stops ? Games.STOPPED : Games.PLAYED), folder);
    };
  }

  /** Returns the same for games that were played elsewhere. */
  public static Run.Extras extrasOfImport(Console console) {
    return (result, folder) -> write(console, result, here(Games.IMPORTED), folder);
  }

  private static Origin here(Games games) {
    return new Origin(Build.version(), Build.commit(), games);
  }

  /**
   * Writes charts and the report into a folder that has its tables and games.
   *
   * @throws IOException if a file cannot be read or written
   */
  public static void write(Console console, RunResult result, Origin origin, Path folder)
      throws IOException {
    try {
      new RunCharts(result).write(folder.resolve("charts"));
    } catch (FontsUnavailable e) {
      console.message("no charts: " + e.getMessage());
    }
    new ReportPage(result, origin).write(folder);
  }

  /** Returns the settings of a finished run as its folder gives them. */
  public static RunSettings settings(Console console, FinishedRun.Recorded recorded) {
    if (!recorded.played().isEmpty()) {
      return RecordedGames.settings(recorded.experiment(), recorded.played());
    }
    return Settings.of(
        new ExperimentReader(console.shelf(), AgentSpec::parse)
            .parse("manifest.yaml", recorded.experiment()),
        recorded.gzip());
  }

  /**
   * Tells that nothing is there to resume: maybe another folder was meant.
   *
   * @throws IOException if the folder cannot be read
   */
  public static void tellIfNew(Console console, Run run, Path folder) throws IOException {
    if (!run.isUnfinished() && !FinishedRun.isIn(folder)) {
      console.message(folder + " holds no run to resume; beginning a new one");
    }
  }

  /** Prints all of it. */
  public void print() throws IOException {
    if (!result.settings().question().isEmpty()) {
      console.line(result.settings().question());
    }
    console.line("");
    console.out().print(new SummaryTable(result).text());
    console.line("");
    List<String> aim = AimText.of(result);
    if (!aim.isEmpty()) {
      aim.forEach(console::line);
      console.line("");
    }
    for (String note : new RunNotes(result).all()) {
      console.line(note);
    }
    if (folder != null) {
      printWritten(console, folder);
    }
  }

  /** Prints what a run folder holds. */
  public static void printWritten(Console console, Path folder) throws IOException {
    console.line("");
    console.line("Written:");
    for (String path : written(folder)) {
      console.line("  " + path);
    }
  }

  private static List<String> written(Path folder) throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries
          .filter(entry -> !entry.getFileName().toString().startsWith("."))
          .map(entry -> entry + (Files.isDirectory(entry) ? "/" : ""))
          .sorted()
          .toList();
    }
  }
}
