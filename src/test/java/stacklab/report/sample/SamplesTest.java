package stacklab.report.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stacklab.agent.AgentSpec;
import stacklab.io.ExperimentReader;
import stacklab.io.Shelf;
import stacklab.rules.InvalidInput;
import stacklab.sim.Plan;
import stacklab.sim.run.Progress;
import stacklab.sim.run.Run;
import stacklab.sim.run.RunSettings;
import stacklab.sim.run.Settings;
import stacklab.sim.run.Shard;

class SamplesTest {
  private static final String RANDOM =
      """
      name: random
      variants: [avalam-3x3, dvonn-rows-3-4-3, path-06-lock]
      games: 300
      seed: 4
      record: {games: true, moves: false}
      """;
  private static final String AGENTS =
      """
      name: agents
      variants: [avalam-3x3, dvonn-rows-3-4-3]
      first: [white, black]
      agents: [random, greedy]
      games: 40
      seed: 4
      opening-plies: 2
      record: {games: true, moves: true}
      """;

  @TempDir Path temp;

  private Path play(String experiment, boolean gzip) throws Exception {
    RunSettings settings = settings(experiment, gzip);
    Path folder = Files.createTempDirectory(temp, settings.name());
    new Run(settings, folder, 1, Shard.WHOLE)
        .execute(Run.Mode.BEGIN, Progress.NONE, Run.Extras.NONE);
    return folder;
  }

  private static RunSettings settings(String experiment, boolean gzip) {
    return Settings.of(
        new ExperimentReader(Shelf.above(Path.of("")), AgentSpec::parse)
            .parse("test.yaml", experiment),
        gzip);
  }

  private static List<Sample> samples(Path folder, String experiment) throws Exception {
    return new Samples(folder, settings(experiment, false).plan()).all();
  }

  private static List<List<Replay>> replays(List<Sample> samples) {
    return samples.stream()
        .map(sample -> sample.games().stream().map(Sample.Game::replay).toList())
        .toList();
  }

  @Test
  void gamesPlayedAgainAreThoseOfTheRun() throws Exception {
    List<Sample> again = samples(play(RANDOM, false), RANDOM);
    String withMoves = RANDOM.replace("moves: false", "moves: true");
    List<Sample> recorded = samples(play(withMoves, false), withMoves);
    assertEquals(replays(recorded), replays(again));
    assertEquals(3, again.size());
    for (Sample sample : again) {
      assertFalse(sample.games().isEmpty());
      assertEquals(300, sample.lookedAt());
      assertTrue(sample.remark().startsWith("Played again from seed and number"));
    }
  }

  @Test
  void runsWithoutRecordsAndCompressedOnesHaveSamplesToo() throws Exception {
    String without = RANDOM.replace("games: true", "games: false");
    List<Sample> plain = samples(play(RANDOM, false), RANDOM);
    assertEquals(replays(plain), replays(samples(play(without, false), without)));
    assertEquals(replays(plain), replays(samples(play(RANDOM, true), RANDOM)));
  }

  @Test
  void everyPairingHasItsOwnFirstGames() throws Exception {
    Path folder = play(AGENTS, false);
    Plan plan = settings(AGENTS, false).plan();
    GamesFile file = GamesFile.in(folder, plan).orElseThrow();
    List<String> lines = Files.readAllLines(folder.resolve("games.csv"));
    for (Plan.Row row : plan.rows()) {
      var matchup = plan.matchups().get(row.matchup());
      String beginning = matchup.variantId() + "," + matchup.pairing(row.reversed()).text() + ",";
      List<String> expected =
          lines.stream()
              .filter(line -> line.startsWith(beginning))
              .limit(7)
              .map(line -> line.substring(line.lastIndexOf(',') + 1))
              .toList();
      assertEquals(expected, file.first(row, 7).stream().map(GameRow::moves).toList());
    }
  }

  @Test
  void whatDoesNotAgreeWithItsRecordIsNotShown() throws Exception {
    Path folder = play(RANDOM, false);
    Path games = folder.resolve("games.csv");
    String text = Files.readString(games);
    Files.writeString(games, text.replace(",white,first,", ",black,second,"));
    Sample sample = samples(folder, RANDOM).get(0);
    assertTrue(
        sample.remark().contains("did not agree with the record and are not shown"),
        sample.remark());
    for (Sample.Game game : sample.games()) {
      assertTrue(game.replay().endsAs(game.choice().row()));
    }
  }

  @Test
  void damagedRecordsAreNamed() throws Exception {
    Path folder = play(RANDOM, false);
    Path games = folder.resolve("games.csv");
    String text = Files.readString(games);
    int secondLine = text.indexOf('\n') + 1;
    for (String damage :
        List.of(
            "",
            "a,b\n" + text.substring(secondLine),
            text.replaceFirst("white_score", "score"),
            text.substring(0, text.indexOf('\n', secondLine) - 30),
            text.replaceFirst(",first,", ",\"first,"))) {
      Files.writeString(games, damage);
      InvalidInput thrown = assertThrows(InvalidInput.class, () -> samples(folder, RANDOM));
      assertEquals(games + " is damaged or incomplete; play the run again", thrown.getMessage());
    }
  }

  @Test
  void agentsThatThinkLongAreNotAskedAgain() throws Exception {
    String slow =
        "{name: slow, variants: [avalam-2x3], agents: ['alphabeta:depth=1'], games: 4,"
            + " opening-plies: 1}";
    Sample sample = samples(play(slow, false), slow).get(0);
    assertEquals(List.of(), sample.games());
    assertTrue(sample.remark().contains("record: {games: true, moves: true}"), sample.remark());
  }

  @Test
  void choosesByMediansLengthAndLead() {
    List<GameRow> rows =
        List.of(
            row(1, 9, 2, "5:1"),
            row(2, 4, 0, "5:4"),
            row(3, 9, 3, "5:4"),
            row(4, 8, 1, "5:3"),
            row(5, 12, 1, "3:1"));
    List<Choice> choices = Choice.of(rows);
    assertEquals(
        List.of("4 typical", "2 shortest", "3 most dramatic"),
        choices.stream().map(c -> c.row().game() + " " + c.name()).toList());
    assertEquals(
        "nearest to the medians: 9 plies, a margin of 2, 1 lead change", choices.get(0).why());
  }

  @Test
  void aGameThatIsSeveralThingsComesOnce() {
    List<Choice> choices = Choice.of(List.of(row(1, 5, 1, "2:1")));
    assertEquals(
        List.of("typical and shortest and most dramatic"),
        choices.stream().map(Choice::name).toList());
  }

  private static GameRow row(long game, int plies, int leadChanges, String score) {
    return new GameRow(
        game, false, "white", score, plies, 0, 0, leadChanges, 1, "score", "no-moves", "", "");
  }
}
