package stacklab.sim.run;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPOutputStream;

/**
 * Which games are written down, and how.
 *
 * @param games whether games.csv is written
 * @param moves whether it has the games' moves
 * @param gzip whether it is compressed
 */
public record Recording(boolean games, boolean moves, boolean gzip) {
  /** Returns the file's name. */
  String fileName() {
    return gzip ? "games.csv.gz" : "games.csv";
  }

  /** Returns the file's first bytes; none if games are not recorded. */
  byte[] header() {
    return games
        ? compressed(GameRows.header(moves).getBytes(StandardCharsets.UTF_8))
        : new byte[0];
  }

  /**
   * Returns the bytes as they stand in the file: each part compressed alone, so that parts join.
   */
  byte[] compressed(byte[] plain) {
    if (!gzip || plain.length == 0) {
      return plain;
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(plain.length / 3);
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write(plain);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }
}
