package stacklab.io.yaml;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import stacklab.rules.InvalidInput;

/** Reads files of text, and says clearly what is wrong with those that are none. */
public final class TextFile {
  /** The most bytes a file may have. */
  public static final int MAX_BYTES = 1 << 20;

  private TextFile() {}

  /**
   * Returns the text of a file in UTF-8, with or without a byte order mark.
   *
   * @throws InvalidInput if it cannot be read, is too large or is no such text
   */
  public static SourceText read(Path file) {
    String name = shownName(file);
    byte[] bytes = bytes(file, name);
    int skip = startsWith(bytes, 0xef, 0xbb, 0xbf) ? 3 : 0;
    if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) {
      throw new InvalidInput(name + ":1:1: the file is in UTF-16; save it as UTF-8");
    }
    ByteBuffer in = ByteBuffer.wrap(bytes, skip, bytes.length - skip);
    CharBuffer out = CharBuffer.allocate(bytes.length + 1);
    boolean malformed = UTF_8.newDecoder().decode(in, out, true).isError();
    SourceText text = SourceText.file(name, out.flip().toString());
    if (malformed) {
      int good = text.text().codePointCount(0, text.text().length());
      throw new InvalidInput(
          text.placeOf(good)
              + ": the byte 0x"
              + Integer.toHexString(bytes[in.position()] & 0xff)
              + " is no text in UTF-8; save the file as UTF-8, or check that it is the right file");
    }
    return text;
  }

  /** Returns the path as messages show it: relative if it lies under the working directory. */
  public static String shownName(Path file) {
    Path here = Path.of("").toAbsolutePath();
    Path absolute = file.toAbsolutePath().normalize();
    return (absolute.startsWith(here) ? here.relativize(absolute) : absolute).toString();
  }

  private static byte[] bytes(Path file, String name) {
    if (Files.isDirectory(file)) {
      throw new InvalidInput(name + ": this is a folder; give a file");
    }
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(MAX_BYTES + 1);
      if (bytes.length > MAX_BYTES) {
        throw new InvalidInput(
            name + ": the file is larger than " + MAX_BYTES + " bytes; is it the right file?");
      }
      return bytes;
    } catch (NoSuchFileException e) {
      throw new InvalidInput(name + ": there is no such file; check the path");
    } catch (AccessDeniedException e) {
      throw new InvalidInput(name + ": the file may not be read; check its permissions");
    } catch (IOException e) {
      throw new InvalidInput(
          name + ": the file cannot be read (" + Shown.plain(String.valueOf(e.getMessage())) + ")");
    }
  }

  private static boolean startsWith(byte[] bytes, int... mark) {
    return bytes.length >= mark.length
        && Arrays.equals(
            Arrays.copyOf(bytes, mark.length), 0, mark.length, toBytes(mark), 0, mark.length);
  }

  private static byte[] toBytes(int[] values) {
    byte[] bytes = new byte[values.length];
    for (int i = 0; i < values.length; i++) {
      bytes[i] = (byte) values[i];
    }
    return bytes;
  }
}
