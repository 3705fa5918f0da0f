package stacklab.cli;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import stacklab.agent.search.BestPlay;
import stacklab.agent.search.Solution;
import stacklab.agent.search.Solver;
import stacklab.game.Notation;
import stacklab.game.Position;
import stacklab.game.PositionText;
import stacklab.report.figure.Numbers;
import stacklab.rules.Colour;
import stacklab.rules.InvalidInput;
import stacklab.rules.Komi;

/** {@code stacklab solve}: finds who wins with best play. */
@Command(
    name = "solve",
    mixinStandardHelpOptions = true,
    description = {
      "Find the exact value of a position: who wins if both play their best, and how.",
      "",
      "Searches to the end of the game. If the nodes do not suffice it says what is known so far."
    },
    footer = {
      "  stacklab solve avalam-3x3",
      "  stacklab solve avalam-2x2 --position '-,BW/B,W b'",
      "  stacklab solve avalam-4x4 --nodes 1000000000 --memory 1024",
    })
final class SolveCommand implements Callable<Integer> {
  private static final int ENTRY_BYTES = 16;
  private static final long MOST_MEGABYTES = 8192;

  private final Console console;

  @Mixin private final VariantOption variant;
  @Mixin private final PositionOption start = new PositionOption();

  @Option(
      names = "--nodes",
      paramLabel = "N",
      description = "The most moves to try; 100000000 if not given.")
  private long nodes = 100_000_000;

  @Option(
      names = "--memory",
      paramLabel = "MB",
      description = "Megabytes to remember positions in; 256 if not given.")
  private long megabytes = 256;

  SolveCommand(Console console) {
    this.console = console;
    this.variant = new VariantOption(console);
  }

  @Override
  public Integer call() {
    Options.atLeastOne("--nodes", nodes);
    if (megabytes < 1 || megabytes > MOST_MEGABYTES) {
      throw new InvalidInput(
          "--memory " + megabytes + ": use a number from 1 to " + MOST_MEGABYTES);
    }
    Position position = start.of(variant.read());
    console.line("Position        " + PositionText.of(position));
    if (position.isOver()) {
      console.line("Value           the game is over: " + ended(position));
      return 0;
    }
    Solver solver = new Solver(position.variant(), tableBits());
    Solution.Full full = solver.solveFully(position, nodes);
    Solution value = full.value();
    if (value.solved()) {
      printSolved(solver, position, full);
    } else {
      console.line(
          "Value           not solved after "
              + Numbers.count(value.nodes())
              + " nodes"
              + known(position.turn(), value));
    }
    return 0;
  }

  private int tableBits() {
    return 63 - Long.numberOfLeadingZeros((megabytes << 20) / ENTRY_BYTES);
  }

  private static String ended(Position position) {
    return position.outcome().winner().map(winner -> name(winner) + " has won").orElse("a draw");
  }

  private static String known(Colour turn, Solution value) {
    if (value.least() == 0) {
      return "; " + name(turn) + " wins or draws";
    }
    if (value.most() == 0) {
      return "; " + name(turn.other()) + " wins or draws";
    }
    return "";
  }

  private void printSolved(Solver solver, Position position, Solution.Full full) {
    Colour turn = position.turn();
    console.line("Value           " + value(turn, full));
    printMoves(position, full);
    long used = full.value().nodes();
    if (used < nodes) {
      BestPlay play = BestPlay.of(solver, position, nodes - used);
      used += play.nodes();
      console.line(
          "Best play       "
              + moves(position, play.moves())
              + (play.complete() ? "" : " ... (more nodes are needed)"));
    }
    console.line("Nodes           " + Numbers.count(used));
  }

  private static String value(Colour turn, Solution.Full full) {
    int value = full.value().value();
    String who = value == 0 ? "a draw" : name(value > 0 ? turn : turn.other()) + " wins";
    String by =
        full.marginHalves().isPresent() && value != 0
            ? " by " + Komi.points(Math.abs(full.marginHalves().getAsInt()))
            : "";
    return who + by + " with best play; " + name(turn) + " is to move";
  }

  private void printMoves(Position position, Solution.Full full) {
    List<Integer> keeping = full.moves();
    String all = " of " + position.moveCount() + ": ";
    if (keeping.isEmpty()) {
      console.line("Keeping it      not found; more nodes are needed");
    } else if (full.value().value() == -1) {
      console.line("Keeping it      every move loses");
    } else {
      console.line("Keeping it      " + keeping.size() + all + moves(position, keeping));
    }
  }

  private static String moves(Position position, List<Integer> moves) {
    return moves.stream()
        .map(move -> Notation.text(position.variant().board(), move))
        .collect(Collectors.joining(" "));
  }

  private static String name(Colour colour) {
    return colour == Colour.WHITE ? "White" : "Black";
  }
}
