package stacklab.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stacklab.agent.AgentSpec;
import stacklab.io.ExperimentReader;
import stacklab.io.Shelf;
import stacklab.sim.run.Progress;
import stacklab.sim.run.RunResult;
import stacklab.sim.run.Settings;
import stacklab.sim.run.Simulation;

class SweepChartsTest {
  @TempDir Path temp;

  private List<String> charts(String vary) throws Exception {
    String text = "name: sweep\nvariants: [avalam-3x3]\ngames: 200\nplayouts: results\n" + vary;
    RunResult result =
        Simulation.play(
            Settings.of(
                new ExperimentReader(Shelf.above(Path.of("")), AgentSpec::parse).parse("t", text),
                false),
            1,
            Progress.NONE);
    new RunCharts(result).write(temp);
    try (Stream<Path> files = Files.list(temp)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.startsWith("sweep") && name.endsWith(".svg"))
          .sorted()
          .toList();
    }
  }

  private String chart(String name) throws IOException {
    return Files.readString(temp.resolve(name));
  }

  @Test
  void oneVariedRuleBecomesCurves() throws Exception {
    List<String> charts = charts("vary: {height-cap: [2, 3, 4]}\n");
    assertEquals(List.of("sweep-draw.svg", "sweep-plies.svg", "sweep-white-result.svg"), charts);
    assertTrue(chart("sweep-draw.svg").contains("Draws by height-cap"));
  }

  @Test
  void twoVariedRulesBecomeAMap() throws Exception {
    List<String> charts = charts("vary: {height-cap: [2, 3], score: [stacks, pieces]}\n");
    assertEquals(List.of("sweep-draw.svg", "sweep-plies.svg", "sweep-white-result.svg"), charts);
    assertTrue(chart("sweep-plies.svg").contains("Length of avalam-3x3 by two rules"));
  }

  @Test
  void nothingVariedDrawsNoSweep() throws Exception {
    assertEquals(List.of(), charts(""));
  }
}
