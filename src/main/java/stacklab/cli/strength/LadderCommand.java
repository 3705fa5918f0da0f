package stacklab.cli.strength;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import stacklab.agent.AgentSpec;
import stacklab.cli.CheckCommand;
import stacklab.cli.Console;
import stacklab.cli.FirstOption;
import stacklab.cli.Options;
import stacklab.cli.RunReport;
import stacklab.cli.Shell;
import stacklab.cli.Stopper;
import stacklab.cli.ThreadsOption;
import stacklab.io.Experiment;
import stacklab.io.ExperimentReader;
import stacklab.io.Meetings;
import stacklab.io.NamedVariant;
import stacklab.io.goal.Goal;
import stacklab.rules.InvalidInput;
import stacklab.sim.ladder.Ladder;
import stacklab.sim.run.Run;
import stacklab.sim.run.RunResult;
import stacklab.sim.run.RunSettings;
import stacklab.sim.run.Shard;

/** {@code stacklab ladder}: finds how many levels of play a game has. */
@Command(
    name = "ladder",
    mixinStandardHelpOptions = true,
    description = {
      "Find a game's levels of play, and its balance at each of them.",
      "",
      "Level 0 plays at random; each further level is the lowest budget that surely beats the level"
          + " below it by 60 %%. Of an experiment all variants are compared, level by level; its"
          + " agents count only where they meet in a ladder."
    },
    footer = {
      "  stacklab ladder avalam",
      "  stacklab ladder dvonn --agent mcts --max-budget 512 --games 200",
      "  stacklab ladder avalam --set height-cap=3 --first white,black",
      "  stacklab ladder experiments/avalam-height-cap.yaml --max-levels 4",
    })
public final class LadderCommand implements Callable<Integer> {
  private static final long GAMES = 400;
  private static final int OPENING_PLIES = 4;
  private static final int ALL_LEVELS = 1000;

  private final Console console;

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "VARIANT|EXPERIMENT",
      description = "A variant's name or file, or an experiment's file.")
  private String subject;

  @Option(
      names = "--set",
      paramLabel = "KEY=VALUE",
      description = "Set a rule of the variant to another value; repeatable.")
  private List<String> settings = new ArrayList<>();

  @Option(
      names = "--agent",
      paramLabel = "AGENT",
      description =
          "Whose budget is doubled, and the lowest budget if the text names one; alphabeta, with"
              + " 100 nodes or 16 iterations at the lowest, if not given.")
  private String agent;

  @Option(
      names = "--max-budget",
      paramLabel = "N",
      description = "The largest budget; 64 times the lowest if not given.")
  private Long maxBudget;

  @Option(
      names = "--max-levels",
      paramLabel = "N",
      description = "Stop at this many levels above level 0.")
  private int maxLevels = ALL_LEVELS;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "Games of each level against itself, and at most of each match; 400.")
  private Long games;

  @Option(
      names = "--opening-plies",
      paramLabel = "N",
      description =
          "Random plies before the agents take over, so that games differ; the experiment's, else"
              + " 4.")
  private Integer openingPlies;

  @Option(
      names = "--first",
      paramLabel = "COLOUR",
      split = ",",
      description =
          "Who moves first in games of a level against itself: white, black or white,black.")
  private List<String> first = new ArrayList<>();

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Seed of all random numbers; the experiment's, else 1.")
  private Long seed;

  @Mixin private final ThreadsOption threads = new ThreadsOption();

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "The run folder; results/NAME-ladder in this folder if not given.")
  private Path out;

  @Option(names = "--resume", description = "Continue a ladder that was stopped.")
  private boolean resume;

  @Option(names = "--overwrite", description = "Delete the run that is in the folder.")
  private boolean overwrite;

  /** Makes the command. */
  public LadderCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (resume && overwrite) {
      throw new InvalidInput("--resume and --overwrite exclude each other; give one of them");
    }
    Experiment experiment = experiment();
    int levels = (int) Options.atLeastOne("--max-levels", maxLevels);
    RunSettings ladder = Ladder.settings(experiment, levels);
    Path folder = out == null ? Path.of("results", experiment.name()) : out;
    Run run = new Run(ladder, folder, threads.number(), Shard.WHOLE);
    LadderReport report = new LadderReport(console);
    if (run.isFinished() && !overwrite) {
      console.message(folder + " holds this very ladder, finished; --overwrite plays it again.");
      report.print(run.finished(), folder);
    } else {
      if (resume) {
        RunReport.tellIfNew(console, run, folder);
      }
      report.print(play(run, ladder, report), folder);
    }
    return 0;
  }

  private RunResult play(Run run, RunSettings ladder, LadderReport report)
      throws IOException, InterruptedException {
    Run.Mode mode = overwrite ? Run.Mode.OVERWRITE : resume ? Run.Mode.RESUME : Run.Mode.BEGIN;
    try (Stopper stopper = new Stopper(console, "stopped; continue with: " + Shell.resumed(spec));
        LadderProgress progress = new LadderProgress(console, ladder.plan())) {
      return stopper.guarding(() -> run.execute(mode, progress, report.extras()));
    }
  }

  private Experiment experiment() {
    boolean isFile = subject.contains("/") || subject.endsWith(".yaml");
    boolean isExperiment = isFile && CheckCommand.isExperiment(Path.of(subject));
    if (isExperiment && !settings.isEmpty()) {
      throw new InvalidInput("--set changes a variant, not an experiment; use vary in its file");
    }
    Experiment base = isExperiment ? read() : ofVariant();
    boolean own = base.players().meetings() == Meetings.LADDER;
    if (own && (agent != null || maxBudget != null)) {
      throw new InvalidInput(
          "the experiment names the agents of its ladder; leave out --agent and --max-budget");
    }
    Experiment ladder =
        base.withName(own ? base.name() : base.name() + "-ladder")
            .withPlayers(own ? base.players() : new Experiment.Players(agents(), Meetings.LADDER))
            .withGoal(Goal.NONE)
            .withGames(games != null ? Options.games(games) : own ? base.games() : GAMES)
            .withBeginning(beginning(base.beginning(), own));
    return seed == null ? ladder : ladder.withSeed(seed);
  }

  private Experiment read() {
    return new ExperimentReader(console.shelf(), AgentSpec::parse).read(Path.of(subject));
  }

  private Experiment ofVariant() {
    NamedVariant variant = console.variants().read(subject, settings);
    String letters = variant.id().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    String name = letters.replaceAll("^-+|-+$", "");
    return Experiment.of(name.substring(0, Math.min(name.length(), 90)), variant);
  }

  private Experiment.Beginning beginning(Experiment.Beginning base, boolean own) {
    return base.with(
        first.isEmpty() ? base.first() : FirstOption.parse(first),
        openingPlies(base.openingPlies(), own));
  }

  private int openingPlies(int base, boolean own) {
    if (openingPlies == null) {
      return own || base > 0 ? base : OPENING_PLIES;
    }
    return Options.openingPlies(openingPlies);
  }

  private List<String> agents() {
    return LadderAgents.of(agent == null ? "alphabeta" : agent, maxBudget);
  }
}
