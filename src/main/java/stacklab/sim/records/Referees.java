package stacklab.sim.records;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import stacklab.io.NamedVariant;
import stacklab.io.records.GameText;
import stacklab.io.records.PlayerNames;
import stacklab.io.records.files.Found;
import stacklab.io.yaml.Shown;
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
    return found.text().map(this::check).orElseGet(() -> CheckedGame.none(found.reason()));
  }

  private CheckedGame check(GameText text) {
    String named;
    try {
      named = text.variant();
    } catch (InvalidInput e) {
      return CheckedGame.none(e.getMessage());
    }
    if (named.isEmpty() && byVariant.size() == 1) {
      return byVariant.values().iterator().next().check(text);
    }
    String known = String.join(", ", byVariant.keySet());
    if (named.isEmpty()) {
      return CheckedGame.none(
          text.place() + ": the record does not name its variant, which may be one of " + known);
    }
    Referee referee = byVariant.get(named);
    return referee == null
        ? CheckedGame.ofOther(
            named,
            text.place() + ": not a game of " + known + ": the record names " + Shown.quoted(named))
        : referee.check(text);
  }
}
