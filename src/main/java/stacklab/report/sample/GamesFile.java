package stacklab.report.sample;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.apache.commons.csv.CSVException;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import stacklab.rules.InvalidInput;
import stacklab.sim.Matchup;
import stacklab.sim.Plan;
import stacklab.sim.run.FinishedRun;

/**
 * The first games of each matchup in a games.csv, whose rows stand in the plan's order. In a plain
 * file a matchup is found by halving, however long the file is; a compressed one is read from its
 * beginning, but only so far.
 */
final class GamesFile {
  /** Rows of a compressed file that are read in search of a matchup: some seconds. */
  private static final long MOST_SKIPPED = 20_000_000;

  private static final int BUFFER = 1 << 16;

  private final Path file;
  private final Plan plan;
  private final List<List<String>> beginnings = new ArrayList<>();
  private final String header;

  private GamesFile(Path file, Plan plan, String header) {
    this.file = file;
    this.plan = plan;
    this.header = header;
    for (Matchup matchup : plan.matchups()) {
      beginnings.add(List.of(beginning(matchup, false), beginning(matchup, true)));
    }
  }

  private static String beginning(Matchup matchup, boolean reversed) {
    return CSVFormat.DEFAULT.format(matchup.variantId(), matchup.pairing(reversed).text()) + ",";
  }

  /**
   * Returns the file of a run folder; nothing if games were not written down.
   *
   * @throws InvalidInput if it is empty
   */
  static Optional<GamesFile> in(Path folder, Plan plan) throws IOException {
    for (String name : List.of("games.csv", "games.csv.gz")) {
      Path file = folder.resolve(name);
      if (Files.exists(file)) {
        try (BufferedReader reader = reader(file)) {
          String header = reader.readLine();
          if (header == null) {
            throw FinishedRun.damaged(file);
          }
          return Optional.of(new GamesFile(file, plan, header));
        }
      }
    }
    return Optional.empty();
  }

  private static BufferedReader reader(Path file) throws IOException {
    InputStream in = Files.newInputStream(file);
    return new BufferedReader(
        new InputStreamReader(isCompressed(file) ? new GZIPInputStream(in, BUFFER) : in, UTF_8));
  }

  private static boolean isCompressed(Path file) {
    return file.toString().endsWith(".gz");
  }

  /** Returns at most {@code most} of the first rows of a pairing; none if they are out of reach. */
  List<GameRow> first(Plan.Row row, int most) throws IOException {
    boolean two = plan.matchups().get(row.matchup()).hasTwoPairings();
    List<String> lines = new ArrayList<>();
    String wanted = beginnings.get(row.matchup()).get(row.reversed() ? 1 : 0);
    try (BufferedReader reader = readerAt(row.matchup())) {
      long skipped = 0;
      String line = reader.readLine();
      while (line != null && lines.size() < most && skipped < MOST_SKIPPED) {
        if (line.startsWith(wanted)) {
          lines.add(line);
        } else if (matchup(line) > row.matchup()) {
          break;
        }
        skipped++;
        line = reader.readLine();
      }
    }
    return rows(lines, plan.matchups().get(row.matchup()).isPaired() && !two, row.reversed());
  }

  private BufferedReader readerAt(int matchup) throws IOException {
    if (isCompressed(file)) {
      return reader(file);
    }
    FileChannel channel = FileChannel.open(file);
    channel.position(offset(channel, matchup));
    return new BufferedReader(new InputStreamReader(Channels.newInputStream(channel), UTF_8));
  }

  /** Returns where the first row of a matchup, or of a later one, begins. */
  private long offset(FileChannel channel, int matchup) throws IOException {
    long low = header.getBytes(UTF_8).length + 1L;
    long high = channel.size();
    while (low < high) {
      long middle = (low + high) / 2;
      long start = middle == low ? low : end(channel, middle - 1);
      if (start >= high || matchup(line(channel, start)) >= matchup) {
        high = middle;
      } else {
        low = end(channel, start);
      }
    }
    return low;
  }

  /** Returns the place behind the first line feed at or after a place; the file's end else. */
  private static long end(FileChannel channel, long from) throws IOException {
    ByteBuffer buffer = ByteBuffer.allocate(BUFFER);
    long at = from;
    while (channel.read(buffer.clear(), at) > 0) {
      for (int i = 0; i < buffer.position(); i++) {
        if (buffer.get(i) == '\n') {
          return at + i + 1;
        }
      }
      at += buffer.position();
    }
    return channel.size();
  }

  private static String line(FileChannel channel, long start) throws IOException {
    ByteBuffer buffer = ByteBuffer.allocate((int) (end(channel, start) - start));
    while (buffer.hasRemaining() && channel.read(buffer, start + buffer.position()) > 0) {}
    return new String(buffer.array(), UTF_8);
  }

  /** Returns the number of the matchup that a line belongs to. */
  private int matchup(String line) {
    for (int m = 0; m < beginnings.size(); m++) {
      if (beginnings.get(m).stream().anyMatch(line::startsWith)) {
        return m;
      }
    }
    return -1;
  }

  /**
   * Reads lines.
   *
   * @param inPairs whether every second row is the second game of its pair
   * @throws InvalidInput if they are no rows of games
   */
  private List<GameRow> rows(List<String> lines, boolean inPairs, boolean reversed)
      throws IOException {
    CSVFormat format = CSVFormat.DEFAULT.builder().setHeader().get();
    List<GameRow> rows = new ArrayList<>();
    try (CSVParser parser = CSVParser.parse(header + "\n" + String.join("\n", lines), format)) {
      for (CSVRecord each : parser) {
        Map<String, String> cells = new HashMap<>(each.toMap());
        rows.add(GameRow.of(cells, inPairs ? rows.size() % 2 == 1 : reversed));
      }
    } catch (IllegalArgumentException | UncheckedIOException | CSVException e) {
      throw FinishedRun.damaged(file);
    }
    return rows;
  }
}
