package stacklab.report.page;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import stacklab.agent.AgentSpec;
import stacklab.io.ExperimentReader;
import stacklab.io.Shelf;
import stacklab.report.FontsUnavailable;
import stacklab.report.RunCharts;
import stacklab.sim.run.Progress;
import stacklab.sim.run.Run;
import stacklab.sim.run.RunResult;
import stacklab.sim.run.RunSettings;
import stacklab.sim.run.Settings;
import stacklab.sim.run.Shard;

/** Runs small experiments and writes their reports. */
final class ReportRuns {
  static final Origin ORIGIN = new Origin("1.2.3", "abcdef", Origin.Games.PLAYED);

  /** Square, hexagonal and lines boards, removal, placement, passes, shuffled starts. */
  static final String MIXED =
      """
      name: mixed
      question: What do small boards of all kinds look like?
      variants: [avalam-3x3, dvonn-rows-3-4-3, path-06-lock, avalam-merels]
      agents: [random]
      games: 400
      seed: 11
      baseline: avalam-3x3
      """;

  private ReportRuns() {}

  static RunSettings settings(String experiment) {
    return Settings.of(
        new ExperimentReader(Shelf.above(Path.of("")), AgentSpec::parse)
            .parse("test.yaml", experiment),
        false);
  }

  /** Plays an experiment into a folder, with charts and report, and returns the page. */
  static String page(String experiment, Path folder) throws Exception {
    run(settings(experiment), folder, 1);
    return Files.readString(folder.resolve(ReportPage.FILE));
  }

  static RunResult run(RunSettings settings, Path folder, int threads) throws Exception {
    return new Run(settings, folder, threads, Shard.WHOLE)
        .execute(Run.Mode.BEGIN, Progress.NONE, ReportRuns::extras);
  }

  private static void extras(RunResult result, Path folder) throws IOException {
    try {
      new RunCharts(result).write(folder.resolve("charts"));
    } catch (FontsUnavailable e) {
      throw new IOException(e);
    }
    new ReportPage(result, ORIGIN).write(folder);
  }
}
