package stacklab.sim.records;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import stacklab.io.NamedVariant;
import stacklab.io.records.GameText;
import stacklab.io.records.PlayerNames;
import stacklab.io.records.files.Found;
import stacklab.rules.InvalidInput;

/**
 * Referees of several variants: each record goes to the one of the variant it names, or to the only
 * one. Mutable; each thread has its own.
 */
public final class Referees {
  private final Map<String, Referee> byVariant = new LinkedHashMap<>();

  /** Makes a referee for each variant; there is at least one. */
  public Referees(List<NamedVariant> variants, PlayerNames names) {
    variants.forEach(named -> byVariant.put(named.id(), new Referee(named, names)));
  }

  /** Returns the referee of a variant. */
  public Referee of(String variantId) {
    return byVariant.get(variantId);
  }

  /** Returns what was found, read and held against the rules. */
  public CheckedGame check(Found found) {
    if (found.text().isEmpty()) {
      return CheckedGame.none(found.reason());
    }
    GameText text = found.text().get();
    try {
      return referee(text).check(text);
    } catch (InvalidInput e) {
      return CheckedGame.none(e.getMessage());
    }
  }

  private Referee referee(GameText text) {
    String named = text.variant();
    if (named.isEmpty() && byVariant.size() == 1) {
      return byVariant.values().iterator().next();
    }
    Referee referee = byVariant.get(named);
    if (referee == null) {
      String known = String.join(", ", byVariant.keySet());
      throw new InvalidInput(
          text.place()
              + (named.isEmpty()
                  ? ": the record does not name its variant, which may be one of " + known
                  : ": not a game of " + known + ": the record names '" + named + "'"));
    }
    return referee;
  }
}
