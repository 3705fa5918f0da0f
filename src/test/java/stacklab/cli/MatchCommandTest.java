package stacklab.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MatchCommandTest {
  private static final String MATCH =
      "match avalam-3x3 --agents greedy --agents random --games 19 --seed 4";

  @TempDir private Path folder;

  @Test
  void aFolderHoldsWholePairsAndTheFiguresThatArePrinted() throws Exception {
    Session printed = Session.run(MATCH);
    Session written = Session.run(MATCH + " --out " + folder.resolve("m"));
    assertEquals(0, written.exitCode(), written.err());
    assertTrue(written.out().startsWith(printed.out()), written.out());
    List<String> games = Files.readAllLines(folder.resolve("m/games.csv"));
    assertEquals(21, games.size());
    assertTrue(games.get(1).contains("white:greedy/random"), games.get(1));
    assertTrue(games.get(2).contains("white:random/greedy"), games.get(2));
    String figures = Files.readString(folder.resolve("m/matches.csv"));
    assertTrue(figures.contains("avalam-3x3,greedy,random,20,10,20,result,"), figures);
  }

  @Test
  void aFinishedMatchIsPrintedAgainAndAnotherOneRefused() {
    String out = " --out " + folder.resolve("m");
    Session first = Session.run(MATCH + out);
    Session again = Session.run(MATCH + out);
    assertEquals(first.out(), again.out());
    Session other = Session.run(MATCH + " --sprt elo0=0,elo1=100" + out);
    assertEquals(2, other.exitCode());
    assertTrue(other.err().contains("stop: sprt"), other.err());
  }
}
