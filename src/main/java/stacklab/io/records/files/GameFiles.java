package stacklab.io.records.files;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import stacklab.io.records.RecordFormat;
import stacklab.io.yaml.Shown;
import stacklab.io.yaml.TextFile;
import stacklab.rules.InvalidInput;

/**
 * Goes through files, folders and archives and finds the games in them, one after the other: files
 * of a folder and entries of an archive in the order of their names. Of a run's folder only its
 * games are read.
 */
public final class GameFiles implements Closeable {
  /** Stands for standard input among paths. */
  public static final String STANDARD_INPUT = "-";

  private static final byte[] ZIP = {'P', 'K', 3, 4};
  private static final byte[] GZIP = {0x1f, (byte) 0x8b};

  private final Optional<RecordFormat> format;
  private final InputStream standardInput;
  private final Deque<Iterator<Source>> sources = new ArrayDeque<>();
  private Optional<GameStream> stream = Optional.empty();
  private Optional<ZipFile> archive = Optional.empty();
  private int archiveDepth;

  /** Something to open, or to go through. */
  private interface Source {
    /** Opens it as the next stream, or adds what it holds to the sources. */
    void open() throws IOException;

    String name();
  }

  /**
   * Makes a search.
   *
   * @param paths files, folders, patterns such as {@code games/*.sgf}, or {@link #STANDARD_INPUT}
   * @param format the form all files are in; empty to see it from each file's first line
   * @param standardInput what {@link #STANDARD_INPUT} stands for
   * @throws InvalidInput if a path leads to nothing
   */
  public GameFiles(List<String> paths, Optional<RecordFormat> format, InputStream standardInput) {
    this.format = format;
    this.standardInput = standardInput;
    sources.push(paths.stream().flatMap(path -> given(path).stream()).toList().iterator());
  }

  private List<Source> given(String path) {
    if (path.equals(STANDARD_INPUT)) {
      return List.of(
          source("standard input", () -> openPlain(standardInput, "standard input", -1)));
    }
    return PathPattern.paths(path).stream().map(this::source).toList();
  }

  /** What opens a source. */
  @FunctionalInterface
  private interface Opening {
    void open() throws IOException;
  }

  private static Source source(String name, Opening opening) {
    return new Source() {
      @Override
      public void open() throws IOException {
        opening.open();
      }

      @Override
      public String name() {
        return name;
      }
    };
  }

  private Source source(Path path) {
    return source(TextFile.shownName(path), () -> open(path));
  }

  /** Returns what comes next; empty when everything has been read. */
  public Optional<Found> next() {
    while (true) {
      if (stream.isPresent()) {
        Optional<Found> found = stream.get().next();
        if (found.isPresent()) {
          return found;
        }
        closeStream();
      } else if (sources.isEmpty()) {
        return Optional.empty();
      } else if (sources.peek().hasNext()) {
        Source source = sources.peek().next();
        try {
          source.open();
        } catch (IOException | IllegalArgumentException e) {
          return Optional.of(Found.nothing(source.name() + ": not a game: " + reason(e)));
        }
      } else {
        sources.pop();
        if (archive.isPresent() && sources.size() <= archiveDepth) {
          closeArchive();
        }
      }
    }
  }

  private static String reason(Exception e) {
    if (e instanceof NoSuchFileException) {
      return "the file is gone";
    }
    if (e instanceof AccessDeniedException) {
      return "the file may not be read; check its permissions";
    }
    return "it cannot be read (" + Shown.plain(String.valueOf(e.getMessage())) + ")";
  }

  private void open(Path path) throws IOException {
    if (Files.isDirectory(path)) {
      sources.push(PathPattern.inFolder(path).stream().map(this::source).toList().iterator());
      return;
    }
    String name = TextFile.shownName(path);
    InputStream in = new BufferedInputStream(Files.newInputStream(path), 1 << 16);
    if (archive.isEmpty() && startsWith(in, ZIP)) {
      in.close();
      openArchive(path, name);
    } else {
      openPlain(in, name, Files.size(path));
    }
  }

  private void openArchive(Path path, String name) throws IOException {
    ZipFile zip = new ZipFile(path.toFile());
    archive = Optional.of(zip);
    archiveDepth = sources.size();
    List<? extends ZipEntry> entries =
        Collections.list(zip.entries()).stream()
            .filter(entry -> !entry.isDirectory() && !isHidden(entry.getName()))
            .sorted((a, b) -> a.getName().compareTo(b.getName()))
            .toList();
    sources.push(
        entries.stream()
            .map(
                entry ->
                    source(
                        name + "!" + Shown.plain(entry.getName()),
                        () ->
                            openStream(
                                new Unpacked(zip.getInputStream(entry), entry.getCompressedSize()),
                                name + "!" + Shown.plain(entry.getName()))))
            .toList()
            .iterator());
  }

  private static boolean isHidden(String entry) {
    return entry.startsWith("__MACOSX/")
        || entry.substring(entry.lastIndexOf('/') + 1).startsWith(".");
  }

  private void openPlain(InputStream in, String name, long size) throws IOException {
    InputStream buffered = in.markSupported() ? in : new BufferedInputStream(in, 1 << 16);
    if (startsWith(buffered, GZIP)) {
      openStream(new Unpacked(new GZIPInputStream(buffered, 1 << 16), size), name);
    } else {
      openStream(buffered, name);
    }
  }

  private void openStream(InputStream in, String name) {
    stream = Optional.of(new GameStream(in, name, format));
  }

  private static boolean startsWith(InputStream in, byte[] mark) throws IOException {
    in.mark(mark.length);
    byte[] bytes = in.readNBytes(mark.length);
    in.reset();
    return Arrays.equals(bytes, mark);
  }

  private void closeStream() {
    try {
      stream.get().close();
    } catch (IOException readAlready) {
      // What was wanted of it has been read.
    }
    stream = Optional.empty();
  }

  private void closeArchive() {
    try {
      archive.get().close();
    } catch (IOException readAlready) {
      // What was wanted of it has been read.
    }
    archive = Optional.empty();
  }

  @Override
  public void close() {
    if (stream.isPresent()) {
      closeStream();
    }
    if (archive.isPresent()) {
      closeArchive();
    }
  }
}
