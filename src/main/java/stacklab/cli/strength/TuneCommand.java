package stacklab.cli.strength;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import stacklab.agent.AgentSpec;
import stacklab.cli.Console;
import stacklab.cli.Options;
import stacklab.cli.ProgressLine;
import stacklab.cli.SeedOption;
import stacklab.cli.Stopper;
import stacklab.cli.ThreadsOption;
import stacklab.io.AtomicFile;
import stacklab.io.NamedVariant;
import stacklab.rules.InvalidInput;
import stacklab.sim.run.Progress;
import stacklab.sim.tune.Journal;
import stacklab.sim.tune.TuneProgress;
import stacklab.sim.tune.Tuned;
import stacklab.sim.tune.Tuning;

/** {@code stacklab tune}: fits evaluation weights to a variant. */
@Command(
    name = "tune",
    mixinStandardHelpOptions = true,
    description = {
      "Fit the weights of an agent's evaluation to a variant, by games against itself.",
      "",
      "In each round the agent plays itself and weights are fitted to all results. In each sweep"
          + " steps towards the fit and changes of single weights play matches, and those that play"
          + " better are made. A match against the weights before then tells whether the new ones"
          + " are better. They are kept, as a file beside the variant, only if they are not behind,"
          + " and used only by agents that name the file. A command that was stopped goes on when"
          + " repeated."
    },
    footer = {
      "  stacklab tune avalam",
      "  stacklab tune dvonn --games 2000 --rounds 3 --out dvonn.weights.yaml",
      "  stacklab play avalam --black alphabeta:weights=variants/avalam.weights.yaml",
    })
public final class TuneCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(
      paramLabel = "VARIANT",
      description = "A name that `stacklab list` shows, or the path of a file (with / or .yaml).")
  private String variant;

  @Option(
      names = "--set",
      paramLabel = "KEY=VALUE",
      description = "Set a rule to another value; repeatable; needs --out.")
  private List<String> settings = new ArrayList<>();

  @Option(
      names = "--agent",
      paramLabel = "AGENT",
      description = "Who plays, and with which weights to begin; alphabeta:nodes=300 if not given.")
  private String agent = "alphabeta:nodes=300";

  @Option(names = "--rounds", paramLabel = "N", description = "How often to play and fit; 2.")
  private int rounds = 2;

  @Option(names = "--games", paramLabel = "N", description = "Games of each round; 2000.")
  private long games = 2000;

  @Option(
      names = "--sweeps",
      paramLabel = "N",
      description = "How often to try changes of the weights in matches; 2.")
  private int sweeps = 2;

  @Option(
      names = "--pairs",
      paramLabel = "N",
      description = "Pairs of games that each change plays at first; 32.")
  private int pairs = 32;

  @Option(
      names = "--match-games",
      paramLabel = "N",
      description = "Games at most of the match against the weights before; 800.")
  private long matchGames = 800;

  @Option(
      names = "--opening-plies",
      paramLabel = "N",
      description = "Random plies at the beginning of the games of the match; 4.")
  private int openingPlies = 4;

  @Mixin private final SeedOption seed = new SeedOption();

  @Mixin private final ThreadsOption threads = new ThreadsOption();

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "The file of weights; VARIANT.weights.yaml beside the variant if not given.")
  private Path out;

  @Option(names = "--overwrite", description = "Replace the file of weights.")
  private boolean overwrite;

  /** Makes the command. */
  public TuneCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    NamedVariant named = console.variants().read(variant, settings);
    Path file = file();
    if (Files.exists(file) && !overwrite) {
      throw new InvalidInput(
          file + " exists already; give another file with --out, or --overwrite to replace it");
    }
    Tuning.Task task =
        new Tuning.Task(
            named,
            agent(named),
            (int) Options.atLeastOne("--opening-plies", openingPlies),
            (int) Options.atLeastOne("--rounds", rounds),
            Options.games(games),
            (int) Options.atLeastOne("--sweeps", sweeps),
            (int) Options.atLeastOne("--pairs", pairs),
            Options.atLeastOne("--match-games", matchGames),
            seed.seed());
    Path unfinished = file.resolveSibling(file.getFileName() + ".unfinished");
    Journal journal = Journal.of(unfinished, task.title());
    if (journal.left() > 0) {
      console.message("going on with what " + unfinished + " keeps");
    }
    Tuned tuned = run(task, journal, unfinished);
    if (tuned.verdict().isKept()) {
      AtomicFile.write(file, tuned.weights().text());
    }
    journal.finish();
    new TuneReport(console, tuned).print(task.agent(), file);
    return 0;
  }

  private Tuned run(Tuning.Task task, Journal journal, Path unfinished)
      throws IOException, InterruptedException {
    String stopped =
        "stopped; the fit, once all rounds are over, and every finished match are kept in "
            + unfinished
            + "; the same command goes on from there";
    try (Stopper stopper = new Stopper(console, stopped);
        ProgressLine line = new ProgressLine(console)) {
      return stopper.guarding(
          () -> Tuning.run(task, threads.number(), new Told(console, line), journal));
    }
  }

  private Path file() {
    if (out != null) {
      return out;
    }
    if (!settings.isEmpty()) {
      throw new InvalidInput("--set: weights of a changed variant need a file; give --out");
    }
    Path beside = console.variants().file(variant);
    String name = beside.getFileName().toString().replaceFirst("\\.yaml$", "");
    return beside.resolveSibling(name + ".weights.yaml");
  }

  private AgentSpec agent(NamedVariant named) {
    AgentSpec spec = AgentSpec.parse(agent);
    if (!spec.weighs() || !spec.reproducible() || spec.text().contains("epsilon=")) {
      throw new InvalidInput(
          "--agent "
              + agent
              + ": use alphabeta, mcts or solver with a budget of nodes, depth or iterations and"
              + " without epsilon, such as alphabeta:nodes=300");
    }
    spec.weights().ifPresent(weights -> weights.check(named.variant()));
    return spec;
  }

  /** Tells on standard error how far the fit has come. */
  private record Told(Console console, ProgressLine line) implements TuneProgress {
    @Override
    public void round(int number, int of) {
      console.message("round " + number + " of " + of);
    }

    @Override
    public void sweep(int number, int of) {
      console.message("sweep " + number + " of " + of);
    }

    @Override
    public void match() {
      console.message("match against the weights before");
    }

    @Override
    public Progress games() {
      return line;
    }
  }
}
