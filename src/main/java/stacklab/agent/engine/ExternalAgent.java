package stacklab.agent.engine;

import java.util.Arrays;
import java.util.List;
import stacklab.agent.Agent;
import stacklab.agent.Forfeit;
import stacklab.agent.Forfeit.Reason;
import stacklab.game.Notation;
import stacklab.game.Played;
import stacklab.game.Position;
import stacklab.game.PositionText;
import stacklab.random.Random;
import stacklab.rules.InvalidInput;
import stacklab.rules.RulesText;
import stacklab.rules.Variant;

/** A program that speaks Stacklab's own protocol; one process plays game after game. */
public final class ExternalAgent implements Agent {
  private static final String MOVE = "move ";

  private final Variant variant;
  private final Program program;
  private String start = "";
  private int before;
  private int[] told = {};

  /** Makes the agent; the program is started by the first game. */
  public ExternalAgent(Variant variant, Command command, Limits limits) {
    this.variant = variant;
    this.program = new Program(command, limits, "quit");
  }

  /**
   * {@inheritDoc}
   *
   * @throws Forfeit if the program ends, floods its output or does not answer as it should
   * @throws InvalidInput if there is no such program
   */
  @Override
  public void newGame(Position position) {
    program.resetClock();
    start = PositionText.of(position);
    before = position.undoable();
    begin();
  }

  private void begin() {
    if (program.start()) {
      greet();
    }
    program.send("newgame " + start);
    told = new int[0];
  }

  private void greet() {
    List<String> rules = RulesText.of(variant).lines().toList();
    program.send("stacklab 1");
    program.send("variant " + rules.size());
    rules.forEach(program::send);
    String answer = program.answerToStart();
    if (!answer.equals("ready") && !answer.startsWith("ready ")) {
      throw program.forfeit(
          Reason.CRASH, "the program answers " + Program.shown(answer) + " in place of ready");
    }
    program.noteFamily();
  }

  /**
   * {@inheritDoc}
   *
   * @throws Forfeit if the program ends, floods its output, resigns or does not answer with a legal
   *     move in time
   */
  @Override
  public int choose(Position position, Random random) {
    if (start.isEmpty()) {
      newGame(position);
    }
    tell(position);
    program.send("go" + program.limitsText());
    String answer = program.answerToMove();
    if (answer.equals("resign")) {
      throw new Forfeit(Reason.RESIGN, "the program resigns");
    }
    String move = answer.startsWith(MOVE) ? answer.substring(MOVE.length()) : "";
    return program.legalMove(position, move, answer);
  }

  /** Tells the moves played since the last time; after some were taken back, all of them. */
  private void tell(Position position) {
    int[] all = Played.moves(position);
    int[] moves = Arrays.copyOfRange(all, Math.min(before, all.length), all.length);
    boolean goesOn =
        moves.length >= told.length && Arrays.equals(told, 0, told.length, moves, 0, told.length);
    if (!goesOn || !program.isRunning()) {
      begin();
    }
    for (int i = told.length; i < moves.length; i++) {
      program.send("play " + Notation.text(variant.board(), moves[i]));
    }
    told = moves;
  }

  @Override
  public void close() {
    program.quit();
  }
}
