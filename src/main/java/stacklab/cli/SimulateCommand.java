package stacklab.cli;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import stacklab.agent.AgentSpec;
import stacklab.io.Experiment;
import stacklab.io.NamedVariant;
import stacklab.sim.Matchup;
import stacklab.sim.Plan;
import stacklab.sim.run.Recording;
import stacklab.sim.run.RunResult;
import stacklab.sim.run.RunSettings;
import stacklab.sim.run.Simulation;

/** {@code stacklab simulate}: a quick look at a variant without any file. */
@Command(
    name = "simulate",
    mixinStandardHelpOptions = true,
    description = {"Play games of one variant and print what they look like; nothing is written."},
    footer = {
      "  stacklab simulate avalam --games 100000 --seed 1",
      "  stacklab simulate dvonn --set removal=none",
      "  stacklab simulate avalam --agent greedy --games 1000",
    })
final class SimulateCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private final VariantOption variant;

  @Option(names = "--games", paramLabel = "N", description = "Games; 10000 if not given.")
  private long games = 10_000;

  @Mixin private final SeedOption seed = new SeedOption();

  @Option(
      names = "--agent",
      paramLabel = "AGENT",
      description = "Who plays both colours; random if not given.")
  private String agent = "random";

  @Mixin private final ThreadsOption threads = new ThreadsOption();

  SimulateCommand(Console console) {
    this.console = console;
    this.variant = new VariantOption(console);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    NamedVariant named = variant.read();
    AgentSpec spec = AgentSpec.parse(agent);
    Matchup matchup =
        new Matchup(named.id(), named.variant(), spec, spec, 0, List.of(), Options.games(games));
    Plan plan = new Plan(List.of(matchup), seed.seed(), false, true, Experiment.Measuring.DEFAULT);
    RunSettings settings =
        new RunSettings("", "", "", plan, new Recording(false, false, false), 0.95, "", 0.01);
    new RunReport(console, play(settings), null).print();
    return 0;
  }

  private RunResult play(RunSettings settings) throws IOException, InterruptedException {
    try (Stopper stopper = new Stopper(console, "stopped");
        ProgressLine progress = new ProgressLine(console)) {
      return stopper.guarding(() -> Simulation.play(settings, threads.number(), progress));
    }
  }
}
