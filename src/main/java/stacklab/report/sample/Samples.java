package stacklab.report.sample;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import stacklab.rules.InvalidInput;
import stacklab.sim.Matchup;
import stacklab.sim.Plan;
import stacklab.sim.play.AgentGames;
import stacklab.sim.play.GameRecord;
import stacklab.sim.play.GameSource;
import stacklab.sim.play.RandomGames;

/**
 * Chooses sample games from a run's own records. Moves that were not written down come from playing
 * the game again from its seed and number; what does not agree with the record is not shown.
 */
public final class Samples {
  /** The games of a pairing among which is chosen. */
  private static final int LOOKED_AT = 10_000;

  /** The same where every game has to be played first. */
  private static final int PLAYED = 1_000;

  private static final String NO_MOVES =
      "their moves were not recorded, and the agents take long to play them again, or would play"
          + " others; with record: {games: true, moves: true} there are games to see.";

  private final Path folder;
  private final Plan plan;

  /** Prepares the samples of a run. */
  public Samples(Path folder, Plan plan) {
    this.folder = folder;
    this.plan = plan;
  }

  /**
   * Returns the samples of every pairing, in the order of tables.
   *
   * @throws IOException if the records cannot be read
   */
  public List<Sample> all() throws IOException {
    Optional<GamesFile> file = GamesFile.in(folder, plan);
    List<Sample> samples = new ArrayList<>();
    for (Plan.Row row : plan.rows()) {
      samples.add(of(row, file));
    }
    return samples;
  }

  private Sample of(Plan.Row row, Optional<GamesFile> file) throws IOException {
    Matchup matchup = plan.matchups().get(row.matchup());
    List<GameRow> rows = file.isPresent() ? file.get().first(row, LOOKED_AT) : List.of();
    boolean movesKnown = rows.stream().anyMatch(game -> !game.moves().isEmpty());
    if (!movesKnown && !isQuick(matchup)) {
      return new Sample(matchup, matchup.pairing(row.reversed()), 0, List.of(), NO_MOVES);
    }
    try (GameSource source = movesKnown ? Samples::unneeded : source(matchup)) {
      boolean recorded = !rows.isEmpty();
      List<GameRow> games = recorded ? rows : played(matchup, row.reversed(), source);
      List<Sample.Game> shown = new ArrayList<>();
      int left = 0;
      for (Choice choice : Choice.of(games)) {
        Optional<Replay> replay = replay(matchup, choice.row(), source);
        replay.ifPresent(found -> shown.add(new Sample.Game(choice, found)));
        left += replay.isPresent() ? 0 : 1;
      }
      return new Sample(
          matchup,
          matchup.pairing(row.reversed()),
          games.size(),
          List.copyOf(shown),
          remark(recorded, movesKnown, left));
    }
  }

  private static String remark(boolean recorded, boolean movesKnown, int left) {
    String from =
        movesKnown
            ? "Moves as recorded in the run, checked against the rules and the recorded result."
            : recorded
                ? "Played again from seed and number; each agrees with its row in games.csv."
                : "Played again from seed and number; the run kept no record of its games.";
    return left == 0
        ? from
        : from + " Warning: " + left + " did not agree with the record and are not shown.";
  }

  /** Returns whether a game can be played again, with the same moves and in no time. */
  private static boolean isQuick(Matchup matchup) {
    return List.of(matchup.white(), matchup.black()).stream()
        .allMatch(agent -> agent.text().matches("(random|greedy)(:.*)?"));
  }

  /** Stands for a source where all moves were written down, so that no agent is made. */
  private static GameRecord unneeded(long unit, boolean reversed) {
    throw new IllegalStateException("game " + unit + " has no moves");
  }

  private GameSource source(Matchup matchup) {
    return matchup.isPlayout()
        ? new RandomGames(matchup.variant(), plan.streams(matchup), true)
        : new AgentGames(matchup, plan.streams(matchup));
  }

  private static List<GameRow> played(Matchup matchup, boolean reversed, GameSource source) {
    List<GameRow> rows = new ArrayList<>();
    for (long unit = 1; unit <= Math.min(matchup.units(), PLAYED); unit++) {
      rows.add(again(matchup, unit, reversed, source));
    }
    return rows;
  }

  private static GameRow again(Matchup matchup, long unit, boolean reversed, GameSource source) {
    return GameRow.of(matchup.variant().board(), unit, reversed, source.play(unit, reversed));
  }

  /** Returns a game's moves; nothing if they do not lead to what the row says. */
  private static Optional<Replay> replay(Matchup matchup, GameRow row, GameSource source) {
    GameRow game = row.moves().isEmpty() ? again(matchup, row.game(), row.reversed(), source) : row;
    try {
      Replay replay = Replay.of(matchup.variant(), game.start(), game.moves());
      return game.agreesWith(row) && replay.endsAs(row) ? Optional.of(replay) : Optional.empty();
    } catch (InvalidInput | IllegalStateException e) {
      return Optional.empty();
    }
  }
}
