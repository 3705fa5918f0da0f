package stacklab.cli.games;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/** Standard input, waiting for which ends with an exception where the thread is interrupted. */
final class StandardInput extends InputStream {
  private final FileChannel channel = new FileInputStream(FileDescriptor.in).getChannel();

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] bytes, int from, int length) throws IOException {
    return length == 0 ? 0 : channel.read(ByteBuffer.wrap(bytes, from, length));
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
