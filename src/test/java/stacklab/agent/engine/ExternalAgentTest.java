package stacklab.agent.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import stacklab.agent.Agent;
import stacklab.agent.AgentSpec;
import stacklab.agent.Boards;
import stacklab.agent.Forfeit;
import stacklab.game.Notation;
import stacklab.game.Position;
import stacklab.random.Random;
import stacklab.rules.InvalidInput;
import stacklab.rules.Variant;

final class ExternalAgentTest {
  private static final Variant SMALL = Boards.avalam("WB\nBW\n");

  private final Set<ProcessHandle> before = Processes.running();
  private final Position position = Position.start(SMALL);
  private final Random random = Random.of(1);

  @AfterEach
  void noProgramIsLeft() throws InterruptedException {
    Processes.assertNoneSince(before);
  }

  @Test
  void movesTakenBackAreToldAsANewGame() {
    try (Agent agent = agent("external:", "none")) {
      agent.newGame(position);
      int first = agent.choose(position, random);
      position.play(first);
      position.play(position.legalMoves()[0]);
      agent.choose(position, random);
      position.undo();
      position.undo();
      assertEquals(first, agent.choose(position, random));
      position.play(Notation.parse(SMALL.board(), "b2a1"));
      assertEquals("a1b1", Notation.text(SMALL.board(), agent.choose(position, random)));
    }
  }

  @Test
  void aProgramThatDoesNotExistIsTheUsersFault() {
    try (Agent agent = AgentSpec.parse("external:no-such-program --x").create(SMALL)) {
      InvalidInput thrown = assertThrows(InvalidInput.class, () -> agent.newGame(position));
      assertEquals(
          "the program cannot be started: no-such-program --x; check its name and path, and that it"
              + " may be executed",
          thrown.getMessage());
    }
  }

  @Test
  void aProgramThatEndsAtOnceIsQuotedWithItsLastMessage() {
    try (Agent agent = agent("external:", "no-greeting")) {
      Forfeit forfeit = assertThrows(Forfeit.class, () -> agent.newGame(position));
      assertEquals(Forfeit.Reason.CRASH, forfeit.reason());
      assertEquals(
          "the program ended with exit code 4, its last message: there is no licence",
          forfeit.getMessage());
    }
  }

  @Test
  void whatAProgramStartedEndsWithIt() throws InterruptedException {
    try (Agent agent = agent("external:", "dies-before-its-child")) {
      agent.newGame(position);
      assertEquals(2, Processes.running().stream().filter(p -> !before.contains(p)).count());
      position.play(position.legalMoves()[0]);
      // Although the child keeps the output open.
      assertEquals(
          Forfeit.Reason.CRASH,
          assertThrows(Forfeit.class, () -> agent.choose(position, random)).reason());
      Processes.assertNoneSince(before);
    }
  }

  @Test
  void theClockOfAGameRunsDownOverItsMoves() {
    try (Agent agent = agent("external(clock=1500ms):", "stalls")) {
      agent.newGame(position);
      position.play(position.legalMoves()[0]);
      long begun = System.nanoTime();
      assertEquals(
          Forfeit.Reason.TIMEOUT,
          assertThrows(Forfeit.class, () -> agent.choose(position, random)).reason());
      assertTrue(System.nanoTime() - begun >= 1_500_000_000L);
    }
  }

  @Test
  void anInterruptEndsTheWaitingAndTheProgram() throws InterruptedException {
    AtomicReference<Throwable> thrown = new AtomicReference<>();
    try (Agent agent = agent("external:", "stalls")) {
      agent.newGame(position);
      position.play(position.legalMoves()[0]);
      Thread player = new Thread(() -> agent.choose(position, random));
      player.setUncaughtExceptionHandler((thread, e) -> thrown.set(e));
      player.start();
      Thread.sleep(100);
      player.interrupt();
      player.join(5000);
      assertInstanceOf(CancellationException.class, thrown.get());
      Processes.assertNoneSince(before);
    }
  }

  @Test
  void programsEndWithTheJavaThatStartedThem() throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Process process =
        new ProcessBuilder(
                java,
                "-cp",
                System.getProperty("java.class.path"),
                Leaving.class.getName(),
                BadEngine.command("stays"))
            .inheritIO()
            .start();
    assertTrue(process.waitFor(60, TimeUnit.SECONDS));
    assertEquals(7, process.exitValue());
  }

  /** Starts a program and ends without closing it. */
  static final class Leaving {
    private Leaving() {}

    public static void main(String[] arguments) {
      Agent agent = AgentSpec.parse("external:" + arguments[0]).create(SMALL);
      agent.newGame(Position.start(SMALL));
      System.exit(Processes.running().isEmpty() ? 1 : 7);
    }
  }

  private static Agent agent(String head, String fault) {
    return AgentSpec.parse(head + BadEngine.command(fault)).create(SMALL);
  }
}
