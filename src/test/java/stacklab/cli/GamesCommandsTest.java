package stacklab.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands that read games and write no run folder. */
final class GamesCommandsTest {
  private static final Path GAME = Path.of("src/test/resources/stacklab/game/boardspace/01086.sgf");

  @TempDir private Path folder;
  private Path tiny;

  @BeforeEach
  void writeATinyGame() throws IOException {
    tiny = folder.resolve("tiny.log");
    Files.writeString(tiny, "# Player 1: Ann Other\nA1B1 B2A2 A2B1\n");
  }

  private Session run(String command, String more) {
    return Session.run(command + " " + tiny + " --variant avalam-2x2 " + more);
  }

  @Test
  void verifySaysWhatIsInOrderAndWhatIsNot() throws IOException {
    assertEquals(
        tiny
            + ":1: in order, no-moves after ply 3, White wins, White 1, Black 0\n"
            + "1 record: 1 legal and ending as recorded, 0 not.\n",
        run("verify", "").out());

    Files.writeString(tiny, "A1B1 A1B1\n");
    Session session = run("verify", "");
    assertEquals(
        tiny
            + ":1: ply 2, black's a1b1, is not legal: there is no stack on a1\n"
            + "1 record: 0 legal and ending as recorded, 1 not.\n",
        session.out());
    assertEquals(1, session.exitCode());
  }

  @Test
  void verifyHoldsWhatATableSaysAgainstTheGame() throws IOException {
    String table = run("export", "--to games").out();
    Path file = folder.resolve("games.csv");
    Files.writeString(file, table.replace(",white,first,", ",black,second,"));

    Session session = Session.run("verify " + file + " --variant avalam-2x2");

    assertEquals(
        file
            + ":2: winner is white, not black; winner_seat is first, not second\n"
            + "1 record: 0 legal and ending as recorded, 1 not.\n",
        session.out());
  }

  @Test
  void aRunWithoutMovesIsRefusedAtOnce() throws IOException {
    Path run = folder.resolve("run");
    Path experiment = folder.resolve("plain.yaml");
    Files.writeString(
        experiment,
        "name: plain\nquestion: What\nvariants: [avalam-2x2]\nagents: [random]\ngames: 20\nseed: 1\n");
    Session played = Session.run("run " + experiment + " --out " + run);
    assertEquals(0, played.exitCode(), played.err());
    String reason =
        ": the run kept no moves; play it again with record: {games: true, moves: true} in the"
            + " experiment\n";

    for (String command :
        List.of("verify", "replay", "export --to codecup", "annotate", "sources")) {
      Session session = Session.run(command + " " + run);
      assertEquals(run + reason, session.err(), command);
      assertEquals("", session.out(), command);
      assertEquals(2, session.exitCode(), command);
    }
    assertEquals(run + reason, Session.run("verify " + run.resolve("games.csv")).err());
  }

  @Test
  void gamesOfOtherVariantsAreCountedInOneLine() throws IOException {
    String rows = "variant,moves\n" + "avalam-2x2,a1b1 b2a2 a2b1\n".repeat(2);
    Path table = folder.resolve("table.csv");
    Files.writeString(table, rows + "dvonn,\n".repeat(3) + "avalam,a1b1\n");
    String leftOut = "4 games of other variants are left out: avalam, dvonn\n";

    for (String command : List.of("verify", "sources", "annotate --agent alphabeta:nodes=10")) {
      Session session = Session.run(command + " " + table + " --variant avalam-2x2");
      assertEquals(leftOut, session.err(), command);
      assertEquals(0, session.exitCode(), command);
    }
    assertEquals(
        leftOut + "2 games written\n",
        Session.run("export " + table + " --variant avalam-2x2 --to codecup --strict").err());
    assertEquals(
        "1 game of another variant is left out: avalam-2x2\nthere is no game to verify\n",
        verifyAsDvonn(run("export", "--to transcript").out()).err());
  }

  private Session verifyAsDvonn(String text) throws IOException {
    Path file = folder.resolve("other.game");
    Files.writeString(file, text);
    return Session.run("verify " + file + " --variant dvonn");
  }

  @Test
  void aTableWithoutMovesIsRefusedInOneLine() throws IOException {
    Path table = folder.resolve("table.csv");
    Files.writeString(table, "pairing,game,winner\nwhite:a/b,1,white\nwhite:a/b,2,black\n");

    Session session = Session.run("verify " + table + " --variant avalam-2x2");

    assertEquals(
        table
            + ":1: not a game: the table has no column 'moves'; experiments write it with"
            + " record: {games: true, moves: true}\n"
            + "1 record: 0 legal and ending as recorded, 1 not.\n",
        session.out());
  }

  @Test
  void replayPrintsEveryPositionWhereNobodyTypes() {
    Session session = run("replay", "");
    List<String> plies = session.out().lines().filter(line -> line.startsWith("   ")).toList();
    assertTrue(
        plies.contains("   1  White  a1b1      b1 is 2 high; White 2, Black 1"), session.out());
    assertTrue(
        session.out().endsWith("The game ends after ply 3, no-moves: White wins.\n"),
        session.out());
  }

  @Test
  void replayGoesWhereAPersonAsks() {
    Screen typing = new Screen(true, false, false, false, 80);
    Session session =
        Session.run(
            typing,
            "\np\n2\nb\np\n?\nq\n",
            Session.split("replay " + tiny + " --variant avalam-2x2"));
    List<String> texts = session.out().lines().filter(line -> line.contains("/")).toList();
    assertEquals(List.of("ply 1 of 3> -,BW/B,W b", "ply 1 of 3> -,BW/B,W b"), texts);
  }

  @Test
  void replayAtAPlyPrintsThePositionAlone() {
    assertEquals("-,BW/B,W b\n", run("replay", "--at 1").out());
    assertEquals(
        "--at 4: the game has 3 plies; use a number from 0 to 3\n", run("replay", "--at 4").err());
  }

  @Test
  void replayNeedsOneGame() throws IOException {
    Files.writeString(tiny, "A1B1 B2A2 A2B1\n\nA1B1 B2A2 A2B1\n");
    assertEquals(
        "there are 2 games; choose one with --game N, and --pairing P where there are several\n",
        run("replay", "").err());
    assertEquals(
        "no game is meant by --game 3; there are games of avalam-2x2 white:human/human\n",
        run("replay", "--game 3").err());
    assertEquals("-,BW/B,W b\n", run("replay", "--game 2 --at 1").out());
  }

  @Test
  void aVariantIsSaidOrNamedByTheRun() {
    assertEquals(
        "say with --variant which variant was played\n", Session.run("verify " + tiny).err());
  }

  @Test
  void exportRefusesWhatAFormCannotHold() {
    Session session = Session.run("export " + GAME + " --variant dvonn-shuffled --to littlegolem");
    assertEquals(
        "games of dvonn-shuffled cannot be written as littlegolem: the variant starts at random,"
            + " and this form cannot say how\n",
        session.err());
    assertEquals(2, session.exitCode());
  }

  @Test
  void exportLeavesOutSingleGamesAndSaysWhy() throws IOException {
    String transcript = run("export", "--to transcript").out();
    Path file = folder.resolve("lost.game");
    Files.writeString(
        file,
        transcript.replaceFirst("(?m)^ +3 .*\n", "").replace("end: no-moves", "end: timeout"));

    Session session = Session.run("export " + file + " --variant avalam-2x2 --to codecup --strict");

    assertEquals(
        file
            + ":1: left out: its end is 'timeout', and this form cannot say so\n"
            + "0 games written, 1 left out\n",
        session.err());
    assertEquals(1, session.exitCode());
  }

  @Test
  void annotateJudgesEveryPlyOfAGame() {
    Session session = run("annotate", "--agent alphabeta:nodes=1000");

    assertEquals(
        """
        avalam-2x2: White human, Black human

         ply         move      best      result    loss  points
           1  White  a1b1                 100 %               0
           2  Black  b2a2                   0 %               0
           3  White  a2b1                 100 %               0

        """,
        session.out().substring(0, session.out().indexOf("variant  ")));
    assertTrue(
        session
            .out()
            .endsWith(
                "Judged by alphabeta:nodes=1000 in 1 game. Results and losses in points of a"
                    + " hundred, forced moves left out; in brackets 95 % intervals, the game being"
                    + " the unit.\n"),
        session.out());
  }

  @Test
  void sourcesWeighEitherColourTheSame() throws IOException {
    String wins = "\nA1B1 B2A2 A2B1\n\n";
    String games =
        ("# Player 1: dumbot\n# Player 2: Ann" + wins).repeat(3)
            + "# Player 1: Ann\n# Player 2: dumbot\nA1A2 B2B1 B1A2\n\n"
            + ("# Player 1: Ann\n# Player 2: Bob" + wins).repeat(2);
    Files.writeString(tiny, games);

    List<String> lines = run("sources", "--csv").out().lines().toList();

    assertTrue(
        lines.contains(
            "people,,white_result,1,1.000000,,,0.950000,,,n = 1: stratified t needs 2 a stratum"),
        String.join("\n", lines));
    assertTrue(
        lines.stream().anyMatch(line -> line.startsWith("people and robots,,plies,2,3.000000,")),
        String.join("\n", lines));
    assertTrue(
        lines.stream()
            .anyMatch(line -> line.startsWith("people and robots,people,white_result,3,")),
        String.join("\n", lines));
    assertTrue(
        run("sources", "")
            .out()
            .contains("Warning: of the 4 games of people and robots only 2 are different.\n"));
    assertEquals(
        "--baseline robots: no games are from there; there are people, people and robots\n",
        run("sources", "--baseline robots").err());
  }

  @Test
  void sourcesOfGamesThatAllEndAlikeHaveIntervalsWithAWidth() throws IOException {
    String first = "\nA1B1 B2A2 A2B1\n\n";
    String second = "\nA1A2 B2B1 B1A2\n\n";
    String people = "# Player 1: Ann\n# Player 2: Bob";
    String robots = "# Player 1: Ann\n# Player 2: dumbot";
    String swapped = "# Player 1: dumbot\n# Player 2: Ann";
    Files.writeString(
        tiny,
        (people + first + people + second).repeat(5)
            + (robots + first + robots + second).repeat(5)
            + (swapped + first + swapped + second).repeat(5));

    List<String> draws =
        run("sources", "--csv").out().lines().filter(line -> line.contains(",draw,")).toList();

    assertEquals(
        List.of(
            "people,,draw,10,0.000000,0.000000,0.277533,0.950000,,,wilson",
            "people and robots,,draw,20,0.000000,0.000000,0.196245,0.950000,,,newcombe-score",
            "people and robots,people,draw,30,0.000000,-0.277533,0.196245,0.950000,1.000000,"
                + "1.000000,newcombe-score"),
        draws);
  }

  @Test
  void replayWritesAPageThatNeedsNothingElse() throws IOException {
    Path page = folder.resolve("game.html");
    assertEquals("written to " + page + "\n", run("replay", "--html " + page).err());
    String html = Files.readString(page);
    assertTrue(html.contains("<title>avalam-2x2: White human, Black human</title>"), html);
    assertTrue(html.contains("\"a1b1\""), html);
    assertTrue(!html.contains("http://") || html.contains("http://www.w3.org/2000/svg"), html);
  }

  @Test
  void anyTableWithAColumnOfMovesIsRead() throws IOException {
    Path file = folder.resolve("theirs.csv");
    Files.writeString(file, "white,black,winner,moves\nAnn Other,dumbot,black,a1b1 b2a2 a2b1\n");
    assertEquals(
        file + ":2: winner is white, not black\n",
        Session.run("verify " + file + " --variant avalam-2x2 --quiet")
                .out()
                .lines()
                .findFirst()
                .get()
            + "\n");
    Session session = Session.run("export " + file + " --variant avalam-2x2 --to codecup");
    assertTrue(session.out().contains("# Player 1: human\n# Player 2: dumbot\n"), session.out());
  }
}
