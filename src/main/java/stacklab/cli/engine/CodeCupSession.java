package stacklab.cli.engine;

import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import stacklab.agent.AgentSpec;
import stacklab.game.Notation;
import stacklab.game.Position;
import stacklab.rules.InvalidInput;
import stacklab.rules.Setup;
import stacklab.rules.Variant;

/** Plays one game in the protocol of the CodeCup contests. */
public final class CodeCupSession {
  private final Position position;
  private final Brain brain;
  private final Wire wire;

  /**
   * Makes a session.
   *
   * @throws InvalidInput if the variant's starts are random
   */
  public CodeCupSession(Variant variant, AgentSpec spec, long seed, Wire wire) {
    if (variant.setup() instanceof Setup.Shuffle) {
      throw new InvalidInput(
          variant.name()
              + " starts at random, which this protocol cannot tell; use --protocol"
              + " stacklab");
    }
    this.position = Position.start(variant);
    this.brain = new Brain(spec, variant, seed);
    this.wire = wire;
  }

  /**
   * Plays until the game is over, it is told to quit or its input ends.
   *
   * @throws InvalidInput if a line is no legal move
   */
  public void play() throws IOException {
    try {
      brain.newGame(position);
      Optional<String> line = wire.read();
      int mine = line.isPresent() && line.get().equalsIgnoreCase("start") ? 1 : 2;
      if (mine == 1) {
        answer(mine);
        line = position.isOver() ? line : wire.read();
      }
      while (line.isPresent() && !position.isOver() && !line.get().equalsIgnoreCase("quit")) {
        position.play(Notation.parse(position.variant().board(), line.get()));
        answer(mine);
        line = position.isOver() ? line : wire.read();
      }
    } finally {
      brain.close();
    }
  }

  /** Moves as long as it is this side's turn, which may be more than once. */
  private void answer(int mine) {
    while (!position.isOver() && position.seat(position.turn()) == mine) {
      int move = brain.choose(position);
      wire.send(Notation.text(position.variant().board(), move).toUpperCase(Locale.ROOT));
      position.playUnchecked(move);
    }
  }
}
