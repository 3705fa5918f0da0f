package stacklab.sim.tune;

import java.util.ArrayList;
import java.util.List;
import stacklab.agent.Agent;
import stacklab.agent.AgentSpec;
import stacklab.agent.state.Feature;
import stacklab.agent.state.State;
import stacklab.agent.state.Weights;
import stacklab.game.Position;
import stacklab.random.Random;
import stacklab.rules.Variant;

/**
 * How much features differ among the moves of a position, which is all a choice depends on: root
 * mean squares of the difference from the mean of the moves, over positions of games that an agent
 * plays against itself with {@value #RANDOM} of its moves at random.
 */
final class Spread {
  private static final int GAMES = 30;
  private static final double RANDOM = 0.3;
  private static final double LEAST = 1e-3;

  /** What an evaluation that tells no moves apart counts as. */
  private static final double USUAL = 100;

  private final State state;
  private final int[] weights;
  private final double[] squares = new double[Samples.COLUMNS];
  private double valueSquares;
  private long positions;

  private Spread(Variant variant, Weights weights) {
    this.state = State.of(variant);
    this.weights = Samples.columns(weights);
  }

  /**
   * Returns for each weight, by {@link Samples#column}, the amount in thousandths by which it makes
   * moves differ as much as the whole evaluation does; 0 where no move makes a difference.
   */
  static double[] units(Variant variant, AgentSpec spec, Weights weights, long seed) {
    Spread spread = new Spread(variant, weights);
    Random random = Random.of(seed);
    Agent agent = spec.create(variant);
    for (int game = 0; game < GAMES; game++) {
      Position position = Position.start(variant, random);
      agent.newGame(position);
      while (!position.isOver()) {
        spread.look(position);
        boolean isRandom = random.nextDouble() < RANDOM;
        position.playUnchecked(
            isRandom ? position.randomMove(random) : agent.choose(position, random));
      }
    }
    agent.close();
    return spread.units();
  }

  private void look(Position position) {
    state.set(position);
    int seat = state.seatToMove();
    int[] moves = new int[state.mostMoves()];
    int n = state.legalMoves(moves);
    List<double[]> rows = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      state.play(moves[i]);
      if (!state.isOver()) {
        Samples one = new Samples();
        one.add(state);
        rows.add(signed(one.row(0), state.seatToMove() == seat ? 1 : -1));
      }
      state.undo();
    }
    if (rows.size() > 1) {
      add(rows);
    }
  }

  private static double[] signed(double[] row, int sign) {
    double[] result = row.clone();
    for (int c = 0; c < row.length; c++) {
      result[c] *= sign;
    }
    return result;
  }

  private void add(List<double[]> rows) {
    positions++;
    double[] values = new double[rows.size()];
    for (int c = 0; c < Samples.COLUMNS; c++) {
      double[] column = new double[rows.size()];
      for (int i = 0; i < column.length; i++) {
        column[i] = rows.get(i)[c];
        values[i] += weights[c] * column[i];
      }
      squares[c] += variance(column);
    }
    valueSquares += variance(values);
  }

  private static double variance(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    double mean = sum / values.length;
    double squares = 0;
    for (double value : values) {
      squares += (value - mean) * (value - mean);
    }
    return squares / values.length;
  }

  private double[] units() {
    double[] units = new double[Samples.COLUMNS];
    double value = Math.sqrt(valueSquares / Math.max(1, positions));
    value = value > 0 ? value : USUAL;
    for (int c = 0; c < units.length; c++) {
      double both = squares[c] + (c < Feature.COUNT ? 0 : squares[other(c)]);
      double spread = Math.sqrt(both / Math.max(1, positions));
      units[c] = spread > LEAST ? value / spread : 0;
    }
    return units;
  }

  /** Returns the ending's column for the opening's, and the other way round: they are mixed. */
  private static int other(int column) {
    int stage = column / Feature.COUNT;
    return (3 - stage) * Feature.COUNT + column % Feature.COUNT;
  }
}
