package stacklab.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import stacklab.io.Shelf;
import stacklab.io.VariantReader;

/**
 * Where commands read, print and find the project's files. Text is UTF-8 and lines end with a line
 * feed, whatever the locale.
 *
 * @param in what is typed
 * @param out for results
 * @param err for messages and progress
 * @param screen what is known about the terminal
 * @param shelf the variants that come with the project
 */
public record Console(
    BufferedReader in, PrintStream out, PrintStream err, Screen screen, Shelf shelf) {

  /** Returns the console of this process. */
  public static Console ofProcess() {
    String home = System.getProperty("stacklab.home");
    OutputLost.Stream out = new OutputLost.Stream(new FileOutputStream(FileDescriptor.out));
    return new Console(
        new BufferedReader(new InputStreamReader(System.in, UTF_8)),
        new PrintStream(new BufferedOutputStream(out), false, UTF_8),
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, UTF_8),
        Screen.of(System.getProperty("stacklab.terminals", ""), System.getenv()),
        home == null ? Shelf.above(Path.of("")) : new Shelf(Path.of(home)));
  }

  /** Prints a line of results. */
  public void line(String text) {
    out.print(text + "\n");
  }

  /** Prints a message, after the results so far. */
  public void message(String text) {
    out.flush();
    err.print(text + "\n");
    err.flush();
  }

  /** Returns a reader of variants. */
  public VariantReader variants() {
    return new VariantReader(shelf);
  }

  /** Returns a writer to {@link #out} or {@link #err} for those who need one. */
  public static PrintWriter writer(PrintStream stream) {
    return new PrintWriter(stream, true, UTF_8);
  }
}
