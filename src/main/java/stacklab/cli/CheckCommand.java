package stacklab.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import stacklab.agent.AgentSpec;
import stacklab.agent.tuned.FittedWeights;
import stacklab.io.Experiment;
import stacklab.io.ExperimentReader;
import stacklab.io.Meetings;
import stacklab.io.yaml.Node;
import stacklab.io.yaml.TextFile;
import stacklab.io.yaml.Yaml;
import stacklab.rules.InvalidInput;
import stacklab.sim.ladder.Ladder;
import stacklab.sim.run.Settings;

/** {@code stacklab check}: whether files can be used. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    description = {
      "Check files of variants and experiments; report every fault with file, line and column.",
      "",
      "Exit code 0 if all files can be used, 2 if any cannot.",
    },
    footer = {
      "  stacklab check mine.yaml",
      "  stacklab check variants experiments",
    })
public final class CheckCommand implements Callable<Integer> {
  private static final List<String> EXPERIMENT_KEYS =
      List.of("variants", "vary", "agents", "games");

  private final Console console;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "A file, or a folder whose .yaml files are all checked.")
  private List<Path> files;

  CheckCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    int bad = 0;
    List<Path> all = all();
    for (Path file : all) {
      bad += check(file) ? 0 : 1;
    }
    if (bad > 0 && all.size() > 1) {
      console.message(bad + " of " + all.size() + " files cannot be used");
    }
    return bad == 0 ? 0 : Failures.WRONG_INPUT;
  }

  private boolean check(Path file) {
    try {
      console.line(file + ": OK, " + kind(file));
      return true;
    } catch (InvalidInput e) {
      e.messages().forEach(console::message);
      return false;
    }
  }

  /** Reads the file as what its keys say it is. */
  private String kind(Path file) {
    if (file.toString().endsWith(".weights.yaml")) {
      return "weights for the variant " + FittedWeights.read(file).variant();
    }
    if (isExperiment(file)) {
      Experiment experiment = new ExperimentReader(console.shelf(), AgentSpec::parse).read(file);
      checkPlayable(file, experiment);
      int variants = experiment.variants().size();
      return "an experiment with " + variants + (variants == 1 ? " variant" : " variants");
    }
    return "the variant " + console.variants().read(file).variant().name();
  }

  /** Makes it ready to be played: metrics, weights and starts show only on the variants. */
  private static void checkPlayable(Path file, Experiment experiment) {
    try {
      if (experiment.players().meetings() == Meetings.LADDER) {
        Ladder.settings(experiment, 1);
      } else {
        Settings.of(experiment, false);
      }
    } catch (InvalidInput e) {
      throw new InvalidInput(e.messages().stream().map(text -> file + ": " + text).toList());
    }
  }

  /**
   * Returns whether a file holds an experiment, not a variant, as its keys say.
   *
   * @throws InvalidInput if it cannot be read
   */
  public static boolean isExperiment(Path file) {
    return Yaml.read(TextFile.read(file)) instanceof Node.Mapping keys
        && EXPERIMENT_KEYS.stream().anyMatch(key -> keys.value(key).isPresent());
  }

  private List<Path> all() throws IOException {
    List<Path> all = new ArrayList<>();
    for (Path file : files) {
      if (Files.isDirectory(file)) {
        all.addAll(inside(file));
      } else {
        all.add(file);
      }
    }
    return all;
  }

  private static List<Path> inside(Path folder) throws IOException {
    try (Stream<Path> found = Files.list(folder)) {
      List<Path> yaml = found.filter(f -> f.toString().endsWith(".yaml")).sorted().toList();
      if (yaml.isEmpty()) {
        throw new InvalidInput(folder + ": there is no .yaml file in this folder");
      }
      return yaml;
    }
  }
}
