package stacklab.sim.records;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import stacklab.io.records.RecordedGame;
import stacklab.io.yaml.Shown;
import stacklab.rules.Komi;
import stacklab.sim.play.GameRecord;

/** Holds what a record says of its game against what the game comes to. */
public final class Claims {
  private static final String[] SEATS = {"draw", "first", "second"};

  private Claims() {}

  /** Returns where the record is wrong, such as {@code winner is black, not white}. */
  public static List<String> wrong(CheckedGame checked) {
    RecordedGame game = checked.game().orElseThrow();
    List<String> wrong = new ArrayList<>();
    actual(checked)
        .forEach(
            (name, value) -> {
              String claimed = game.claim(name);
              if (!claimed.isEmpty() && !claimed.equals(value)) {
                wrong.add(
                    name
                        + " is "
                        + (value.isEmpty() ? "not known" : value)
                        + ", not "
                        + Shown.plain(claimed));
              }
            });
    return wrong;
  }

  private static Map<String, String> actual(CheckedGame checked) {
    GameRecord record = checked.measured().orElseThrow();
    Map<String, String> actual = new LinkedHashMap<>();
    actual.put("end", record.end);
    actual.put("winner", checked.winner());
    actual.put("winner_seat", record.winnerSeat < 0 ? "" : SEATS[record.winnerSeat]);
    actual.put("white_score", Komi.points(record.whiteHalves));
    actual.put("black_score", Komi.points(record.blackHalves));
    actual.put("margin", record.playedOut ? Komi.points(record.marginHalves()) : "");
    actual.put("plies", Integer.toString(record.plies));
    actual.put("passes", Integer.toString(record.passes));
    actual.put("removed", Integer.toString(record.removed));
    actual.put("decided_by", record.decidedBy);
    return actual;
  }
}
