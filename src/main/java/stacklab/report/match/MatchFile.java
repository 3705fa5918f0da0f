package stacklab.report.match;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import stacklab.io.AtomicFile;
import stacklab.sim.match.Match;
import stacklab.sim.match.MatchFigure;
import stacklab.sim.match.MatchFigures;
import stacklab.sim.match.Standings;
import stacklab.stats.Decimal;
import stacklab.stats.Interval;

/** Writes the file matches.csv of a run folder: a row a figure of a match. */
public final class MatchFile {
  private static final CSVFormat FORMAT =
      CSVFormat.DEFAULT.builder().setRecordSeparator('\n').get();

  private MatchFile() {}

  /**
   * Writes the figures of matches on one variant and, of three or more agents, the ratings.
   *
   * @throws IOException if the file cannot be written
   */
  public static void write(Path file, List<Match> matches, double confidence) throws IOException {
    AtomicFile.write(
        file,
        out -> {
          Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
          CSVPrinter csv = new CSVPrinter(writer, FORMAT);
          csv.printRecord(
              "variant",
              "agent",
              "opponent",
              "games",
              "pairs",
              "distinct",
              "metric",
              "estimate",
              "ci_low",
              "ci_high",
              "confidence",
              "method");
          for (Match match : matches) {
            print(csv, match, confidence);
          }
          if (matches.size() > 1) {
            printRatings(csv, matches, confidence);
          }
          csv.flush();
        });
  }

  private static void print(CSVPrinter csv, Match match, double confidence) throws IOException {
    for (MatchFigure figure : MatchFigures.of(match, confidence)) {
      csv.printRecord(
          match.variant(),
          match.agent(),
          match.opponent(),
          match.games().size(),
          match.isSelfPlay() ? "" : match.pairs(),
          match.distinct(),
          figure.metric(),
          Decimal.of(figure.estimate()),
          Decimal.of(figure.low()),
          Decimal.of(figure.high()),
          Decimal.of(confidence),
          figure.method());
    }
  }

  private static void printRatings(CSVPrinter csv, List<Match> matches, double confidence)
      throws IOException {
    for (Standings.Line line : new Standings(matches, confidence).lines()) {
      Interval interval = line.interval();
      csv.printRecord(
          matches.get(0).variant(),
          line.agent(),
          "",
          line.games(),
          line.games() / 2,
          "",
          "rating",
          Decimal.of(line.elo()),
          Decimal.of(interval.low()),
          Decimal.of(interval.high()),
          Decimal.of(confidence),
          interval.method());
    }
  }
}
