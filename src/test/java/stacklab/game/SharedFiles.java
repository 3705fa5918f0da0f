package stacklab.game;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Assumptions;

/**
 * The files that tests share with other projects, under {@code ../shared} or the folder named by
 * the system property {@code stacklab.shared}; and small extracts in the test resources.
 */
public final class SharedFiles {
  private static final Path FOLDER = Path.of(System.getProperty("stacklab.shared", "../shared"));

  private SharedFiles() {}

  /** Returns a shared file or folder; where it is absent the calling test is skipped. */
  public static Path require(String name) {
    Path path = FOLDER.resolve(name);
    Assumptions.assumeTrue(
        Files.exists(path),
        () -> "skipped: " + path.toAbsolutePath() + " is absent; -Dstacklab.shared=DIR names it");
    return path;
  }

  /** Returns the rows of a shared CSV file; where it is absent the calling test is skipped. */
  public static List<CSVRecord> csv(String name) {
    try {
      return rows(Files.newInputStream(require(name)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the rows of a CSV file in the test resources. */
  public static List<CSVRecord> csvResource(String name) {
    return rows(open(name));
  }

  /** Returns the text of a file in the test resources. */
  public static String resource(String name) {
    try (InputStream in = open(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static InputStream open(String name) {
    return Objects.requireNonNull(SharedFiles.class.getResourceAsStream(name), name);
  }

  private static List<CSVRecord> rows(InputStream in) {
    CSVFormat format = CSVFormat.DEFAULT.builder().setHeader().setSkipHeaderRecord(true).get();
    try (CSVParser parser =
        CSVParser.parse(
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)), format)) {
      List<CSVRecord> rows = new ArrayList<>(parser.getRecords());
      if (rows.isEmpty()) {
        throw new IllegalStateException("an empty table");
      }
      return rows;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
