package stacklab.io.records.files;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A packed file's content, of no more than a certain length. */
final class Unpacked extends FilterInputStream {
  private static final long ALWAYS = 1L << 26;
  private static final long MOST_TIMES = 200;

  private final long most;
  private long length;

  /**
   * Makes a stream.
   *
   * @param packed the number of bytes it is packed into; negative if that is not known
   */
  Unpacked(InputStream in, long packed) {
    super(in);
    this.most = Math.max(ALWAYS, packed * MOST_TIMES);
  }

  @Override
  public int read() throws IOException {
    int c = super.read();
    count(c < 0 ? 0 : 1);
    return c;
  }

  @Override
  public int read(byte[] bytes, int from, int count) throws IOException {
    int read = super.read(bytes, from, count);
    count(Math.max(0, read));
    return read;
  }

  private void count(int read) throws TooLarge {
    length += read;
    if (length > most) {
      throw new TooLarge("it unpacks to more than " + most + " bytes, as no games do");
    }
  }
}
