package stacklab.agent.engine;

import java.util.Arrays;
import java.util.Locale;
import stacklab.agent.Agent;
import stacklab.agent.Forfeit;
import stacklab.game.Notation;
import stacklab.game.Played;
import stacklab.game.Position;
import stacklab.game.PositionText;
import stacklab.random.Random;
import stacklab.rules.InvalidInput;
import stacklab.rules.Setup;
import stacklab.rules.Variant;

/**
 * A program that speaks the protocol of the CodeCup contests: {@code Start} to the one who begins,
 * then nothing but moves in capitals; a process for each game. It knows the variant and its start
 * by itself.
 */
public final class CodeCupAgent implements Agent {
  private final Variant variant;
  private final Program program;
  private int[] told = {};
  private boolean fresh;

  /** Makes the agent; the program is started by each game. */
  public CodeCupAgent(Variant variant, Command command, Limits limits) {
    this.variant = variant;
    this.program = new Program(command, limits, "Quit");
  }

  /**
   * {@inheritDoc}
   *
   * @throws InvalidInput if there is no such program, or the game does not begin with the variant's
   *     only start
   */
  @Override
  public void newGame(Position start) {
    checkStart(start);
    program.quit();
    program.resetClock();
    program.start();
    fresh = true;
    told = new int[0];
  }

  private void checkStart(Position start) {
    boolean own =
        !(variant.setup() instanceof Setup.Shuffle)
            && PositionText.of(start).equals(PositionText.of(Position.start(variant)));
    if (!own) {
      throw new InvalidInput(
          "codecup programs play only from the start of a variant that always starts alike; use no"
              + " other starts, or the protocol of external:");
    }
  }

  /**
   * {@inheritDoc}
   *
   * @throws Forfeit if the program ends, floods its output or does not answer with a legal move in
   *     time
   * @throws InvalidInput if moves were made for the program, which cannot be told about them
   */
  @Override
  public int choose(Position position, Random random) {
    tell(position);
    String answer = fresh ? program.answerToStart() : program.answerToMove();
    program.noteFamily();
    fresh = false;
    int move = program.legalMove(position, answer, answer);
    told = Arrays.copyOf(told, told.length + 1);
    told[told.length - 1] = move;
    return move;
  }

  /** Sends what the other side has played since this side's last move. */
  private void tell(Position position) {
    if (!program.isRunning()) {
      newGame(Position.start(variant));
    }
    int[] moves = Played.moves(position);
    if (moves.length == 0) {
      program.send("Start");
    }
    boolean goesOn =
        moves.length >= told.length && Arrays.equals(told, 0, told.length, moves, 0, told.length);
    int me = position.seat(position.turn());
    Position replay = Position.start(variant);
    for (int i = 0; i < moves.length; i++) {
      if (!goesOn || (i >= told.length && replay.seat(replay.turn()) == me)) {
        throw new InvalidInput(
            "codecup programs make all their moves themselves and take none back; use no opening"
                + " plies, or the protocol of external:");
      }
      if (i >= told.length) {
        program.send(Notation.text(variant.board(), moves[i]).toUpperCase(Locale.ROOT));
      }
      replay.play(moves[i]);
    }
    told = moves;
  }

  @Override
  public void close() {
    program.quit();
  }
}
