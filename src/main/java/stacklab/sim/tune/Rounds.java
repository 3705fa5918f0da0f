package stacklab.sim.tune;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import stacklab.agent.state.Weights;
import stacklab.io.Experiment;
import stacklab.random.Random;
import stacklab.sim.Matchup;
import stacklab.sim.Plan;

/** Plays and fits in turn. Mutable. */
final class Rounds {
  private static final int HELD_OUT = 5;

  /** As if so many games had spoken for the weights before: positions of a game are much alike. */
  private static final double PRIOR_GAMES = 10;

  private static final String KEY = "rounds";

  private final Tuning.Task task;
  private final SelfPlay selfPlay;
  private final int threads;
  private final TuneProgress progress;
  private final Samples learnt = new Samples();
  private final Samples heldOut = new Samples();
  private final List<Tuned.Round> all = new ArrayList<>();

  /** Makes the games of a round. */
  @FunctionalInterface
  interface SelfPlay {
    /** Returns games of an agent with these weights against itself. */
    Matchup of(Weights weights, int round);
  }

  Rounds(Tuning.Task task, SelfPlay selfPlay, int threads, TuneProgress progress) {
    this.task = task;
    this.selfPlay = selfPlay;
    this.threads = threads;
    this.progress = progress;
  }

  /** Returns what each round came to. */
  List<Tuned.Round> all() {
    return all;
  }

  /** Plays all rounds, unless a journal knows them, and returns the weights of the last fit. */
  Weights run(Weights before, Journal journal) throws IOException, InterruptedException {
    Optional<String> known = journal.next(KEY);
    if (known.isPresent()) {
      return recall(known.get().split(" ", -1));
    }
    double[] start = vector(before);
    Weights weights = before;
    for (int round = 1; round <= task.rounds(); round++) {
      progress.round(round, task.rounds());
      play(round, weights);
      double prior = PRIOR_GAMES * (learnt.size() + heldOut.size()) / (round * task.games());
      weights = weights(new LogisticFit(learnt, start, prior).weights());
      all.add(
          new Tuned.Round(
              learnt.size() + heldOut.size(),
              LogisticFit.loss(heldOut, start),
              LogisticFit.loss(heldOut, vector(weights))));
    }
    journal.add(KEY, text(weights));
    return weights;
  }

  /** Every fifth game is held out, to measure how well the fit predicts games it did not see. */
  private void play(int round, Weights weights) throws InterruptedException {
    Matchup matchup = selfPlay.of(weights, round);
    Plan games =
        new Plan(
            List.of(matchup),
            Random.mix(task.seed(), round),
            false,
            false,
            Experiment.Measuring.DEFAULT);
    new SamplePlayers(matchup, games.streams(matchup), threads)
        .play(
            progress.games(),
            (unit, samples) -> (unit % HELD_OUT == 0 ? heldOut : learnt).addAll(samples));
  }

  /** Returns the rounds, losses bit by bit, and the weights. */
  private String text(Weights weights) {
    StringBuilder text = new StringBuilder();
    for (Tuned.Round round : all) {
      text.append(round.positions())
          .append(' ')
          .append(Long.toHexString(Double.doubleToLongBits(round.lossBefore())))
          .append(' ')
          .append(Long.toHexString(Double.doubleToLongBits(round.loss())))
          .append(' ');
    }
    for (int value : Samples.columns(weights)) {
      text.append(value).append(' ');
    }
    return text.toString().stripTrailing();
  }

  private Weights recall(String[] words) {
    for (int round = 0; round < task.rounds(); round++) {
      all.add(
          new Tuned.Round(
              Integer.parseInt(words[3 * round]),
              Double.longBitsToDouble(Long.parseUnsignedLong(words[3 * round + 1], 16)),
              Double.longBitsToDouble(Long.parseUnsignedLong(words[3 * round + 2], 16))));
    }
    return Samples.weights(
        Arrays.stream(words).skip(3L * task.rounds()).mapToInt(Integer::parseInt).toArray());
  }

  private static double[] vector(Weights weights) {
    return Arrays.stream(Samples.columns(weights)).mapToDouble(each -> each / 1000.0).toArray();
  }

  private static Weights weights(double[] vector) {
    return Samples.weights(
        Arrays.stream(vector).mapToInt(each -> (int) Math.rint(1000 * each)).toArray());
  }
}
