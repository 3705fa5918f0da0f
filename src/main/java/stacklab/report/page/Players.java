package stacklab.report.page;

import stacklab.rules.Colour;
import stacklab.sim.Pairing;

/** Tells who played. */
final class Players {
  private Players() {}

  /** Returns such as {@code random against itself, White first}. */
  static String of(Pairing pairing) {
    String first = colour(pairing.first()) + " first";
    return pairing.isSelfPlay()
        ? pairing.white() + " against itself, " + first
        : pairing.white() + " (White) against " + pairing.black() + " (Black), " + first;
  }

  /** Returns {@code White} or {@code Black}. */
  static String colour(Colour colour) {
    return colour == Colour.WHITE ? "White" : "Black";
  }
}
