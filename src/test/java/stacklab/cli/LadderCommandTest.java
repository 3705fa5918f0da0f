package stacklab.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LadderCommandTest {
  private static final String LADDER =
      "ladder avalam-3x3 --agent alphabeta:nodes=20 --max-budget 40 --games 96 --seed 4 --opening-plies 2";

  @TempDir private Path folder;

  @Test
  void tellsLevelsWhyItEndedAndWhereTheFilesAre() throws Exception {
    Session session = Session.run(LADDER + " --out " + folder.resolve("l"));
    assertEquals(0, session.exitCode(), session.err());
    assertTrue(session.out().contains("avalam-3x3: at least 1 level above random"), session.out());
    assertTrue(session.err().contains("greedy against random, the level below"));
    List<String> rows = Files.readAllLines(folder.resolve("l/ladder.csv"));
    assertEquals(
        "variant,level,agent,opponent,metric,games,units,distinct,estimate,ci_low,ci_high,"
            + "confidence,method,verdict",
        rows.get(0));
    assertTrue(rows.get(rows.size() - 1).startsWith("avalam-3x3,,alphabeta:nodes=40,,levels,"));
    assertTrue(rows.stream().anyMatch(row -> row.endsWith(",level")), rows.toString());
    assertTrue(rows.stream().noneMatch(row -> row.contains("NaN") || row.contains("Infinity")));
    for (String chart : List.of("balance", "white", "draws", "length")) {
      assertTrue(Files.size(folder.resolve("l/charts/" + chart + "-against-skill.svg")) > 1000);
      assertTrue(Files.size(folder.resolve("l/charts/" + chart + "-against-skill.png")) > 1000);
    }
  }

  @Test
  void gamesThatAreMostlyOpeningAreWarnedOf() {
    Session session =
        Session.run(
            "ladder avalam-3x3 --set height-cap=2 --agent alphabeta:nodes=20 --max-budget 40 --games 96 --seed 4 --out "
                + folder.resolve("s"));
    assertEquals(0, session.exitCode(), session.err());
    String out = session.out().replaceAll("\\s+", " ");
    assertTrue(
        out.contains(
            " avalam-3x3 height-cap=2: 4 random plies are most of a game of 3.7 plies on average;"
                + " use fewer with --opening-plies "),
        session.out());
  }

  @Test
  void aFinishedLadderIsPrintedAgainAndAnotherOneRefused() {
    String out = " --out " + folder.resolve("l");
    Session first = Session.run(LADDER + out);
    Session again = Session.run(LADDER + out);
    assertEquals(first.out(), again.out());
    assertTrue(again.err().contains("finished; --overwrite plays it again"), again.err());
    Session other = Session.run(LADDER + " --max-levels 1" + out);
    assertEquals(2, other.exitCode());
    assertTrue(
        other.err().contains("(there '--max-levels 1000', here '--max-levels 1')"), other.err());
  }

  @Test
  void anExperimentsVariantsAreComparedAndItsOwnLadderIsTaken() throws Exception {
    Path file = folder.resolve("own.yaml");
    Files.writeString(
        file,
        """
        name: own
        variants: [avalam-3x3, dvonn-rows-3-4-3]
        agents: [random, 'alphabeta:nodes=50']
        meetings: ladder
        opening-plies: 2
        games: 48
        """);
    Session session = Session.run("ladder " + file + " --out " + folder.resolve("o"));
    assertEquals(0, session.exitCode(), session.err());
    assertTrue(session.out().contains("Level by level against avalam-3x3"), session.out());
    assertTrue(
        session.out().contains("level 0, dvonn-rows-3-4-3: white_imbalance not decided: needs"),
        session.out());
    assertTrue(Files.exists(folder.resolve("o/ladder-comparisons.csv")));
    Session run = Session.run("run " + file);
    assertEquals(2, run.exitCode());
    assertTrue(run.err().contains("play it with: stacklab ladder"), run.err());
  }
}
