package stacklab.sim.play;

import java.util.Arrays;
import stacklab.agent.Agent;
import stacklab.agent.Forfeit;
import stacklab.game.Move;
import stacklab.game.Outcome;
import stacklab.game.Position;
import stacklab.game.PositionText;
import stacklab.random.Random;
import stacklab.rules.Colour;
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
    record.moves = new int[256];
    record.legal = new int[256];
    record.lead = new int[256];
  }

  @Override
  public GameRecord play(long unit, boolean reversed) {
    begin(unit, reversed);
    record.whiteAgentSeat = position.seat(Colour.WHITE);
    try {
      asked = record.whiteAgentSeat;
      agent(reversed).newGame(position);
      asked = 3 - asked;
      agent(reversed).newGame(position);
      playToTheEnd(reversed);
      end(position.outcome());
    } catch (Forfeit forfeit) {
      end(forfeit);
    }
    return record;
  }

  private void playToTheEnd(boolean reversed) {
    while (!position.isOver()) {
      asked = position.seat(position.turn());
      play(
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
    record.start = own && !random ? "" : PositionText.of(position);
    record.plies = 0;
    record.passes = 0;
    record.removed = 0;
    record.legalMoves = 0;
    record.leadFrom = 0;
  }

  private void play(int move) {
    int ply = record.plies;
    if (ply == record.moves.length) {
      record.moves = Arrays.copyOf(record.moves, 2 * ply);
      record.legal = Arrays.copyOf(record.legal, 2 * ply);
      record.lead = Arrays.copyOf(record.lead, 2 * ply);
    }
    record.moves[ply] = move;
    record.legal[ply] = position.moveCount();
    record.legalMoves += record.legal[ply];
    position.playUnchecked(move);
    record.plies++;
    record.passes += move == Move.PASS ? 1 : 0;
    record.removed += Move.isStackMove(move) ? position.lastRemoved() : 0;
    if (position.placing()) {
      record.lead[ply] = 0;
      record.leadFrom = ply + 1;
    } else {
      record.lead[ply] = position.scoreHalves(Colour.WHITE) - position.scoreHalves(Colour.BLACK);
    }
  }

  private void end(Outcome outcome) {
    record.playedOut = true;
    record.winner = outcome.winner().map(Colour::index).orElse(GameRecord.DRAW);
    record.winnerSeat = outcome.winner().map(position::seat).orElse(0);
    record.whiteHalves = outcome.whiteHalves();
    record.blackHalves = outcome.blackHalves();
    record.decidedBy = outcome.decidedBy();
    record.end = outcome.end().text();
  }

  /** The seat that was asked loses; the board stays as it was. */
  private void end(Forfeit forfeit) {
    record.playedOut = false;
    record.winnerSeat = 3 - asked;
    record.winner = position.seat(Colour.WHITE) == asked ? 1 : 0;
    record.whiteHalves = position.scoreHalves(Colour.WHITE);
    record.blackHalves = position.scoreHalves(Colour.BLACK);
    record.decidedBy = "forfeit";
    record.end = forfeit.reason().text();
  }

  @Override
  public void close() {
    for (Agent agent : agents) {
      agent.close();
    }
  }
}
