package stacklab.sim.tune;

import java.util.ArrayList;
import java.util.List;
import stacklab.agent.Agent;
import stacklab.agent.state.State;
import stacklab.game.Position;
import stacklab.random.Random;
import stacklab.rules.Colour;
import stacklab.sim.Matchup;
import stacklab.sim.Streams;

/**
 * Plays an agent's games against itself and labels some of their positions with the result.
 *
 * <p>A game begins with plies of which each is random with probability {@value #RANDOM}, so many
 * that every stage of a game is reached as often; then the agent plays on without a fault. Only the
 * first positions from there on are labelled: they are what a search meets, mistakes included,
 * while those further on have been put in order by good play and differ little from one another.
 */
final class LabelledGames implements AutoCloseable {
  private static final double RANDOM = 0.5;
  private static final double LONGEST_BEGINNING = 0.8;
  private static final int LABELLED = 6;

  private final Streams streams;
  private final Agent agent;
  private final Position position;
  private final State state;
  private final Random start = Random.of(0);
  private final Random beginning = Random.of(0);
  private final Random moves = Random.of(0);
  private final List<Integer> played = new ArrayList<>();
  private int beginningPlies;

  LabelledGames(Matchup matchup, Streams streams) {
    this.streams = streams;
    this.agent = matchup.white().create(matchup.variant());
    this.position = Position.start(matchup.variant(), start);
    this.state = State.of(matchup.variant());
  }

  /** Returns positions of a game in which there is a choice. */
  Samples play(long unit) {
    int plies = begin(unit);
    agent.newGame(position);
    while (played.size() < plies && !position.isOver()) {
      boolean random = beginning.nextDouble() < RANDOM;
      play(random ? position.randomMove(beginning) : agent.choose(position, moves));
    }
    beginningPlies = played.size();
    List<Colour> toMove = new ArrayList<>();
    Samples samples = new Samples();
    while (!position.isOver()) {
      if (toMove.size() < LABELLED && position.moveCount() > 1) {
        state.set(position);
        samples.add(state);
        toMove.add(position.turn());
      }
      play(agent.choose(position, moves));
    }
    label(samples, toMove);
    return samples;
  }

  private void play(int move) {
    played.add(move);
    position.playUnchecked(move);
  }

  /** Returns the moves of the last game; for tests. */
  List<Integer> played() {
    return played;
  }

  /** Returns how many of them were the beginning; for tests. */
  int beginningPlies() {
    return beginningPlies;
  }

  /** Puts the start on the board and returns how long the beginning is to be. */
  private int begin(long unit) {
    streams.seed(start, unit, Streams.Role.START);
    streams.seed(beginning, unit, Streams.Role.OPENING);
    streams.seed(moves, unit, Streams.Role.WHITE);
    position.restart(start);
    int length = 0;
    while (!position.isOver()) {
      position.playUnchecked(position.randomMove(beginning));
      length++;
    }
    streams.seed(start, unit, Streams.Role.START);
    position.restart(start);
    played.clear();
    return (int) (beginning.nextDouble() * LONGEST_BEGINNING * length);
  }

  /** Colours change places only by a swap, which is one of the first plies and not labelled. */
  private void label(Samples samples, List<Colour> toMove) {
    for (Colour colour : toMove) {
      double result =
          position.outcome().winner().map(winner -> winner == colour ? 1.0 : 0.0).orElse(0.5);
      samples.label(result);
    }
  }

  @Override
  public void close() {
    agent.close();
  }
}
