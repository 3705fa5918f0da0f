package stacklab.sim.cluster;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import stacklab.sim.tally.MatchupTally;

/** Makes what travels small: rows of games shrink to a quarter, for little work. */
final class Packed {
  private Packed() {}

  static byte[] bytes(byte[] plain) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Deflater fast = new Deflater(Deflater.BEST_SPEED);
    try (DeflaterOutputStream out = new DeflaterOutputStream(bytes, fast)) {
      out.write(plain);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      fast.end();
    }
    return bytes.toByteArray();
  }

  static byte[] unpacked(byte[] packed) {
    try (InflaterInputStream in = new InflaterInputStream(new ByteArrayInputStream(packed))) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static byte[] lines(MatchupTally tally) {
    List<String> lines = new ArrayList<>();
    tally.write(lines);
    return bytes(String.join("\n", lines).getBytes(UTF_8));
  }

  static MatchupTally tally(byte[] packed) {
    return MatchupTally.read(new String(unpacked(packed), UTF_8).lines().iterator());
  }
}
