package stacklab.sim.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stacklab.agent.engine.BadEngine;
import stacklab.agent.engine.Processes;
import stacklab.report.RunNotes;
import stacklab.report.match.MatchText;
import stacklab.sim.match.Match;
import stacklab.sim.tally.MatchupTally;
import stacklab.stats.ResultCounts;

final class ForfeitedRunTest {
  @Test
  void forfeitsAreRowsOfTheirOwnKindAndNoFigures(@TempDir Path folder) throws Exception {
    Set<ProcessHandle> before = Processes.running();
    String agent = "external(time=10s):" + BadEngine.command("dies");
    RunSettings settings =
        TestRuns.settings(
            "name: forfeits\nvariants: [avalam-2x2]\ngames: 6\nseed: 3\nagents:\n  - \""
                + agent.replace("\\", "\\\\").replace("\"", "\\\"")
                + "\"\n  - greedy\nrecord: {games: true, moves: true}\n");
    RunResult result = TestRuns.run(settings, folder.resolve("run"), 2);
    Processes.assertNoneSince(before);

    int forfeits = 0;
    for (CSVRecord row : rows(folder.resolve("run/games.csv"))) {
      boolean bad = row.get("black").equals(agent);
      forfeits += bad ? 1 : 0;
      assertEquals(bad ? "crash" : "no-moves", row.get("end"));
      assertEquals(bad, row.get("decided_by").equals("forfeit"));
      assertEquals(bad, row.get("margin").isEmpty());
      assertTrue(!bad || row.get("winner").equals("white"));
      assertTrue(!bad || row.get("decided_ply").isEmpty());
    }
    assertEquals(3, forfeits);
    MatchupTally tally = result.tallies().get(0);
    ResultCounts games = tally.gameResults();
    assertEquals(6, games.size());
    assertEquals(0, tally.pairings().get(1).playedOut());
    assertEquals(3, tally.pairings().get(0).playedOut());
    assertEquals(Map.of("crash", 3L), Match.all(result).get(0).forfeits());
    String note = "were lost by forfeit and stay out of the figures: 3 games (3 crash); see `end`";
    List<String> notes = new RunNotes(result).all();
    assertTrue(notes.stream().anyMatch(n -> n.contains(note)), notes.toString());
    List<String> lines = MatchText.lines(Match.all(result).get(0), 0.95);
    assertTrue(lines.stream().anyMatch(l -> l.contains("3 games (3 crash)")), lines.toString());
  }

  private static List<CSVRecord> rows(Path file) throws Exception {
    try (CSVParser parser =
        CSVParser.parse(
            Files.newBufferedReader(file),
            CSVFormat.DEFAULT.builder().setHeader().setSkipHeaderRecord(true).get())) {
      return parser.getRecords();
    }
  }
}
