package stacklab.sim.play;

import stacklab.agent.Agent;
import stacklab.agent.Forfeit;
import stacklab.game.Position;
import stacklab.game.PositionText;
import stacklab.random.Random;
import stacklab.rules.Setup;
import stacklab.rules.Variant;
import stacklab.sim.Matchup;
import stacklab.sim.Streams;

/**
 * Games between agents, move by move. Agents belong to seats: after a swap they go on as before. An
 * agent that throws a {@link Forfeit} or picks an illegal move loses the game at hand.
 */
public final class AgentGames implements GameSource {
  private final Matchup matchup;
  private final Streams streams;
  private final Agent[] agents;
  private final Position[] starts;
  private final Position position;
  private final Random start = Random.of(0);
  private final Random opening = Random.of(0);
  private final Random[] moves = {Random.of(0), Random.of(0)};
  private final Recorder recorder;
  private final GameRecord record = new GameRecord();
  private int asked;

  /** Makes a source with agents of its own. */
  public AgentGames(Matchup matchup, Streams streams) {
    Variant variant = matchup.variant();
    this.matchup = matchup;
    this.streams = streams;
    this.agents = new Agent[] {matchup.white().create(variant), matchup.black().create(variant)};
    this.position = Position.start(variant, start);
    this.starts =
        matchup.starts().stream()
            .map(text -> PositionText.parse(position, text))
            .toArray(Position[]::new);
    this.recorder = new Recorder(position);
  }

  @Override
  public GameRecord play(long unit, boolean reversed) {
    begin(unit, reversed);
    try {
      asked = record.whiteAgentSeat;
      agent(reversed).newGame(position);
      asked = 3 - asked;
      agent(reversed).newGame(position);
      playToTheEnd(reversed);
      recorder.end();
    } catch (Forfeit forfeit) {
      recorder.forfeit(asked, forfeit.reason().text());
    }
    return record;
  }

  private void playToTheEnd(boolean reversed) {
    while (!position.isOver()) {
      asked = position.seat(position.turn());
      recorder.play(
          record.plies < matchup.openingPlies()
              ? position.randomMove(opening)
              : choose(agent(reversed), moves[asked == record.whiteAgentSeat ? 0 : 1]));
    }
  }

  /** Returns the agent of the seat that is asked. */
  private Agent agent(boolean reversed) {
    return agents[asked == record.whiteAgentSeat == reversed ? 1 : 0];
  }

  private int choose(Agent agent, Random random) {
    int move = agent.choose(position, random);
    if (!position.isLegal(move)) {
      throw new Forfeit(Forfeit.Reason.ILLEGAL_MOVE, "illegal in " + PositionText.of(position));
    }
    return move;
  }

  private void begin(long unit, boolean reversed) {
    streams.seed(start, unit, Streams.Role.START);
    streams.seed(opening, unit, Streams.Role.OPENING);
    // A stream belongs to an agent: were it the colour's, two agents that draw the same moves from
    // the same numbers would play one game twice, and every pair would be even.
    streams.seed(moves[reversed ? 1 : 0], unit, Streams.Role.WHITE);
    streams.seed(moves[reversed ? 0 : 1], unit, Streams.Role.BLACK);
    boolean own = starts.length == 0;
    if (own) {
      position.restart(start);
    } else {
      position.set(starts[(int) ((unit - 1) % starts.length)]);
    }
    boolean random = matchup.variant().setup() instanceof Setup.Shuffle;
    recorder.begin(record, own && !random ? "" : PositionText.of(position));
  }

  @Override
  public void close() {
    for (Agent agent : agents) {
      agent.close();
    }
  }
}
