package stacklab.sim.tune;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import stacklab.agent.AgentSpec;
import stacklab.agent.state.Feature;
import stacklab.agent.state.State;
import stacklab.agent.state.Weights;
import stacklab.game.Position;
import stacklab.io.NamedVariant;
import stacklab.io.Shelf;
import stacklab.io.VariantReader;
import stacklab.random.Random;
import stacklab.sim.Matchup;
import stacklab.sim.Streams;
import stacklab.sim.play.AgentGames;
import stacklab.sim.play.GameRecord;
import stacklab.sim.run.Progress;

class TuningTest {
  private static final TuneProgress SILENT =
      new TuneProgress() {
        @Override
        public void round(int number, int of) {}

        @Override
        public void match() {}

        @Override
        public Progress games() {
          return Progress.NONE;
        }
      };

  private static NamedVariant variant(String name) {
    return new VariantReader(Shelf.above(Path.of(""))).read(name, List.of());
  }

  private static Tuning.Task task(String name, int rounds, int games) {
    return new Tuning.Task(
        variant(name), AgentSpec.parse("alphabeta:nodes=20"), 2, rounds, games, 64, 5);
  }

  /** Positions of random games whose results are drawn from given weights. */
  private static Samples drawn(double[] truth, int count) {
    Samples samples = new Samples();
    Random random = Random.of(11);
    NamedVariant named = variant("path-08-score-pieces");
    Position position = Position.start(named.variant(), random);
    State state = State.of(named.variant());
    while (samples.size() < count) {
      if (position.isOver()) {
        position.restart(random);
      }
      state.set(position);
      Samples one = new Samples();
      one.add(state, 0);
      double odds = 0;
      for (int c = 0; c < truth.length; c++) {
        odds += truth[c] * one.row(0)[c];
      }
      samples.add(state, random.nextDouble() < 1 / (1 + Math.exp(-odds)) ? 1 : 0);
      position.playUnchecked(position.randomMove(random));
    }
    return samples;
  }

  @Test
  void theFitFindsTheWeightsThatResultsWereDrawnFrom() {
    double[] truth = new double[Samples.COLUMNS];
    truth[Samples.column(Weights.Stage.OPENING, Feature.SCORE.index())] = 0.05;
    truth[Samples.column(Weights.Stage.ENDING, Feature.SCORE.index())] = 0.1;
    truth[Samples.column(Weights.Stage.OPENING, Feature.TURN.index())] = 0.5;
    truth[Samples.column(Weights.Stage.ENDING, Feature.TURN.index())] = -0.5;
    double[] fitted = new LogisticFit(drawn(truth, 20_000), new double[truth.length], 20).weights();
    Samples fresh = drawn(truth, 20_001);
    assertEquals(LogisticFit.loss(fresh, truth), LogisticFit.loss(fresh, fitted), 0.004);
    assertTrue(
        LogisticFit.loss(fresh, new double[truth.length]) > 0.02 + LogisticFit.loss(fresh, fitted));
  }

  @Test
  void noSmallStepFromTheFitIsBetter() {
    Samples samples = drawn(new double[Samples.COLUMNS], 3000);
    double[] prior = new double[Samples.COLUMNS];
    Arrays.fill(prior, 0.03);
    LogisticFit fit = new LogisticFit(samples, prior, 20);
    double[] best = fit.weights();
    double least = fit.penalised(best);
    for (int c = 0; c < best.length; c++) {
      for (double step : new double[] {-0.01, 0.01}) {
        double[] other = best.clone();
        other[c] += step;
        assertTrue(fit.penalised(other) > least - 1e-6, "column " + c);
      }
    }
  }

  @Test
  void weightsOfWhatNeverOccursStay() {
    double[] prior = new double[Samples.COLUMNS];
    Arrays.fill(prior, 0.03);
    double[] fitted = new LogisticFit(drawn(new double[Samples.COLUMNS], 500), prior, 20).weights();
    int placing = Samples.column(Weights.Stage.PLACING, Feature.SCORE.index());
    assertEquals(0.03, fitted[placing], 1e-12);
  }

  @Test
  void choleskySolvesWhatItIsGiven() {
    double[][] lower = {{4, 0, 0}, {2, 5, 0}, {1, 2, 6}};
    assertArrayEquals(
        new double[] {1, -2, 3},
        LogisticFit.solve(lower, new double[] {4 - 4 + 3, 2 - 10 + 6, 1 - 4 + 18}),
        1e-12);
  }

  @Test
  void positionsAreLabelledWithTheResultForThePlayerToMove() {
    NamedVariant named = variant("dvonn-rows-3-4-3");
    AgentSpec random = AgentSpec.parse("greedy:epsilon=0.5");
    Matchup matchup = new Matchup(named.id(), named.variant(), random, random, 3, List.of(), 20);
    Streams streams = Streams.of(1, 2, false);
    try (LabelledGames labelled = new LabelledGames(matchup, streams);
        AgentGames games = new AgentGames(matchup, streams)) {
      for (long unit = 1; unit <= 20; unit++) {
        Samples samples = labelled.play(unit);
        GameRecord game = games.play(unit, false);
        Position position = Position.start(named.variant(), Random.of(0));
        int sample = 0;
        for (int ply = 0; ply < game.plies; ply++) {
          if (ply >= 3 && position.legalMoves().length > 1) {
            boolean white = position.turn().index() == 0;
            double whites = game.winner == 2 ? 0.5 : game.winner == 0 ? 1 : 0;
            assertEquals(white ? whites : 1 - whites, samples.result(sample++));
          }
          position.play(game.moves[ply]);
        }
        assertEquals(sample, samples.size());
      }
    }
  }

  @Test
  void theSameSeedGivesTheSameFileWhateverTheNumberOfThreads() throws Exception {
    String one = Tuning.run(task("avalam-3x3", 2, 60), 1, SILENT).weights().text();
    String three = Tuning.run(task("avalam-3x3", 2, 60), 3, SILENT).weights().text();
    assertEquals(one, three);
  }

  @Test
  void aFitPredictsGamesItDidNotSeeBetterAndSaysHowTheMatchWent() throws Exception {
    Tuned tuned = Tuning.run(task("path-08-score-pieces", 1, 300), 2, SILENT);
    Tuned.Round round = tuned.rounds().get(0);
    assertTrue(round.loss() < round.lossBefore(), round.toString());
    assertTrue(List.of(16L, 32L).contains(tuned.match().size()));
    assertTrue(tuned.weights().text().contains("verdict: " + tuned.verdict().words()));
    assertEquals(
        tuned.match().mean() >= 0.5 || tuned.verdict() == Tuned.Verdict.BETTER,
        tuned.verdict().isKept());
  }
}
