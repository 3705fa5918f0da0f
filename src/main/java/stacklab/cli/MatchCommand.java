package stacklab.cli;

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
import picocli.CommandLine.Spec;
import stacklab.agent.AgentSpec;
import stacklab.io.Experiment;
import stacklab.io.Meetings;
import stacklab.io.NamedVariant;
import stacklab.report.match.MatchFile;
import stacklab.rules.InvalidInput;
import stacklab.sim.match.Match;
import stacklab.sim.run.Recording;
import stacklab.sim.run.Run;
import stacklab.sim.run.RunResult;
import stacklab.sim.run.RunSettings;
import stacklab.sim.run.Settings;
import stacklab.sim.run.Shard;
import stacklab.sim.run.Simulation;
import stacklab.sim.run.Stop;

/** {@code stacklab match}: lets agents play each other and says how strong they are. */
@Command(
    name = "match",
    mixinStandardHelpOptions = true,
    description = {
      "Let agents play each other in pairs of games, and estimate their strength.",
      "",
      "Both games of a pair have the same start and opening, with seats exchanged; the pair is the"
          + " unit of all intervals. Of three or more agents every two meet, or with --gauntlet the"
          + " first meets each of the others."
    },
    footer = {
      "  stacklab match avalam --agents greedy --agents random --games 1000",
      "  stacklab match dvonn --agents alphabeta --agents greedy --opening-plies 5",
      "  stacklab match avalam --agents greedy --agents greedy:epsilon=0.1 \\",
      "    --sprt elo0=0,elo1=20,alpha=0.05,beta=0.05",
      "  stacklab match avalam --agents greedy --agents random --agents alphabeta \\",
      "    --games 200 --out results/three",
    })
final class MatchCommand implements Callable<Integer> {
  private static final long GAMES = 200;
  private static final long MOST_SPRT_GAMES = 100_000;

  private final Console console;

  @Spec private CommandSpec spec;

  @Mixin private final VariantOption variant;

  @Option(
      names = "--agents",
      paramLabel = "AGENT",
      required = true,
      description = "An agent that takes part; give it twice or more. The same twice plays itself.")
  private List<String> agents = new ArrayList<>();

  @Option(
      names = "--games",
      paramLabel = "N",
      description =
          "Games of every two agents, rounded up to whole pairs; 200 if not given, with --sprt at"
              + " most 100000.")
  private Long games;

  @Option(
      names = "--opening-plies",
      paramLabel = "N",
      description =
          "Random plies before the agents take over, so that games differ; 0 if not given.")
  private int openingPlies;

  @Option(
      names = "--first",
      paramLabel = "COLOUR",
      split = ",",
      description =
          "Who moves first: white, black or white,black, which tells seat and colour apart; as the"
              + " variant says if not given.")
  private List<String> first = new ArrayList<>();

  @Mixin private final SeedOption seed = new SeedOption();

  @Option(
      names = "--sprt",
      paramLabel = "TEST",
      description = "Stop as soon as a sequential test is decided; see the examples.")
  private String sprt;

  @Option(names = "--gauntlet", description = "Only the first agent meets the others.")
  private boolean gauntlet;

  @Mixin private final ThreadsOption threads = new ThreadsOption();

  @Option(names = "--out", paramLabel = "DIR", description = "Write a run folder there.")
  private Path out;

  @Option(names = "--resume", description = "Continue a match that was stopped.")
  private boolean resume;

  @Option(names = "--overwrite", description = "Delete the run that is in the folder.")
  private boolean overwrite;

  MatchCommand(Console console) {
    this.console = console;
    this.variant = new VariantOption(console);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (resume && overwrite) {
      throw new InvalidInput("--resume and --overwrite exclude each other; give one of them");
    }
    if (out == null && (resume || overwrite)) {
      throw new InvalidInput("--resume and --overwrite need the folder: give --out");
    }
    Stop stop = sprt == null ? Stop.NEVER : SprtOption.parse(sprt);
    Experiment experiment = experiment(variant.read());
    RunSettings settings = Settings.of(experiment, false).withStop(stop);
    checkTest(settings, experiment);
    RunResult result = out == null ? simulate(settings) : run(settings);
    new MatchReport(console, result, out).print();
    return 0;
  }

  private Experiment experiment(NamedVariant named) {
    List<String> texts = agents.stream().map(text -> AgentSpec.parse(text).text()).toList();
    boolean itself = texts.size() == 2 && texts.get(0).equals(texts.get(1));
    if (texts.size() < 2) {
      throw new InvalidInput("a match needs two agents; give --agents twice or more");
    }
    if (!itself && texts.stream().distinct().count() < texts.size()) {
      throw new InvalidInput("--agents: the same agent is there twice; leave one out");
    }
    Meetings meetings =
        itself
            ? Meetings.EACH_WITH_ITSELF
            : gauntlet ? Meetings.FIRST_WITH_OTHERS : Meetings.EVERY_TWO;
    return Experiment.of(name(named.id()), named)
        .withPlayers(new Experiment.Players(texts.stream().distinct().toList(), meetings))
        .withBeginning(
            Experiment.Beginning.OWN.with(
                FirstOption.parse(first), Options.openingPlies(openingPlies)))
        .withGames(games())
        .withSeed(seed.seed());
  }

  private static String name(String id) {
    String letters = id.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    String name = ("match-" + letters).replaceAll("-+$", "");
    return name.substring(0, Math.min(name.length(), 100));
  }

  /** Returns the games of every two agents with one first colour. */
  private long games() {
    long all = games == null ? (sprt == null ? GAMES : MOST_SPRT_GAMES) : games;
    int firsts = Math.max(1, first.size());
    return (Options.atLeastOne("--games", all) + firsts - 1) / firsts;
  }

  private void checkTest(RunSettings settings, Experiment experiment) {
    if (sprt == null) {
      return;
    }
    if (settings.plan().matchups().size() != 1) {
      throw new InvalidInput("--sprt is for two agents and one first colour");
    }
    boolean chance = Match.hasChance(settings.plan().matchups().get(0));
    if (!chance) {
      throw new InvalidInput(
          "--sprt needs games that differ, and nothing is left to chance between "
              + String.join(" and ", experiment.players().agents())
              + "; give --opening-plies 4 or the like");
    }
  }

  private RunResult simulate(RunSettings settings) throws IOException, InterruptedException {
    RunSettings unrecorded = settings.withRecording(new Recording(false, false, false));
    try (Stopper stopper = new Stopper(console, "stopped");
        ProgressLine progress = new ProgressLine(console)) {
      return stopper.guarding(() -> Simulation.play(unrecorded, threads.number(), progress));
    }
  }

  private RunResult run(RunSettings settings) throws IOException, InterruptedException {
    Run run = new Run(settings, out, threads.number(), Shard.WHOLE);
    if (run.isFinished() && !overwrite) {
      console.message(out + " holds this very match, finished; --overwrite plays it again.");
      return run.finished();
    }
    if (resume) {
      RunReport.tellIfNew(console, run, out);
    }
    Run.Mode mode = overwrite ? Run.Mode.OVERWRITE : resume ? Run.Mode.RESUME : Run.Mode.BEGIN;
    try (Stopper stopper = new Stopper(console, "stopped; continue with: " + Shell.resumed(spec));
        ProgressLine progress = new ProgressLine(console)) {
      return stopper.guarding(() -> run.execute(mode, progress, extras()));
    }
  }

  private Run.Extras extras() {
    Run.Extras charts = RunReport.extras(console);
    return (result, folder) -> {
      MatchFile.write(
          folder.resolve("matches.csv"), Match.all(result), result.settings().confidence());
      charts.write(result, folder);
    };
  }
}
