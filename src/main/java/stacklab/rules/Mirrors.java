package stacklab.rules;

import java.util.Optional;
import stacklab.board.Symmetries;
import stacklab.board.Symmetry;

/**
 * Says how the second player can copy the first: by which symmetry of the board, done twice being
 * no change, every move of the one is answered by the same move of the other.
 */
public final class Mirrors {
  private Mirrors() {}

  /** Returns the symmetry that turns White's start into Black's, a half turn before others. */
  public static Optional<Symmetry> exchanging(Variant variant) {
    return find(variant, "WBD#", "BWD#");
  }

  /**
   * Returns the symmetry by which the second player can copy the first: one that exchanges the
   * colours or, where both players have the same moves, leaves them. Nothing where the start is
   * random.
   */
  public static Optional<Symmetry> copying(Variant variant) {
    Optional<Symmetry> exchanging = exchanging(variant);
    return exchanging.isPresent() || !variant.move().sameForBoth()
        ? exchanging
        : find(variant, "WBD#", "WBD#");
  }

  private static Optional<Symmetry> find(Variant variant, String pieces, String images) {
    if (variant.setup() instanceof Setup.Shuffle) {
      return Optional.empty();
    }
    return Symmetries.of(variant.board()).stream()
        .filter(symmetry -> symmetry.isInvolution() && !symmetry.isIdentity())
        .filter(symmetry -> maps(variant, symmetry, pieces, images))
        .findFirst();
  }

  private static boolean maps(Variant variant, Symmetry symmetry, String pieces, String images) {
    for (int space = 0; space < variant.board().size(); space++) {
      char piece = variant.pieces().charAt(space);
      char image = variant.pieces().charAt(symmetry.of(space));
      if (images.charAt(pieces.indexOf(piece)) != image) {
        return false;
      }
    }
    return true;
  }
}
