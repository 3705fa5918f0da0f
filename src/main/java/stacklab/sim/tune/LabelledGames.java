package stacklab.sim.tune;

import stacklab.agent.state.State;
import stacklab.game.Position;
import stacklab.game.PositionText;
import stacklab.random.Random;
import stacklab.sim.Matchup;
import stacklab.sim.Streams;
import stacklab.sim.play.AgentGames;
import stacklab.sim.play.GameRecord;

/** Plays an agent's games against itself and labels their positions with the result. */
final class LabelledGames implements AutoCloseable {
  private final Matchup matchup;
  private final AgentGames games;
  private final Position position;
  private final State state;

  LabelledGames(Matchup matchup, Streams streams) {
    this.matchup = matchup;
    this.games = new AgentGames(matchup, streams);
    this.position = Position.start(matchup.variant(), Random.of(0));
    this.state = State.of(matchup.variant());
  }

  /** Returns the positions of a game from the end of its opening on in which there is a choice. */
  Samples play(long unit) {
    GameRecord game = games.play(unit, false);
    Samples samples = new Samples();
    if (game.start.isEmpty()) {
      position.restart(Random.of(0));
    } else {
      position.set(PositionText.parse(position, game.start));
    }
    for (int ply = 0; ply < game.plies; ply++) {
      if (ply >= matchup.openingPlies() && position.moveCount() > 1) {
        state.set(position);
        samples.add(state, result(game));
      }
      position.playUnchecked(game.moves[ply]);
    }
    return samples;
  }

  private double result(GameRecord game) {
    if (game.winnerSeat == 0) {
      return 0.5;
    }
    return game.winnerSeat == position.seat(position.turn()) ? 1 : 0;
  }

  @Override
  public void close() {
    games.close();
  }
}
