package stacklab.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import stacklab.game.playout.Detail;
import stacklab.game.playout.Playout;
import stacklab.game.playout.Playouts;
import stacklab.game.playout.Strategy;
import stacklab.random.Random;
import stacklab.rules.Variant;

/**
 * Random play of the parent games has the figures that programs written for one game each gave:
 * {@code limit.c} of the yardstick and what the project's second issue lists. Each must lie within
 * four standard errors plus half a unit of the figure's last digit.
 */
class PlayoutStatisticsTest {
  private static final int GAMES = 40_000;

  @Test
  void figuresOfTheParentGamesHold() {
    for (Strategy strategy : new Strategy[] {Strategy.PAIRS, Strategy.WORD}) {
      assertAvalam(strategy, GAMES);
    }
    assertAvalam(Strategy.GENERAL, GAMES / 4);
    assertDvonn(Strategy.WORD, GAMES);
    assertDvonn(Strategy.GENERAL, GAMES / 4);
  }

  @Test
  @Tag("long")
  void figuresOfTheParentGamesHoldAtAMillionGames() {
    assertAvalam(Strategy.PAIRS, 1_000_000);
    assertAvalam(Strategy.WORD, 1_000_000);
    assertDvonn(Strategy.WORD, 1_000_000);
  }

  private static void assertAvalam(Strategy strategy, int games) {
    Figures figures = new Figures(KnownVariants.of("avalam"), strategy, games);
    figures.assertMean("plies", 34.587, 0.0005, figures.plies);
    figures.assertMean("White wins", 0.4480, 0.00005, figures.white);
    figures.assertMean("Black wins", 0.4336, 0.00005, figures.black);
    figures.assertMean("draws", 0.1184, 0.00005, figures.draws);
    figures.assertMean("branching per game", 121.39, 0.005, figures.branching);
    figures.assertRatio("branching", 121.33, 0.005);
  }

  private static void assertDvonn(Strategy strategy, int games) {
    Figures figures = new Figures(KnownVariants.of("dvonn"), strategy, games);
    figures.assertMean("plies", 81.143, 0.0005, figures.plies);
    figures.assertMean("White wins", 0.4808, 0.00005, figures.white);
    figures.assertMean("Black wins", 0.4795, 0.00005, figures.black);
    figures.assertMean("draws", 0.0397, 0.00005, figures.draws);
    figures.assertMean("branching per game", 27.98, 0.005, figures.branching);
    figures.assertMean("passes", 0.872, 0.0005, figures.passes);
    figures.assertRatio("branching", 27.96, 0.005);
  }

  /** What came of many games, a number for each. */
  private static final class Figures {
    private final String what;
    private final double[] plies;
    private final double[] legal;
    private final double[] branching;
    private final double[] white;
    private final double[] black;
    private final double[] draws;
    private final double[] passes;

    Figures(Variant variant, Strategy strategy, int games) {
      what = variant.name() + " " + strategy + " ";
      plies = new double[games];
      legal = new double[games];
      branching = new double[games];
      white = new double[games];
      black = new double[games];
      draws = new double[games];
      passes = new double[games];
      Playout playout = Playouts.of(variant, Detail.COUNTS, strategy);
      Random random = Random.of(20);
      for (int game = 0; game < games; game++) {
        playout.play(random, random);
        plies[game] = playout.plies();
        legal[game] = playout.legalMoves();
        branching[game] = legal[game] / plies[game];
        white[game] = playout.winner() == 0 ? 1 : 0;
        black[game] = playout.winner() == 1 ? 1 : 0;
        draws[game] = playout.winner() == Playout.DRAW ? 1 : 0;
        passes[game] = playout.passes();
      }
    }

    void assertMean(String figure, double expected, double half, double[] values) {
      double error = deviation(values) / Math.sqrt(values.length);
      assertEquals(expected, mean(values), 4 * error + half, what + figure);
    }

    /** The delta method: the error of a ratio of means is that of the residuals' mean. */
    void assertRatio(String figure, double expected, double half) {
      double length = mean(plies);
      double ratio = mean(legal) / length;
      double[] residuals = new double[plies.length];
      for (int i = 0; i < residuals.length; i++) {
        residuals[i] = (legal[i] - ratio * plies[i]) / length;
      }
      double error = deviation(residuals) / Math.sqrt(residuals.length);
      assertEquals(expected, ratio, 4 * error + half, what + figure);
    }

    private static double mean(double[] values) {
      double sum = 0;
      for (double value : values) {
        sum += value;
      }
      return sum / values.length;
    }

    private static double deviation(double[] values) {
      double mean = mean(values);
      double sum = 0;
      for (double value : values) {
        sum += (value - mean) * (value - mean);
      }
      return Math.sqrt(sum / (values.length - 1));
    }
  }
}
