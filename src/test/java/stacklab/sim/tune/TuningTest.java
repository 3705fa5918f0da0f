package stacklab.sim.tune;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import stacklab.agent.AgentSpec;
import stacklab.agent.state.Feature;
import stacklab.agent.state.State;
import stacklab.agent.state.Weights;
import stacklab.agent.tuned.FittedWeights;
import stacklab.game.Position;
import stacklab.io.NamedVariant;
import stacklab.io.Shelf;
import stacklab.io.VariantReader;
import stacklab.random.Random;
import stacklab.rules.Colour;
import stacklab.sim.Matchup;
import stacklab.sim.Streams;
import stacklab.sim.run.Progress;
import stacklab.stats.Interval;
import stacklab.stats.ResultCounts;
import stacklab.stats.stopping.ThresholdTest;

class TuningTest {
  private static final TuneProgress SILENT =
      new TuneProgress() {
        @Override
        public void round(int number, int of) {}

        @Override
        public void sweep(int number, int of) {}

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
        variant(name), AgentSpec.parse("alphabeta:nodes=20"), 2, rounds, games, 1, 4, 64, 5);
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
  void theFirstPositionsAfterTheBeginningAreLabelledWithTheResultForThePlayerToMove() {
    NamedVariant named = variant("dvonn-rows-3-4-3");
    AgentSpec greedy = AgentSpec.parse("greedy");
    Matchup matchup = new Matchup(named.id(), named.variant(), greedy, greedy, 0, List.of(), 20);
    int draws = 0;
    Set<Integer> beginnings = new HashSet<>();
    try (LabelledGames games = new LabelledGames(matchup, Streams.of(1, 2, false))) {
      for (long unit = 1; unit <= 40; unit++) {
        Samples samples = games.play(unit);
        Position end = Position.start(named.variant(), Random.of(0));
        games.played().forEach(end::play);
        assertTrue(end.isOver());
        beginnings.add(games.beginningPlies());
        Position position = Position.start(named.variant(), Random.of(0));
        int sample = 0;
        for (int ply = 0; ply < games.played().size(); ply++) {
          if (ply >= games.beginningPlies() && position.moveCount() > 1 && sample < 6) {
            Colour turn = position.turn();
            double result = end.outcome().winner().map(w -> w == turn ? 1.0 : 0.0).orElse(0.5);
            draws += result == 0.5 ? 1 : 0;
            assertEquals(result, samples.result(sample++));
          }
          position.play(games.played().get(ply));
        }
        assertEquals(sample, samples.size());
      }
    }
    assertTrue(draws > 0, "no draw was labelled");
    assertTrue(beginnings.size() > 5, beginnings.toString());
  }

  @Test
  void theSameSeedGivesTheSameFileWhateverTheNumberOfThreads() throws Exception {
    String one = Tuning.run(task("avalam-3x3", 2, 60), 1, SILENT, Journal.none()).weights().text();
    String three =
        Tuning.run(task("avalam-3x3", 2, 60), 3, SILENT, Journal.none()).weights().text();
    assertEquals(one, three);
  }

  @Test
  void aMatchOfOnePairIsSaidInEnglish() {
    ThresholdTest.State state =
        new ThresholdTest.State(
            ThresholdTest.Verdict.UNDECIDED, new Interval(0, 1, 0.95, "repeated"));
    Weights weights = Weights.defaults(variant("avalam").variant());
    FittedWeights fitted = new FittedWeights("avalam", 0, List.of(), weights);
    Tuned tuned =
        new Tuned(
            weights, fitted, List.of(), List.of("score +1"), ResultCounts.of(0, 1, 0, 0, 0), state);
    assertEquals("25.0 % [0.0, 100.0] in 1 pair", tuned.matchText());
    assertEquals(
        "No difference is shown, but the new weights are behind.", tuned.verdict().sentence());
  }

  @Test
  void aFitPredictsGamesItDidNotSeeBetterAndSaysHowTheMatchWent() throws Exception {
    Tuned tuned = Tuning.run(task("path-08-score-pieces", 1, 300), 2, SILENT, Journal.none());
    Tuned.Round round = tuned.rounds().get(0);
    assertTrue(round.loss() < round.lossBefore(), round.toString());
    assertTrue(List.of(16L, 32L).contains(tuned.match().size()));
    assertTrue(tuned.weights().text().contains("verdict: " + tuned.verdict().words()));
    assertEquals(
        tuned.match().mean() >= 0.5 || tuned.verdict() == Tuned.Verdict.BETTER,
        tuned.verdict().isKept());
  }
}
