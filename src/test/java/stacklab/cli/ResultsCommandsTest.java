package stacklab.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static stacklab.cli.Session.assertRefused;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stacklab.stats.compare.PValues;

/** Commands that read the folders of finished runs. */
class ResultsCommandsTest {
  private static final String EXPERIMENT =
      """
      name: NAME
      variants: VARIANTS
      games: 600
      seed: SEED
      confidence: 0.95
      """;

  @TempDir static Path temp;

  @BeforeAll
  static void playRuns() throws IOException {
    play("a", "[avalam-3x3, avalam-2x4]", 1, "");
    play("b", "[avalam-3x3, dvonn-rows-3-4-3]", 2, "");
    play("same", "[avalam-3x3]", 1, "");
    play("unsure", "[avalam-3x3]", 3, "confidence: 0.9");
    play("caps", "[avalam-3x3]", 5, "vary: {height-cap: [3]}\ngames: 2500\nplayouts: counts");
    play("few", "[avalam-2x4]", 6, "vary: {height-cap: [3]}\ngames: 200\nplayouts: counts");
    play("agents", "[avalam-3x3]", 4, "agents: [random, greedy]");
  }

  private static void play(String name, String variants, int seed, String more) throws IOException {
    String text =
        EXPERIMENT
            .replace("NAME", name)
            .replace("VARIANTS", variants)
            .replace("SEED", Integer.toString(seed));
    if (more.startsWith("confidence")) {
      text = text.replaceFirst("confidence.*", "");
    }
    if (more.contains("games")) {
      text = text.replaceFirst("games.*", "");
    }
    Path file = temp.resolve(name + ".yaml");
    Files.writeString(
        file, text + more + (more.contains("playouts") ? "\n" : "\nplayouts: results\n"));
    Session session = Session.run("run " + file + " --threads 1 --out " + folder(name));
    assertEquals(0, session.exitCode(), session.err());
  }

  private static Path folder(String name) {
    return temp.resolve("runs-" + name);
  }

  private static List<CSVRecord> csv(String command) throws IOException {
    Session session = Session.run(command);
    assertEquals(0, session.exitCode(), session.err());
    return CSVFormat.RFC4180
        .builder()
        .setHeader()
        .get()
        .parse(new StringReader(session.out()))
        .getRecords();
  }

  @Test
  void comparesOverFoldersAndCorrectsForAllOfIt() throws IOException {
    List<CSVRecord> rows =
        csv("compare " + folder("a") + " " + folder("b") + " --format csv --margin 2");
    List<String> variants = rows.stream().map(row -> row.get("variant")).distinct().toList();
    assertEquals(List.of("avalam-2x4", folder("b") + ":avalam-3x3", "dvonn-rows-3-4-3"), variants);
    assertTrue(rows.stream().allMatch(r -> r.get("baseline").equals(folder("a") + ":avalam-3x3")));
    double[] p = rows.stream().mapToDouble(r -> number(r.get("p_value"))).toArray();
    double[] holm = rows.stream().mapToDouble(r -> number(r.get("p_holm"))).toArray();
    assertArrayEquals(PValues.holm(p), holm, 2e-5 * p.length);
    assertTrue(rows.stream().allMatch(r -> r.get("variant_games").equals("600")));
    double difference = number(rows.get(1).get("difference"));
    List<CSVRecord> summary = csv("table " + folder("a") + " --format csv --metric white_result");
    assertEquals(
        number(summary.get(1).get("white_result")) - number(summary.get(0).get("white_result")),
        difference,
        2e-6);
  }

  private static double number(String cell) {
    return cell.isEmpty() ? Double.NaN : Double.parseDouble(cell);
  }

  @Test
  void showsDrawRatesAndRepeatedGamesBesideTheVerdicts() {
    Session session = Session.run("compare " + folder("same") + " " + folder("b"));
    assertEquals(0, session.exitCode(), session.err());
    assertTrue(session.out().contains("draws %"), session.out());
    assertTrue(session.out().contains("p adjusted by Holm"), session.out());
    assertTrue(session.out().contains("not decided: needs about "), session.out());
  }

  @Test
  void drawsAForestPlotForEachMetric() throws IOException {
    Path charts = temp.resolve("charts");
    Session session =
        Session.run("compare " + folder("a") + " " + folder("b") + " --charts " + charts);
    assertEquals(0, session.exitCode(), session.err());
    String svg = Files.readString(charts.resolve("difference-draw.svg"));
    assertTrue(svg.contains("dvonn-rows-3-4-3"));
    assertTrue(Files.exists(charts.resolve("difference-white-imbalance.png")));
  }

  @Test
  void readsRunsOfEveryGoalAgain() throws IOException {
    List<String> goals =
        List.of(
            "until: {white_result: 5}",
            "find: {white_result: [0.1, 0.9], plies: [1, 30]}",
            "eliminate: {white_result: 0.5}");
    for (int i = 0; i < goals.size(); i++) {
      play("goal" + i, "[avalam-3x3, avalam-2x4]", 5, goals.get(i) + "\n");
      Session session = Session.run("compare " + folder("goal" + i));
      assertEquals(0, session.exitCode(), goals.get(i) + session.err());
    }
  }

  @Test
  void furtherMetricsThatDoNotDifferArePrintedIfAskedFor() throws IOException {
    play("counted", "[avalam-3x3, avalam-2x4]", 6, "playouts: counts");
    String command = "compare " + folder("counted");
    Session few = Session.run(command);
    Session all = Session.run(command + " --all");
    assertEquals(0, all.exitCode(), all.err());
    assertTrue(
        few.out().contains(" of further metrics in which no difference is shown"), few.out());
    assertTrue(all.out().length() > few.out().length(), few.out());
    assertTrue(all.out().contains("drama"), all.out());
  }

  @Test
  void saysWhichFileOfAFolderIsCutShort() throws IOException {
    Path cut = Files.createDirectories(temp.resolve("cut"));
    for (String name : List.of("manifest.yaml", "tallies.txt")) {
      for (String each : List.of("manifest.yaml", "tallies.txt")) {
        Files.copy(
            folder("a").resolve(each), cut.resolve(each), StandardCopyOption.REPLACE_EXISTING);
      }
      byte[] whole = Files.readAllBytes(cut.resolve(name));
      String message = cut.resolve(name) + " is damaged or incomplete; play the run again";
      for (int length = 0; length < whole.length; length += length < whole.length - 9 ? 101 : 1) {
        Files.write(cut.resolve(name), Arrays.copyOf(whole, length));
        assertRefused(message, "compare " + cut);
      }
      for (int line = 0, at = 0; at < whole.length; at++) {
        if (whole[at] == '\n' && at + 1 < whole.length && line++ % 25 == 0) {
          Files.write(cut.resolve(name), Arrays.copyOf(whole, at + 1));
          assertRefused(message, "report " + cut);
          assertRefused(message, "table " + cut);
        }
      }
    }
  }

  @Test
  void refusesWhatCannotBeCompared() {
    String a = folder("a").toString();
    assertRefused(
        a + " is given twice; a run is no second sample of itself", "compare " + a + " " + a);
    assertRefused(
        temp + " is not the folder of a run: it has no manifest.yaml", "compare " + a + " " + temp);
    assertRefused(
        a
            + " and "
            + folder("same")
            + " hold the same games ("
            + a
            + ":avalam-3x3, white:random/random, seed 1), which are no second sample; play one of"
            + " them with another seed",
        "compare " + a + " " + folder("same"));
    assertRefused(
        a
            + " and "
            + folder("unsure")
            + " have not the same confidence; say which one to use with --confidence",
        "compare " + a + " " + folder("unsure"));
    assertRefused(
        "there is nothing to compare with '"
            + folder("same")
            + ":avalam-3x3': no other variant was played by the same agents with the same first"
            + " colour, white:random/random",
        "compare " + folder("same") + " " + folder("agents"));
    assertRefused(
        "--baseline 'avalam-2x5' is none of the variants; allowed: avalam-3x3, avalam-2x4; did you"
            + " mean 'avalam-2x4'?",
        "compare " + a + " --baseline avalam-2x5");
  }

  @Test
  void takesGroupsTogether() throws IOException {
    List<CSVRecord> rows =
        csv(
            "table "
                + folder("a")
                + " "
                + folder("agents")
                + " --by first --metric draw --format csv");
    assertEquals(1, rows.size());
    assertEquals("1800", rows.get(0).get("games"));
    double pooled = 0;
    for (CSVRecord row :
        csv(
            "table "
                + folder("a")
                + " "
                + folder("agents")
                + " --by variant,pairing --metric draw --format csv")) {
      pooled += number(row.get("draw")) * number(row.get("games")) / 1800;
    }
    assertEquals(pooled, number(rows.get(0).get("draw")), 2e-6);
    assertRefused(
        "--by 'colour' tells nothing apart here; allowed: variant, pairing, first, white, black",
        "table " + folder("a") + " --by colour");
    assertRefused(
        "--metric 'drawn' is none; allowed: " + metrics("a") + "; did you mean 'draw'?",
        "table " + folder("a") + " --metric drawn");
  }

  @Test
  void saysWhatARowTakesTogether() throws IOException {
    Session session =
        Session.run(
            "table " + folder("caps") + " " + folder("few") + " --by height-cap --metric draw");
    assertEquals(0, session.exitCode(), session.err());
    assertEquals(
        """
        In brackets 95 % intervals.
        Row -: every game counts the same, so that more games weigh more: \
        avalam-3x3 (white:random/random) 2,500; avalam-2x4 (white:random/random) 200.
        Row 3: every game counts the same, so that more games weigh more: \
        avalam-3x3 height-cap=3 (white:random/random) 2,500; \
        avalam-2x4 height-cap=3 (white:random/random) 200.
        Where height-cap is - the name of the variant does not say it: avalam-3x3, avalam-2x4.
        """,
        session
            .out()
            .substring(session.out().indexOf("In brackets"), session.out().indexOf("Warning: ")));
    List<String> warnings =
        session.out().lines().filter(line -> line.startsWith("Warning: ")).toList();
    assertEquals(
        List.of(
            "Warning: of the 2500 games of avalam-3x3 height-cap=3 (white:random/random) only 2492"
                + " (99.7 %) are different."),
        warnings);
    Session csv =
        Session.run(
            "table "
                + folder("caps")
                + " "
                + folder("few")
                + " --by height-cap --metric draw --format csv");
    assertTrue(csv.err().startsWith("Row -: every game counts the same"), csv.err());
  }

  @Test
  void refusesRowsThatAreNoSample() {
    String a = folder("a").toString();
    String same = folder("same").toString();
    assertRefused(
        a
            + ":avalam-3x3 and "
            + same
            + ":avalam-3x3 hold the same games (white:random/random, seed 1), which are no second"
            + " sample; tell them apart with --by variant",
        "table " + a + " " + same + " --by first");
    assertRefused("--by names 'first' twice; leave one out", "table " + a + " --by first,first");
    assertRefused("--by names nothing; give one or more, with commas", "table " + a + " --by ,");
    assertRefused(
        "--metric names 'draw' twice; leave one out", "table " + a + " --metric draw,plies,draw");
    assertRefused(
        "stacklab table: Invalid value for option '--format': 'x' is no form; allowed: text,"
            + " markdown, csv, latex\nTry 'stacklab table --help'.",
        "table " + a + " --format x");
    assertRefused(
        "there is no folder 'nope'; give that of a finished run, such as results/NAME",
        "table nope");
    assertRefused(
        temp.resolve("a.yaml") + " is a file; give the folder of a finished run",
        "table " + temp.resolve("a.yaml"));
    Session none = Session.run("power --within 1 --metric plies_imbalance --from " + a);
    assertTrue(
        none.err()
            .startsWith(
                "--metric 'plies_imbalance' is none; allowed: first_imbalance, white_imbalance,"
                    + " first_result, "),
        none.err());
  }

  /** Returns the metrics of a run's summary.csv, in order. */
  private String metrics(String run) throws IOException {
    return Files.readAllLines(folder(run).resolve("summary.csv")).stream()
        .skip(1)
        .map(line -> line.split(",", -1)[5])
        .distinct()
        .collect(Collectors.joining(", "));
  }

  @Test
  void plansAsManyComparisonsAsARunHas() {
    String from = Session.run("power --from " + folder("a") + " --metric draw --games 600").out();
    assertTrue(from.contains("corrected for 5 comparisons"), from);
  }
}
