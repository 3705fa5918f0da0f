package stacklab.sim.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import stacklab.io.Experiment;
import stacklab.rules.Colour;
import stacklab.sim.match.Match;
import stacklab.sim.match.MatchFigure;
import stacklab.sim.match.MatchFigures;
import stacklab.sim.match.Standings;
import stacklab.sim.tally.MatchupTally;
import stacklab.stats.ResultCounts;
import stacklab.stats.interval.ResultIntervals;
import stacklab.stats.rating.Sprt;

class MatchRunTest {
  private static final SprtStop TEST = new SprtStop(new Sprt(0, 60, 0.05, 0.05));

  @TempDir private Path folder;

  private static Experiment match(String agents, String meetings, long games, long seed) {
    return TestRuns.experiment(
        """
        name: match
        variants: [avalam-3x3]
        agents: [%s]
        meetings: %s
        games: %d
        seed: %d
        record: {games: true, moves: true}
        """
            .formatted(agents, meetings, games, seed));
  }

  private static RunSettings sequential() {
    return Settings.of(match("random, 'greedy:epsilon=0.9'", "every-two", 20_000, 3), false)
        .withStop(TEST);
  }

  private static RunResult play(Experiment experiment) throws InterruptedException {
    return Simulation.play(Settings.of(experiment, false), 1, Progress.NONE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "greedy"})
  void intervalsOfAnAgentAgainstItselfContainOneHalfAsOftenAsTheySay(String agent)
      throws Exception {
    int contained = 0;
    for (int seed = 1; seed <= 200; seed++) {
      RunResult result = play(match(agent, "each-with-itself", 100, seed));
      Match match = Match.all(result).get(0);
      assertEquals(100, match.units().size());
      contained += ResultIntervals.score(match.units(), 0.95).contains(0.5) ? 1 : 0;
    }
    assertTrue(contained >= 180 && contained <= 198, contained + " of 200 for " + agent);
  }

  @Test
  void aSequentialTestStopsAtTheSameGameWhateverTheNumberOfThreads() throws Exception {
    RunResult one = TestRuns.run(sequential(), folder.resolve("1"), 1);
    RunResult five = TestRuns.run(sequential(), folder.resolve("5"), 5);
    assertNotEquals(
        Sprt.Decision.CONTINUE, TEST.state(one.tallies().get(0).pairResults()).decision());
    assertTrue(one.tallies().get(0).units() < 10_000);
    assertEquals(one.tallies().get(0).pairResults(), five.tallies().get(0).pairResults());
    assertEquals(TestRuns.files(folder.resolve("1")), TestRuns.files(folder.resolve("5")));
  }

  @Test
  void aSequentialTestIsDecidedByTheLastChunkAndNotBefore() throws Exception {
    TestRuns.run(sequential(), folder.resolve("run"), 2);
    List<String> rows = Files.readAllLines(folder.resolve("run/games.csv"));
    List<Integer> quarters = quarters(rows.subList(1, rows.size()), "random");
    assertNotEquals(Sprt.Decision.CONTINUE, decision(quarters, quarters.size()));
    for (int pairs = 16; pairs < quarters.size(); pairs += 16) {
      assertEquals(Sprt.Decision.CONTINUE, decision(quarters, pairs), pairs + " pairs");
    }
  }

  /** Returns the sums of half points that an agent got in the pairs. */
  private static List<Integer> quarters(List<String> rows, String agent) {
    List<Integer> sums = new ArrayList<>();
    for (int i = 0; i < rows.size(); i += 2) {
      sums.add(halves(rows.get(i), agent) + halves(rows.get(i + 1), agent));
    }
    return sums;
  }

  private static int halves(String row, String agent) {
    String[] cells = row.split(",", -1);
    boolean white = cells[6].equals(agent);
    return switch (cells[8]) {
      case "draw" -> 1;
      case "white" -> white ? 2 : 0;
      default -> white ? 0 : 2;
    };
  }

  private static Sprt.Decision decision(List<Integer> quarters, int pairs) {
    long[] counts = new long[5];
    quarters.subList(0, pairs).forEach(sum -> counts[sum]++);
    return TEST.state(ResultCounts.of(counts)).decision();
  }

  @Test
  void aTestIsPartOfWhatARunIs() throws Exception {
    TestRuns.run(sequential(), folder.resolve("run"), 1);
    RunSettings without = sequential().withStop(Stop.NEVER);
    assertTrue(new Run(sequential(), folder.resolve("run"), 1, Shard.WHOLE).isFinished());
    assertTrue(!new Run(without, folder.resolve("run"), 1, Shard.WHOLE).isFinished());
  }

  @Test
  void noFigureIsInfiniteWhereOneSideWinsEverything() {
    for (long pairs : new long[] {1, 2, 100, 1_000_000}) {
      for (boolean won : new boolean[] {true, false}) {
        ResultCounts all =
            won ? ResultCounts.of(0, 0, 0, 0, pairs) : ResultCounts.of(pairs, 0, 0, 0, 0);
        Sprt.State state = TEST.state(all);
        assertTrue(Double.isFinite(state.llr()), state.toString());
      }
    }
  }

  @Test
  void figuresOfALostMatchAreKnownOrLeftOut() throws Exception {
    Experiment lost =
        TestRuns.experiment(
            """
            name: lost
            variants: [dvonn-rows-3-4-3]
            agents: [random, 'alphabeta:depth=6']
            games: 8
            """);
    RunResult result = play(lost);
    Match match = Match.all(result).get(0);
    assertEquals(0, match.units().mean());
    for (MatchFigure figure : MatchFigures.of(match, 0.95)) {
      Stream.of(figure.estimate(), figure.low(), figure.high())
          .forEach(value -> assertTrue(!Double.isInfinite(value), figure.toString()));
    }
  }

  @Test
  void aGauntletIsOnlyTheFirstAgainstTheOthers() throws Exception {
    Experiment gauntlet = match("greedy, random, 'greedy:epsilon=0.5'", "first-with-others", 10, 1);
    List<Match> matches = Match.all(play(gauntlet));
    assertEquals(
        List.of("random", "greedy:epsilon=0.5"), matches.stream().map(Match::opponent).toList());
    assertEquals(List.of("greedy", "greedy"), matches.stream().map(Match::agent).toList());
  }

  @Test
  void standingsPutTheStrongestFirstAndTheirResultsMirrorEachOther() throws Exception {
    List<Match> matches =
        Match.all(play(match("random, greedy, 'greedy:epsilon=0.5'", "every-two", 60, 1)));
    List<Standings.Line> lines = new Standings(matches, 0.95).lines();
    assertEquals(
        List.of("greedy", "greedy:epsilon=0.5", "random"),
        lines.stream().map(Standings.Line::agent).toList());
    assertEquals(0, lines.stream().mapToDouble(Standings.Line::elo).sum(), 1e-6);
    assertEquals(1, lines.get(0).against().get(2) + lines.get(2).against().get(0), 1e-12);
    assertTrue(Double.isNaN(lines.get(1).against().get(1)));
  }

  @Test
  void seatsAndColoursAddUpToTheWholeResult() throws Exception {
    Experiment both =
        TestRuns.experiment(
            """
            name: both
            variants: [avalam-3x3]
            first: [white, black]
            agents: [random, greedy]
            games: 40
            """);
    Match match = Match.all(play(both)).get(0);
    ResultCounts seats = match.inSeat(true).plus(match.inSeat(false));
    assertEquals(match.games(), seats);
    assertEquals(
        match.games(), match.withColour(Colour.WHITE).plus(match.withColour(Colour.BLACK)));
    assertEquals(match.units().mean(), match.games().mean(), 1e-12);
    assertEquals(40, match.firstSeat().size());
  }

  @Test
  void bothGamesOfAPairShareTheOpeningButNotTheMoves() throws Exception {
    RunSettings settings =
        Settings.of(match("random, 'greedy:epsilon=1'", "every-two", 100, 1), false);
    TestRuns.run(settings, folder.resolve("run"), 1);
    List<String> rows = Files.readAllLines(folder.resolve("run/games.csv"));
    int same = 0;
    for (int i = 1; i < rows.size(); i += 2) {
      same += moves(rows.get(i)).equals(moves(rows.get(i + 1))) ? 1 : 0;
    }
    assertTrue(same < 5, same + " of 50 pairs are one game twice");
  }

  @Test
  void agentsEachWithThemselvesPlayGameByGame() throws Exception {
    Experiment experiment = match("random, greedy", "each-with-itself", 101, 1);
    List<MatchupTally> tallies = play(experiment).tallies();
    assertEquals(List.of(101L, 101L), tallies.stream().map(MatchupTally::units).toList());
    assertEquals(List.of(101L, 101L), tallies.stream().map(MatchupTally::games).toList());
  }

  @Test
  void programsAndBudgetsOfTimeAreNotTakenForDeterministic() {
    String two = "'alphabeta:depth=1', '%s'";
    for (String agent : List.of("external:engine", "codecup:engine", "alphabeta:time=1s")) {
      RunSettings settings = Settings.of(match(two.formatted(agent), "every-two", 4, 1), false);
      assertTrue(Match.hasChance(settings.plan().matchups().get(0)), agent);
    }
    RunSettings depths =
        Settings.of(match(two.formatted("alphabeta:depth=2"), "every-two", 4, 1), false);
    assertFalse(Match.hasChance(depths.plan().matchups().get(0)));
  }

  @Test
  void whatMayHaveChanceButOnlyRepeatsIsDeterministicAfterAll() throws Exception {
    Experiment timed =
        match("'alphabeta:depth=1', 'alphabeta:depth=2,time=24h'", "every-two", 8, 1);
    Match match = Match.all(play(timed)).get(0);
    assertEquals(2, match.distinct());
    assertTrue(match.isDeterministic());
    assertTrue(MatchFigures.of(match, 0.95).stream().noneMatch(f -> f.metric().equals("elo")));
  }

  @Test
  void eachGameOfAnAgentAgainstItselfCountsForEitherSelfHalfOfTheTime() throws Exception {
    Match match = Match.all(play(match("random", "each-with-itself", 4000, 2))).get(0);
    assertEquals(0, match.pairs());
    assertEquals(4000, match.white().size());
    assertTrue(match.white().mean() > 0.6, "White has no advantage to be evened out");
    assertEquals(0.5, match.units().mean(), 0.025);
    assertEquals(match.white().count(1), match.units().count(1));
  }

  private static String moves(String row) {
    return row.substring(row.lastIndexOf(',') + 1);
  }
}
