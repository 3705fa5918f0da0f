package stacklab.io;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {
  @TempDir private Path folder;

  @Test
  void aFileIsAsBeforeIfItsContentFails() throws IOException {
    Path file = folder.resolve("a.txt");
    AtomicFile.write(file, "before");

    IOException thrown =
        assertThrows(
            IOException.class,
            () ->
                AtomicFile.write(
                    file,
                    out -> {
                      out.write(1);
                      throw new IOException("torn");
                    }));

    assertEquals("torn", thrown.getMessage());
    assertEquals("before", Files.readString(file));
    assertArrayEquals(new String[] {"a.txt"}, folder.toFile().list());
  }

  @Test
  void failuresNameWhatWasToBeWritten() throws IOException {
    Path missing = folder.resolve("missing");
    assertEquals(
        missing.toString(),
        assertThrows(
                NoSuchFileException.class, () -> AtomicFile.write(missing.resolve("a"), "text"))
            .getFile());

    FileSystemException onFolder =
        assertThrows(FileSystemException.class, () -> AtomicFile.write(folder, "text"));
    assertEquals(folder + ": this is a folder; give a file in it", onFolder.getMessage());

    Path under = folder.resolve("file").resolve("a");
    Files.writeString(folder.resolve("file"), "");
    assertEquals(
        under.toString(),
        assertThrows(FileSystemException.class, () -> AtomicFile.write(under, "text")).getFile());
  }

  @Test
  void whatIsNoFileOnADiskStaysWhatItIs() throws IOException {
    Path sink = Path.of("/dev/null");
    Path full = Path.of("/dev/full");
    assumeTrue(Files.exists(sink) && Files.exists(full), "this system has no such devices");

    AtomicFile.write(sink, "text");
    FileSystemException thrown =
        assertThrows(FileSystemException.class, () -> AtomicFile.write(full, "text"));

    assertEquals("/dev/full: No space left on device", thrown.getMessage());
    assertFalse(Files.isRegularFile(sink));
    assertFalse(Files.isRegularFile(full));
  }
}
