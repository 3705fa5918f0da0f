package stacklab.agent.search;

import java.util.Locale;
import stacklab.agent.Agent;
import stacklab.agent.AgentSpec;
import stacklab.agent.Boards;
import stacklab.game.Position;
import stacklab.random.Random;
import stacklab.rules.Variant;

/**
 * Measures which share of endings is solved: the table in docs/agents.md. Games of greedy against
 * greedy after four random plies, the last 8 to 24 plies taken back.
 *
 * <p>Arguments: {@code avalam} or {@code dvonn}, games, nodes, and the numbers of plies.
 */
final class SolvedShares {
  private static final int TABLE_BITS = 20;
  private static final int OPENING_PLIES = 4;

  private SolvedShares() {}

  /** Prints a line for each number of plies. */
  public static void main(String[] args) {
    Variant variant = args[0].equals("avalam") ? Boards.avalam() : Boards.dvonn();
    int games = Integer.parseInt(args[1]);
    Solver solver = new Solver(variant, TABLE_BITS);
    for (int i = 3; i < args.length; i++) {
      int solved = 0;
      long nodes = 0;
      for (int game = 0; game < games; game++) {
        solver.clear();
        Solution solution =
            solver.solve(ending(variant, game, Integer.parseInt(args[i])), Long.parseLong(args[2]));
        solved += solution.solved() ? 1 : 0;
        nodes += solution.nodes();
      }
      System.out.printf(
          Locale.ROOT,
          "%s %s plies: %d of %d solved, %d nodes on average%n",
          args[0],
          args[i],
          solved,
          games,
          nodes / games);
    }
  }

  /** Returns a position some plies before the end of a fixed game. */
  static Position ending(Variant variant, long game, int plies) {
    Random random = Random.of(game);
    Agent greedy = AgentSpec.parse("greedy").create(variant);
    Position position = Position.start(variant);
    while (!position.isOver()) {
      boolean opening = position.plies() < OPENING_PLIES;
      position.play(opening ? position.randomMove(random) : greedy.choose(position, random));
    }
    for (int i = 0; i < plies && position.undoable() > 0; i++) {
      position.undo();
    }
    return position;
  }
}
