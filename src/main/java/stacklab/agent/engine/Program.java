package stacklab.agent.engine;

import java.io.IOException;
import java.util.concurrent.CancellationException;
import stacklab.agent.Forfeit;
import stacklab.agent.Forfeit.Reason;
import stacklab.game.Notation;
import stacklab.game.Position;
import stacklab.game.PositionText;
import stacklab.rules.InvalidInput;

/**
 * A program with its clock: started when it is needed, and again after it failed. Whatever goes
 * wrong ends the process and is told as a {@link Forfeit}.
 */
final class Program implements AutoCloseable {
  /** The most lines beside the answer that a program may send while it is asked for one. */
  private static final int MOST_ASIDES = 10_000;

  private static final int MOST_SHOWN = 60;

  private static final String HOW_TO_START =
      "; check its name and path, and that it may be executed";

  private final Command command;
  private final Limits limits;
  private final String farewell;
  private EngineProcess process;
  private boolean everStarted;
  private long clock;

  /**
   * Makes it; it is started later.
   *
   * @param farewell the line that asks the program to end
   */
  Program(Command command, Limits limits, String farewell) {
    this.command = command;
    this.limits = limits;
    this.farewell = farewell;
  }

  /**
   * Starts the program unless it runs; returns whether it was started now.
   *
   * @throws InvalidInput if there is no such program
   */
  boolean start() {
    if (process != null) {
      return false;
    }
    try {
      process = EngineProcess.start(command);
      everStarted = true;
      return true;
    } catch (IOException e) {
      String message = "the program cannot be started: " + command.text() + HOW_TO_START;
      if (everStarted) {
        throw new Forfeit(Reason.CRASH, message);
      }
      throw new InvalidInput(message);
    }
  }

  /** Returns whether the program was started and has not failed since. */
  boolean isRunning() {
    return process != null;
  }

  /** Notes which processes the program has started by now, so that none of them stays. */
  void noteFamily() {
    process.noteFamily();
  }

  /** Sends a line. */
  void send(String line) {
    process.send(line);
  }

  /** Winds up the clock for a game. */
  void resetClock() {
    clock = limits.gameNanos();
  }

  /** Returns the words that tell the limits of the next move, such as {@code time 1000}. */
  String limitsText() {
    return (limits.moveNanos() == Limits.NONE ? "" : " time " + millis(limits.moveNanos()))
        + (clock == Limits.NONE ? "" : " clock " + millis(clock));
  }

  private static long millis(long nanos) {
    return Math.max(1, nanos / 1_000_000);
  }

  /** Waits for the answer that follows the start. */
  String answerToStart() {
    return answer(Limits.START_NANOS);
  }

  /** Waits for a move's answer while the clock runs. */
  String answerToMove() {
    long begun = System.nanoTime();
    String answer = answer(Math.min(limits.moveNanos(), clock));
    if (clock != Limits.NONE) {
      clock = Math.max(0, clock - (System.nanoTime() - begun));
    }
    return answer;
  }

  /** Returns the next line that is no aside. */
  private String answer(long limit) {
    long begun = System.nanoTime();
    long allowed = limit == Limits.NONE ? limit : limit + Limits.GRACE_NANOS;
    for (int i = 0; i < MOST_ASIDES; i++) {
      Heard heard = next(allowed - (System.nanoTime() - begun));
      switch (heard.kind()) {
        case END -> throw forfeit(Reason.CRASH, process.farewell());
        case FLOOD -> throw flood();
        case NOTHING -> throw forfeit(Reason.TIMEOUT, "no answer within " + millis(limit) + " ms");
        case LINE -> {
          if (!isAside(heard.text())) {
            return heard.text();
          }
        }
      }
    }
    throw flood();
  }

  private static boolean isAside(String line) {
    return line.isEmpty() || line.equals("info") || line.startsWith("info ");
  }

  private Heard next(long nanos) {
    try {
      return process.next(nanos);
    } catch (InterruptedException e) {
      close();
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted while waiting for " + command.text());
    }
  }

  private Forfeit flood() {
    return forfeit(Reason.CRASH, "the program sent more than is read");
  }

  /** Ends the process, which cannot be relied on any more, and returns what is to be thrown. */
  Forfeit forfeit(Reason reason, String message) {
    close();
    return new Forfeit(reason, message);
  }

  /** Returns a line as messages show it. */
  static String shown(String line) {
    String cut = line.length() > MOST_SHOWN ? line.substring(0, MOST_SHOWN) + "..." : line;
    return "'" + cut.replaceAll("\\p{Cntrl}", "?") + "'";
  }

  /**
   * Returns the legal move that stands in an answer.
   *
   * @param text the part of the answer that is the move
   * @throws Forfeit if it is none
   */
  int legalMove(Position position, String text, String answer) {
    try {
      int move = Notation.parse(position.variant().board(), text);
      if (position.isLegal(move)) {
        return move;
      }
    } catch (InvalidInput noMove) {
      // Told below, as other illegal moves are.
    }
    throw forfeit(
        Reason.ILLEGAL_MOVE,
        "the program answers " + shown(answer) + " in " + PositionText.of(position));
  }

  /** Asks the program to end, gives it a moment to do so by itself, and ends it. */
  void quit() {
    if (process != null) {
      process.send(farewell);
      process.closeSoon();
      process = null;
    }
  }

  @Override
  public void close() {
    if (process != null) {
      process.close();
      process = null;
    }
  }
}
