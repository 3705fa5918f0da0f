package stacklab.sim.run;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.HashMap;
import java.util.Map;
import stacklab.io.NamedVariant;
import stacklab.sim.Pairing;
import stacklab.sim.play.GameRecord;

/** Writes rows of games.csv of games that were played elsewhere. */
public final class RecordedRows {
  private final Map<String, GameRows> writers = new HashMap<>();
  private final Map<String, Long> counts = new HashMap<>();

  /** Returns the header line. */
  public static byte[] header() {
    return GameRows.header(true).getBytes(UTF_8);
  }

  /** Returns the row of the next game of a variant and pairing. */
  public byte[] row(NamedVariant named, Pairing pairing, GameRecord game) {
    String key = named.id() + "\n" + pairing.text();
    GameRows rows =
        writers.computeIfAbsent(
            key, k -> GameRows.recorded(RecordedGames.matchup(named, pairing, 1)));
    rows.add(counts.merge(key, 1L, Long::sum), false, game);
    return rows.take();
  }
}
