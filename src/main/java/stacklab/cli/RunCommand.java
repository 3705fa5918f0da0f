package stacklab.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import stacklab.agent.AgentSpec;
import stacklab.io.Experiment;
import stacklab.io.ExperimentReader;
import stacklab.io.Meetings;
import stacklab.io.goal.GoalReader;
import stacklab.rules.InvalidInput;
import stacklab.sim.cluster.ClusterCrew;
import stacklab.sim.run.Crew;
import stacklab.sim.run.Run;
import stacklab.sim.run.RunFailure;
import stacklab.sim.run.RunResult;
import stacklab.sim.run.RunSettings;
import stacklab.sim.run.Settings;
import stacklab.sim.run.Shard;
import stacklab.sim.run.Threads;

/** {@code stacklab run}: plays an experiment into a run folder. */
@Command(
    name = "run",
    mixinStandardHelpOptions = true,
    description = {
      "Play an experiment: all its variants, in bulk, on all cores.",
      "",
      "Writes CSV files and charts into a folder and prints a table. A run that was stopped can be"
          + " continued; the same file and seed give the same bytes."
    },
    footer = {
      "  stacklab run experiments/first-look.yaml",
      "  stacklab run experiments/avalam-height-cap.yaml --games 1000000 --threads 2",
      "  stacklab run mine.yaml --out results/try --seed 5 --overwrite",
      "  stacklab run mine.yaml --until first_result=0.5 --games 1000000",
      "  stacklab run mine.yaml --resume",
      "  stacklab run mine.yaml --shard 3/8     one part of eight; join them with merge",
      "  stacklab run mine.yaml --cluster spark://10.0.0.1:7077",
    })
final class RunCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(paramLabel = "EXPERIMENT", description = "The experiment's file.")
  private Path file;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "The run folder; results/NAME in this folder if not given.")
  private Path out;

  @Mixin private final ThreadsOption threads = new ThreadsOption();

  @Option(names = "--games", paramLabel = "N", description = "Games in place of the file's.")
  private Long games;

  @Option(names = "--seed", paramLabel = "S", description = "Seed in place of the file's.")
  private Long seed;

  @Option(
      names = "--until",
      paramLabel = "METRIC=DISTANCE",
      description =
          "Play each variant until the metric is known to within this distance; for results and"
              + " shares in points of a hundred. The number of games is then the most that are"
              + " played.")
  private String until;

  @Option(names = "--resume", description = "Continue a run that was stopped.")
  private boolean resume;

  @Option(names = "--overwrite", description = "Delete the run that is in the folder.")
  private boolean overwrite;

  @Option(names = "--gzip", description = "Write games.csv.gz in place of games.csv.")
  private boolean gzip;

  @Option(
      names = "--shard",
      paramLabel = "i/n",
      description = "Play only part i of n; merge joins the parts.")
  private String shard;

  @Option(
      names = "--cluster",
      paramLabel = "ADDRESS",
      description =
          "Play on a cluster: spark://HOST:PORT, local[N], yarn or k8s://URL; docs/cluster.md tells"
              + " more.")
  private String cluster;

  RunCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (resume && overwrite) {
      throw new InvalidInput("--resume and --overwrite exclude each other; give one of them");
    }
    Shard part = shard == null ? Shard.WHOLE : Shard.parse(shard);
    Crew crew = crew();
    RunSettings settings = Settings.of(experiment(), gzip);
    if (cluster != null) {
      ClusterCrew.check(settings);
    }
    Path folder = out == null ? defaultFolder(settings.name(), part) : out;
    Run run = new Run(settings, folder, crew, part);
    if (run.isFinished() && !overwrite) {
      console.message(folder + " holds this very run, finished; --overwrite plays it again.");
      if (part.isWhole()) {
        new RunReport(console, run.finished(), folder).print();
      }
      return 0;
    }
    RunResult result = play(run, folder);
    if (part.isWhole()) {
      new RunReport(console, result, folder).print();
    } else {
      console.line("shard " + part.text() + " written to " + folder);
    }
    return 0;
  }

  private Crew crew() {
    if (cluster == null) {
      return new Threads(threads.number());
    }
    if (threads.isGiven()) {
      throw new InvalidInput(
          "--threads and --cluster exclude each other; the cluster's machines use their own cores");
    }
    if (shard != null) {
      throw new InvalidInput(
          "--shard and --cluster exclude each other; a cluster shares the games out by itself");
    }
    return ClusterCrew.at(cluster, console::message);
  }

  private RunResult play(Run run, Path folder) throws IOException, InterruptedException {
    Run.Mode mode = overwrite ? Run.Mode.OVERWRITE : resume ? Run.Mode.RESUME : Run.Mode.BEGIN;
    if (resume) {
      RunReport.tellIfNew(console, run, folder);
    }
    String howToResume =
        "continue with: stacklab run "
            + Shell.quoted(file.toString())
            + " --resume"
            + options(folder);
    try (Stopper stopper = new Stopper(console, "stopped; " + howToResume);
        ProgressLine progress = new ProgressLine(console)) {
      return stopper.guarding(() -> run.execute(mode, progress, RunReport.extras(console)));
    } catch (RunFailure e) {
      throw e;
    } catch (IOException e) {
      if (run.isUnfinished()) {
        console.message(folder + " is not complete; once the cause is mended, " + howToResume);
      }
      throw e;
    }
  }

  private String options(Path folder) {
    return (out == null ? "" : " --out " + Shell.quoted(folder.toString()))
        + (games == null ? "" : " --games " + games)
        + (seed == null ? "" : " --seed " + seed)
        + (until == null ? "" : " --until " + Shell.quoted(until))
        + (gzip ? " --gzip" : "")
        + (shard == null ? "" : " --shard " + shard)
        + (cluster == null ? "" : " --cluster " + Shell.quoted(cluster));
  }

  private static Path defaultFolder(String name, Shard part) {
    String suffix = part.isWhole() ? "" : "-shard-" + part.index() + "-of-" + part.of();
    return Path.of("results", name + suffix);
  }

  private Experiment experiment() throws IOException {
    if (!Files.exists(file)) {
      throw new InvalidInput("there is no experiment file '" + file + "'");
    }
    Experiment experiment = new ExperimentReader(console.shelf(), AgentSpec::parse).read(file);
    if (experiment.players().meetings() == Meetings.LADDER) {
      throw new InvalidInput(
          file + ": its agents meet in a ladder; play it with: stacklab ladder " + file);
    }
    if (games != null) {
      experiment = experiment.withGames(Options.games(games));
    }
    if (until != null) {
      experiment = experiment.withGoal(GoalReader.until(until, file, experiment.goal()));
    }
    return seed == null ? experiment : experiment.withSeed(seed);
  }
}
