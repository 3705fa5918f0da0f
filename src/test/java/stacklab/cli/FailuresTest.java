package stacklab.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import stacklab.io.Shelf;
import stacklab.rules.InvalidInput;

class FailuresTest {
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private Console console(OutputStream out) {
    return new Console(
        new BufferedReader(new StringReader("")),
        new PrintStream(out, false, UTF_8),
        new PrintStream(err, true, UTF_8),
        Screen.NONE,
        new Shelf(Path.of("")));
  }

  private void assertTold(int exitCode, String message, Throwable thrown) {
    err.reset();
    assertEquals(exitCode, Failures.tell(thrown, console(OutputStream.nullOutputStream()), false));
    assertEquals(message, err.toString(UTF_8));
  }

  @Test
  void everyKindOfFailureHasItsLineAndExitCode() {
    assertTold(2, "one\ntwo\n", new InvalidInput(List.of("one", "two")));
    assertTold(
        1, "stacklab: a/b: there is no such file or folder\n", new NoSuchFileException("a/b"));
    assertTold(1, "stacklab: a/b: permission denied\n", new AccessDeniedException("a/b"));
    assertTold(1, "stacklab: a/b: this exists already\n", new FileAlreadyExistsException("a/b"));
    assertTold(1, "stacklab: a/b: this is not a folder\n", new NotDirectoryException("a/b"));
    assertTold(
        1,
        "stacklab: a/b: No space left on device\n",
        new FileSystemException("a/b", null, "No space left on device"));
    assertTold(
        1,
        "stacklab: reading or writing failed: No space left on device\n",
        new UncheckedIOException(new IOException("No space left on device")));
    assertTold(
        1,
        "stacklab: out of memory; ask for less at a time, or give Java more, as in"
            + " STACKLAB_JAVA_OPTS=-Xmx4g\n",
        new OutOfMemoryError());
    assertTold(
        1,
        "stacklab: unexpected java.lang.IllegalStateException: odd; this is a fault of Stacklab:"
            + " please report it with what --debug prints\n",
        new IllegalStateException("odd"));
  }

  @Test
  void whatWasStoppedIsNoFault() {
    assertTold(130, "", new InterruptedException());
  }

  @Test
  void numbersBeyondTheRangeAreToldSo() {
    String range =
        " is out of range; use a number from -9223372036854775808 to 9223372036854775807";
    assertEquals(
        "stacklab simulate: Invalid value for option '--seed': '9223372036854775808'"
            + range
            + "\nTry 'stacklab simulate --help'.\n",
        Session.run("simulate avalam --seed 9223372036854775808").err());
    assertEquals(
        "--games 9000000000000: use a number from 1 to 1000000000000\n",
        Session.run("run experiments/first-look.yaml --games 9000000000000").err());
  }

  @Test
  void argumentsToTypeAgainAreQuotedWhereTheShellNeedsIt() {
    assertEquals("a/b-c_1.yaml", Shell.quoted("a/b-c_1.yaml"));
    assertEquals("'my file'", Shell.quoted("my file"));
    assertEquals("'it'\\''s'", Shell.quoted("it's"));
    assertEquals("''", Shell.quoted(""));
  }

  @Test
  void traceIsPrintedOnDemandOnly() {
    Failures.tell(new IllegalStateException("odd"), console(OutputStream.nullOutputStream()), true);
    assertTrue(err.toString(UTF_8).contains("\tat stacklab.cli.FailuresTest."));
  }

  @Test
  void outputWhoseReaderHasGoneEndsQuietly() {
    int exitCode = Main.run(console(failing("Broken pipe")), "list");
    assertEquals("", err.toString(UTF_8));
    assertEquals(0, exitCode);
    assertEquals(0, Main.run(console(failing("Broken pipe")), "--help"));
  }

  @Test
  void outputThatCannotBeWrittenIsAFailure() {
    for (String command : List.of("list", "--help")) {
      err.reset();
      int exitCode = Main.run(console(failing("No space left on device")), command);
      assertEquals(
          "stacklab: standard output cannot be written: No space left on device\n",
          err.toString(UTF_8));
      assertEquals(1, exitCode);
    }
  }

  private static OutputStream failing(String reason) {
    return new OutputLost.Stream(
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException(reason);
          }
        });
  }

  @Test
  void pictureGoesToItsFileOrSaysWhyNot() {
    Session session = Session.run("show avalam-2x2 --svg /nowhere/at/all.svg");
    assertEquals("stacklab: /nowhere/at/all.svg: there is no such file or folder\n", session.err());
    assertEquals(1, session.exitCode());
  }
}
