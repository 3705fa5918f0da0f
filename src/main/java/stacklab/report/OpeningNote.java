package stacklab.report;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import stacklab.rules.Setup;
import stacklab.rules.Variant;
import stacklab.sim.Matchup;

/**
 * Warns of random openings that end between the stone of one player and that of the other: a stone
 * put at random is a stone wasted, so such openings favour whoever has still to place one.
 */
public final class OpeningNote {
  private OpeningNote() {}

  /** Returns the warning, naming the variants; nothing if all openings are fair. */
  public static List<String> of(List<Matchup> matchups) {
    Set<String> unfair = new LinkedHashSet<>();
    int plies = 0;
    for (Matchup each : matchups) {
      if (isUnfair(each.variant(), each.openingPlies())) {
        unfair.add(each.variantId());
        plies = each.openingPlies();
      }
    }
    return unfair.isEmpty()
        ? List.of()
        : List.of(
            "Warning: with "
                + plies
                + (plies == 1 ? " random opening ply" : " random opening plies")
                + " one player has one more stone placed at random than the other in "
                + String.join(", ", unfair)
                + ", which favours the other; "
                + (plies + 1)
                + " are fair.");
  }

  /** Returns whether an opening ends while stones are placed, after an odd number of them. */
  private static boolean isUnfair(Variant variant, int plies) {
    return variant.setup() instanceof Setup.Place place
        && plies < variant.placements()
        && plies > place.bases()
        && (plies - place.bases()) % 2 == 1;
  }
}
