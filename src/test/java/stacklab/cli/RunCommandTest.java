package stacklab.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunCommandTest {
  @TempDir Path temp;
  private Path file;
  private Path out;

  @BeforeEach
  void writeExperiment() throws IOException {
    file = temp.resolve("small.yaml");
    out = temp.resolve("out");
    Files.writeString(
        file,
        """
        name: small
        question: Which small board is longer?
        variants: [avalam-3x3, dvonn-rows-3-4-3]
        agents: [random]
        games: 500
        seed: 3
        baseline: avalam-3x3
        """);
  }

  private Session run(String... more) {
    List<String> words = new ArrayList<>(List.of("run", file.toString()));
    words.addAll(List.of(more));
    return Session.run(Screen.NONE, "", words);
  }

  @Test
  void endsWithATableNotesAndPathsAndWritesWhatItNames() throws IOException {
    Session session = run("--out", out.toString());
    assertEquals(0, session.exitCode(), session.err());
    List<String> lines = session.out().lines().toList();
    assertEquals("Which small board is longer?", lines.get(0));
    assertTrue(
        lines.get(2).matches("variant +games +first seat % +White % +draws % .*"), lines.get(2));
    assertTrue(lines.get(4).matches("avalam-3x3 +500 +- .*"), lines.get(4));
    assertTrue(
        lines.get(5).matches("dvonn-rows-3-4-3 +500 +[0-9.]+ \\[[0-9.]+, [0-9.]+\\] .*"),
        lines.get(5));
    int written = lines.indexOf("Written:");
    assertTrue(written > 0, session.out());
    for (String line : lines.subList(written + 1, lines.size())) {
      assertTrue(Files.exists(Path.of(line.strip())), line);
    }
    assertTrue(lines.contains("  " + out.resolve("summary.csv")));
    for (String chart :
        List.of("outcomes", "balance", "length", "margin", "branching", "lead", "leader-result")) {
      assertTrue(Files.size(out.resolve("charts/" + chart + ".png")) > 5000, chart);
      assertTrue(Files.readString(out.resolve("charts/" + chart + ".svg")).contains("<svg"), chart);
    }
  }

  @Test
  void eachRowOfTheTableCountsItsOwnGames() throws IOException {
    Files.writeString(file, Files.readString(file) + "first: [white, black]\n");
    Session session = run("--out", out.toString());
    assertEquals(0, session.exitCode(), session.err());
    List<String> rows =
        session.out().lines().filter(line -> line.contains(":random/random ")).toList();
    assertEquals(4, rows.size(), session.out());
    for (String row : rows) {
      assertTrue(row.matches(".*:random/random +500 .*"), row);
    }
  }

  @Test
  void aKomiHasItsPartInTheDifferenceOfTheColours() {
    String command = "simulate avalam-3x3 --games 100 --seed 1 --set 'komi={white: 0, black: 0.5}'";
    String words = Session.run(command).out().replaceAll("\\s+", " ");
    assertTrue(
        words.contains(
            "in random play the difference between the colours is the board's, and the komi's where"
                + " there is one."),
        words);
  }

  @Test
  void saysWhetherTheAimWasReachedAndThatTheIntervalsHold() throws IOException {
    assertEquals(
        """
        Aim: to know white result to within 4 points and plies to within 0.06.
        Reached: avalam-3x3 after 1,000 games.
        Not reached, as the limit of games came first: dvonn-rows-3-4-3 after 2,000 games \
        (plies to within 0.066).
        The intervals hold at every look, so that ending at one of them has not made them too \
        narrow.
        """,
        aim(
            run(
                "--out",
                out.toString(),
                "--until",
                "white_result=4,plies=0.06",
                "--games",
                "2000")));
    String page = Files.readString(out.resolve("report.html"));
    assertTrue(page.contains("<p class=\"aim\">Reached: avalam-3x3 after 1,000 games.</p>"));
    assertEquals(
        """
        Aim: to know plies to within 1 and draw to within 1 point.
        Not reached, as the limit of games came first: \
        avalam-3x3 after 1 game (plies not known, n = 1, draw to within 39.673 points); \
        dvonn-rows-3-4-3 after 1 game (plies not known, n = 1, draw to within 39.673 points).
        The games were looked at but once, at their limit.
        """,
        aim(
            run(
                "--out",
                temp.resolve("one").toString(),
                "--until",
                "plies=1,draw=1",
                "--games",
                "1")));
  }

  /** Returns the sentences between the table and the notes. */
  private static String aim(Session session) {
    assertEquals(0, session.exitCode(), session.err());
    String from = session.out().substring(session.out().indexOf("Aim: "));
    return from.substring(0, from.indexOf("\n\n") + 1);
  }

  @Test
  void oneGameHasNoIntervalOfAMean() throws IOException {
    Session session = run("--out", out.toString(), "--games", "1");
    assertEquals(0, session.exitCode(), session.err());
    String words = session.out().replaceAll("\\s+", " ");
    assertTrue(words.contains(" 5.0 (n = 1) 20.4 (n = 1) "), words);
    assertTrue(
        words.contains(
            "Where it says (n = 1) there is no interval: one game does not show how much games"
                + " differ."),
        words);
    List<String> summary = Files.readAllLines(out.resolve("summary.csv"));
    List<String> reasons =
        summary.stream()
            .filter(row -> row.startsWith("dvonn-rows-3-4-3") && row.contains(",,,0.950000,"))
            .map(row -> row.replaceFirst(".*,0.950000,", ""))
            .distinct()
            .toList();
    assertEquals(
        List.of(
            "n = 1: student-t needs 2",
            "n = 1: bonett needs 4",
            "n = 1: order-statistics needs 72",
            "n = 1: order-statistics needs 13",
            "n = 1: order-statistics needs 6",
            "\"n = 1: chao2-lognormal, of a lower bound needs 2\""),
        reasons.stream().filter(reason -> reason.contains(" needs ")).toList());
    assertTrue(session.err().startsWith("playing 2 games\n2 games in "), session.err());
  }

  @Test
  void resumingNothingSaysThatItBegins() {
    Session session = run("--out", out.toString(), "--resume");
    assertEquals(0, session.exitCode());
    assertEquals(
        out + " holds no run to resume; beginning a new one",
        session.err().lines().findFirst().orElseThrow());
  }

  @Test
  void checkFindsWhatARunWouldRefuse() throws IOException {
    String plain = Files.readString(file);
    String beyond =
        " is beyond what it can be; results and shares lie from 0 to 1 here, 0.5 being one half";
    for (List<String> goal :
        List.of(
            List.of(
                "find: {draw: [49, 51], white_result: [0.4, 50.5]}",
                "find: draw: 49 to 51" + beyond,
                "find: white_result: 0.4 to 50.5" + beyond),
            List.of("eliminate: {draw: 50}", "eliminate: draw: 50" + beyond),
            List.of(
                "until: {first_result: 1}",
                "until: first_result is not given for avalam-3x3, where both players have the"
                    + " same moves and draw them at random; ask for white_result"))) {
      Files.writeString(file, plain + goal.get(0) + "\n");
      Session checked = Session.run("check " + file);
      assertEquals(2, checked.exitCode(), goal.get(0));
      List<String> faults = goal.subList(1, goal.size());
      assertEquals(
          faults.stream().map(fault -> file + ": " + fault).toList(),
          checked.err().lines().toList());
      assertEquals(faults, run("--out", out.toString()).err().lines().toList());
      assertFalse(Files.exists(out), goal.get(0));
    }
    Files.writeString(file, plain + "find: {first_result: [0, 1], plys: [1, 2], drawn: [0, 1]}\n");
    List<String> faults = Session.run("check " + file).err().lines().toList();
    assertTrue(faults.stream().anyMatch(f -> f.contains("find: first_result is not given")));
    assertTrue(faults.stream().anyMatch(f -> f.contains("find: 'plys' is no metric; allowed: ")));
    assertTrue(
        faults.stream().anyMatch(f -> f.endsWith("did you mean 'draw'?")), faults.toString());
    assertEquals(3, faults.size(), faults.toString());
  }

  @Test
  void aSecondRunSaysSoAndPrintsTheSameTable() {
    Session first = run("--out", out.toString());
    Session second = run("--out", out.toString());
    assertEquals(0, second.exitCode());
    assertEquals(first.out(), second.out());
    assertEquals(
        out + " holds this very run, finished; --overwrite plays it again.\n", second.err());
  }

  @Test
  void anotherSeedIsRefusedUntilOverwriteIsGiven() {
    run("--out", out.toString());
    Session other = run("--out", out.toString(), "--seed", "4");
    assertEquals(2, other.exitCode());
    assertEquals(
        out
            + " holds a finished run of something else (there 'seed: 3', here 'seed: 4'); give another"
            + " folder with --out, or --overwrite to replace it\n",
        other.err());
    assertEquals("", other.out());
    assertEquals(other.err(), run("--out", out.toString(), "--seed", "4", "--resume").err());
    assertEquals(0, run("--out", out.toString(), "--seed", "4", "--overwrite").exitCode());
  }

  @Test
  void untilDoesNotReplaceAnotherGoalOfTheFile() throws IOException {
    String plain = Files.readString(file);
    for (String goal :
        List.of("find: {draw: [0, 1]}", "eliminate: {plies: lowest}", "until: {plies: 2}")) {
      Files.writeString(file, plain + goal + "\n");
      Session session = run("--out", out.toString(), "--until", "plies=3");
      assertEquals(2, session.exitCode(), goal);
      assertEquals(
          file
              + ": an experiment has one goal; it has `"
              + goal.replaceFirst(":.*", "")
              + "` already, take it out of the file or leave out --until\n",
          session.err());
      assertFalse(Files.exists(out), goal);
    }
    assertEquals(0, run("--out", out.toString(), "--until", "plies=2").exitCode());
  }

  @Test
  void shardsMergeIntoARunThatIsFound() throws IOException {
    run("--out", out.toString());
    Path one = temp.resolve("one");
    Path two = temp.resolve("two");
    assertEquals(
        "shard 1/2 written to " + one + "\n", run("--out", one.toString(), "--shard", "1/2").out());
    run("--out", two.toString(), "--shard", "2/2");
    Path joined = temp.resolve("joined");
    Session merged = Session.run("merge " + two + " " + one + " --out " + joined);
    assertEquals(0, merged.exitCode(), merged.err());
    assertEquals(
        Files.readString(out.resolve("summary.csv")),
        Files.readString(joined.resolve("summary.csv")));
    assertEquals(-1, Files.mismatch(out.resolve("games.csv"), joined.resolve("games.csv")));
    Session missing = Session.run("merge " + one + " --out " + temp.resolve("x"));
    assertEquals(2, missing.exitCode());
    assertEquals("shard 2/2 is missing; give the folders of all\n", missing.err());
    assertFalse(Files.exists(temp.resolve("x")));
  }

  @Test
  void theReportCanBeWrittenAgainToTheSameBytes() throws IOException {
    run("--out", out.toString());
    Path page = out.resolve("report.html");
    String before = Files.readString(page);
    assertTrue(before.contains("<h1>Which small board is longer?</h1>"));
    Files.delete(page);
    Session again = Session.run("report " + out);
    assertEquals(page + "\n", again.out());
    assertEquals(before, Files.readString(page));
  }

  @Test
  void aShardHasNoReport() {
    Path one = temp.resolve("one");
    run("--out", one.toString(), "--shard", "1/2");
    Session session = Session.run("report " + one);
    assertEquals(2, session.exitCode());
    assertEquals(
        one + " holds only shard 1/2 of a run; join all shards with merge first\n", session.err());
  }

  @Test
  void aFolderThatCannotBeMadeIsOneClearLine() throws IOException {
    Files.writeString(out, "a file");
    Session session = run("--out", out.resolve("below").toString());
    assertEquals(1, session.exitCode());
    assertEquals(1, session.err().lines().count(), session.err());
  }
}
