package stacklab.cli.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.util.Optional;

/**
 * The way to the side that asks for moves.
 *
 * @param in what it sends
 * @param out what it is answered
 */
public record Wire(BufferedReader in, PrintStream out) {
  /** Returns the next line without blanks around it; empty if there will be none. */
  Optional<String> read() throws IOException {
    return Optional.ofNullable(in.readLine()).map(String::strip);
  }

  /** Sends a line at once. */
  void send(String line) {
    out.print(line + "\n");
    out.flush();
  }
}
