package stacklab.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import stacklab.agent.AgentSpec;
import stacklab.cli.engine.CodeCupSession;
import stacklab.cli.engine.StacklabSession;
import stacklab.cli.engine.Wire;
import stacklab.rules.InvalidInput;
import stacklab.rules.Variant;

/** {@code stacklab engine}: an agent for other programs. */
@Command(
    name = "engine",
    mixinStandardHelpOptions = true,
    description = {
      "Let an agent play for another program, over standard input and output.",
      "",
      "docs/engine-protocol.md describes both protocols. In the protocol stacklab the other side"
          + " sends the rules, which replace VARIANT's."
    },
    footer = {
      "  stacklab engine dvonn --agent alphabeta:nodes=20000",
      "  stacklab engine dvonn --agent mcts:time=1s --protocol codecup",
      "  stacklab engine ./mine.yaml --agent greedy --seed 7",
    })
final class EngineCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private final VariantOption variant;

  @Option(
      names = "--agent",
      paramLabel = "AGENT",
      description = "Who plays; alphabeta if not given.")
  private String agent = "alphabeta";

  @Option(
      names = "--protocol",
      paramLabel = "NAME",
      description = "stacklab or codecup; stacklab if not given.")
  private String protocol = "stacklab";

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Seed of the agent's random numbers; another one each time if not given.")
  private long seed = System.nanoTime() % 1_000_000;

  EngineCommand(Console console) {
    this.console = console;
    this.variant = new VariantOption(console);
  }

  @Override
  public Integer call() throws IOException {
    Variant rules = variant.read().variant();
    AgentSpec spec = AgentSpec.parse(agent);
    Wire wire = new Wire(console.in(), console.out());
    switch (protocol) {
      case "stacklab" -> new StacklabSession(rules, spec, seed, console.variants(), wire).play();
      case "codecup" -> new CodeCupSession(rules, spec, seed, wire).play();
      default ->
          throw new InvalidInput(
              "--protocol '" + protocol + "' is not allowed; use stacklab or codecup");
    }
    return 0;
  }
}
