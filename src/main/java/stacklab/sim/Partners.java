package stacklab.sim;

import java.util.Optional;
import stacklab.rules.Setup;

/**
 * Which matchup's games a variant's games are compared with start by start: the baseline's of the
 * same pairing, where starts are shared. The baseline's game from a start is played once more
 * beside the variant's, so that nothing has to be kept between them whatever plays which games.
 *
 * @param plan what is played
 * @param baseline the id of the variant that the others are compared with; empty for none
 */
public record Partners(Plan plan, String baseline) {
  /**
   * Returns the number of the matchup that a matchup's games are compared with, if there is one.
   */
  public Optional<Integer> of(int matchup) {
    Matchup own = plan.matchups().get(matchup);
    if (!plan.commonStarts() || own.variantId().equals(baseline) || !isReproducible(own)) {
      return Optional.empty();
    }
    for (int m = 0; m < plan.matchups().size(); m++) {
      Matchup other = plan.matchups().get(m);
      if (other.variantId().equals(baseline) && sharesStarts(own, other)) {
        return Optional.of(m);
      }
    }
    return Optional.empty();
  }

  /** A game that would not be the same if it were played again has no partner. */
  private static boolean isReproducible(Matchup matchup) {
    return matchup.white().reproducible() && matchup.black().reproducible();
  }

  private static boolean sharesStarts(Matchup a, Matchup b) {
    boolean shuffled =
        a.variant().setup() instanceof Setup.Shuffle
            && b.variant().setup() instanceof Setup.Shuffle;
    return a.pairing().equals(b.pairing())
        && a.isPaired() == b.isPaired()
        && a.starts().equals(b.starts())
        && (shuffled || a.openingPlies() > 0 || !a.starts().isEmpty());
  }
}
