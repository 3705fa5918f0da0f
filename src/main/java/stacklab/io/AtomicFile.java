package stacklab.io;

import java.io.BufferedOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Writes files that are either whole or not there: under another name first, then renamed. */
public final class AtomicFile {
  private AtomicFile() {}

  /** Writes a file's bytes. */
  @FunctionalInterface
  public interface Content {
    /** Writes everything to the stream, which the caller closes. */
    void writeTo(OutputStream out) throws IOException;
  }

  /**
   * Writes a text in UTF-8.
   *
   * @throws IOException if it cannot be written; then the file is as it was before
   */
  public static void write(Path file, String text) throws IOException {
    write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
  }

  /**
   * Writes what {@code content} gives, brings it to the disk and only then gives it its name. What
   * is no file on a disk, such as a pipe or {@code /dev/null}, is written to as it is.
   *
   * @throws FileSystemException naming the file, or the folder that is not there, if it cannot be
   *     written; then the file is as it was before
   * @throws IOException if the content cannot be read
   */
  public static void write(Path file, Content content) throws IOException {
    if (Files.isDirectory(file)) {
      throw new FileSystemException(file.toString(), null, "this is a folder; give a file in it");
    }
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      try (OutputStream out =
          new BufferedOutputStream(new Naming(file, Files.newOutputStream(file)))) {
        content.writeTo(out);
      }
      return;
    }
    Path part = file.resolveSibling("." + file.getFileName() + ".part");
    try {
      writePart(file, part, content);
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (FileSystemException e) {
      throw part.toString().equals(e.getFile()) ? naming(file, e) : e;
    } finally {
      deleteQuietly(part);
    }
  }

  private static void writePart(Path file, Path part, Content content) throws IOException {
    try (FileChannel channel =
            FileChannel.open(
                part,
                StandardOpenOption.CREATE,
                StandardOpenOption.TRUNCATE_EXISTING,
                StandardOpenOption.WRITE);
        OutputStream out =
            new BufferedOutputStream(new Naming(file, Channels.newOutputStream(channel)))) {
      content.writeTo(out);
      out.flush();
      channel.force(true);
    }
  }

  /** Who reads the message does not know of the other name. */
  private static FileSystemException naming(Path file, FileSystemException e) {
    if (e instanceof NoSuchFileException) {
      Path folder = file.toAbsolutePath().getParent();
      boolean isThere = folder == null || Files.isDirectory(folder);
      return new NoSuchFileException((isThere ? file : file.resolveSibling("")).toString());
    }
    return e instanceof AccessDeniedException
        ? new AccessDeniedException(file.toString())
        : new FileSystemException(file.toString(), null, e.getReason());
  }

  /** What went wrong before is more to the point. */
  private static void deleteQuietly(Path part) {
    try {
      Files.deleteIfExists(part);
    } catch (IOException stays) {
      // The next one of this name replaces it.
    }
  }

  /** Names the file where writing to it fails. */
  private static final class Naming extends FilterOutputStream {
    private final Path file;

    Naming(Path file, OutputStream out) {
      super(out);
      this.file = file;
    }

    @Override
    public void write(int b) throws IOException {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      try {
        out.write(bytes, from, length);
      } catch (ClosedByInterruptException stopped) {
        throw stopped;
      } catch (IOException e) {
        throw new FileSystemException(file.toString(), null, e.getMessage());
      }
    }
  }

  /** Writes all bytes at the channel's end. */
  public static void append(FileChannel channel, byte[] bytes) throws IOException {
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    while (buffer.hasRemaining()) {
      channel.write(buffer);
    }
  }
}
