package stacklab.sim.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import stacklab.agent.AgentSpec;
import stacklab.io.Experiment;
import stacklab.io.ExperimentReader;
import stacklab.io.Shelf;

/** Small experiments for tests, and the bytes of a run folder. */
public final class TestRuns {
  public static final String SMALL =
      """
      name: small
      question: Does it run?
      variants: [avalam-3x3, dvonn-rows-3-4-3, path-03-removal, {name: tied, extends: avalam-2x4}]
      agents: [random]
      games: 6000
      seed: 5
      baseline: avalam-3x3
      record: {games: true, moves: true}
      """;

  public static final String AGENTS =
      """
      name: agents
      variants: [avalam-3x3, dvonn-rows-3-4-3]
      first: [white, black]
      agents: [random, greedy]
      games: 41
      seed: 6
      baseline: avalam-3x3
      opening-plies: 2
      record: {games: true, moves: true}
      """;

  private TestRuns() {}

  public static RunSettings settings(String experiment) {
    return Settings.of(experiment(experiment), false);
  }

  public static Experiment experiment(String text) {
    return reader().parse("test.yaml", text);
  }

  public static ExperimentReader reader() {
    return new ExperimentReader(Shelf.above(Path.of("")), AgentSpec::parse);
  }

  public static RunResult run(RunSettings settings, Path folder, int threads) throws Exception {
    return new Run(settings, folder, threads, Shard.WHOLE)
        .execute(Run.Mode.BEGIN, Progress.NONE, Run.Extras.NONE);
  }

  /** Returns every file of a folder but the manifest, whose facts differ, by its path. */
  public static Map<String, String> files(Path folder) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> paths = Files.walk(folder)) {
      for (Path path : paths.filter(Files::isRegularFile).toList()) {
        if (!path.endsWith(RunFolder.MANIFEST)) {
          byte[] bytes = Files.readAllBytes(path);
          files.put(
              folder.relativize(path).toString(), new String(bytes, StandardCharsets.ISO_8859_1));
        }
      }
    }
    return files;
  }
}
