package stacklab.sim.records;

import java.util.Arrays;
import java.util.Optional;
import stacklab.io.records.RecordedGame;
import stacklab.io.records.WrittenGame;
import stacklab.rules.Variant;
import stacklab.sim.Pairing;
import stacklab.sim.play.GameRecord;

/**
 * A record that was held against the rules.
 *
 * @param verdict what it comes to
 * @param variantId what the variant is called, also one that is not asked for; "" if it is no game
 * @param reason why it is no whole legal game, with its place; "" if it is one
 * @param game what was read; empty if it is no game
 * @param measured the legal plies, measured; empty if it is no game
 */
public record CheckedGame(
    Verdict verdict,
    String variantId,
    String reason,
    Optional<RecordedGame> game,
    Optional<GameRecord> measured) {
  private static final String[] WINNERS = {"white", "black", "draw"};

  /** Returns what is no game. */
  public static CheckedGame none(String reason) {
    return new CheckedGame(Verdict.NO_GAME, "", reason, Optional.empty(), Optional.empty());
  }

  /** Returns a game of a variant that is not asked for. */
  static CheckedGame ofOther(String variantId, String reason) {
    return new CheckedGame(
        Verdict.OTHER_VARIANT, variantId, reason, Optional.empty(), Optional.empty());
  }

  /** Returns who played. */
  public Pairing pairing() {
    RecordedGame read = game.orElseThrow();
    return new Pairing(read.first(), read.white(), read.black());
  }

  /** Returns the winner as games.csv writes it; "" if that is not known. */
  public String winner() {
    int winner = measured.orElseThrow().winner;
    return winner < 0 ? "" : WINNERS[winner];
  }

  /**
   * Returns the game as it can be written down.
   *
   * @param variant the rules, with the game's first colour
   */
  public WrittenGame written(Variant variant) {
    GameRecord record = measured.orElseThrow();
    return new WrittenGame(
        variantId,
        variant,
        game.orElseThrow().white(),
        game.orElseThrow().black(),
        record.start,
        Arrays.copyOf(record.moves, record.plies),
        record.end,
        winner());
  }
}
