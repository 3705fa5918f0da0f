package stacklab.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import stacklab.board.Board;
import stacklab.game.Notation;
import stacklab.game.Perft;
import stacklab.game.Position;
import stacklab.rules.InvalidInput;

/** {@code stacklab perft}: counts move sequences. */
@Command(
    name = "perft",
    mixinStandardHelpOptions = true,
    description = {
      "Count the sequences of exactly 1, 2, 3, ... plies, as CSV: depth,nodes.",
      "",
      "A forced pass is a ply, and a finished game has no continuation. Two programs that count"
          + " alike very likely understand the rules alike.",
    },
    footer = {
      "  stacklab perft avalam",
      "  stacklab perft dvonn --depth 4",
      "  stacklab perft avalam-2x2 --position '-,BW/B,W b' --depth 2 --divide",
      "  stacklab perft dvonn-shuffled --seed 7",
    })
final class PerftCommand implements Callable<Integer> {
  private static final int DEEPEST = 1000;

  private final Console console;

  @Mixin private final VariantOption variant;
  @Mixin private final PositionOption start = new PositionOption();

  @Option(
      names = "--depth",
      paramLabel = "N",
      defaultValue = "3",
      description = "The longest sequences to count (default: ${DEFAULT-VALUE}).")
  private int depth;

  @Option(
      names = "--divide",
      description = "Count only those of N plies, split by their first move: move,nodes.")
  private boolean divide;

  PerftCommand(Console console) {
    this.console = console;
    this.variant = new VariantOption(console);
  }

  @Override
  public Integer call() {
    if (depth < 1 || depth > DEEPEST) {
      throw new InvalidInput("--depth " + depth + " is not allowed; allowed: 1 to " + DEEPEST);
    }
    Position position = start.of(variant.read());
    if (divide) {
      divide(position);
    } else {
      count(position);
    }
    return 0;
  }

  private void divide(Position position) {
    Board board = position.variant().board();
    console.line("move,nodes");
    Perft.divide(position, depth)
        .forEach((move, nodes) -> console.line(Notation.text(board, move) + "," + nodes));
  }

  /** Each line is printed at once, so that a run that is stopped leaves what it found out. */
  private void count(Position position) {
    console.line("depth,nodes");
    for (int plies = 1; plies <= depth; plies++) {
      console.out().flush();
      console.line(plies + "," + Perft.count(position, plies));
    }
  }
}
