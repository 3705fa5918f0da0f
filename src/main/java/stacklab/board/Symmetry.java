package stacklab.board;

import java.util.Arrays;

/**
 * A way to turn or mirror a board onto itself: where each space goes, so that every line leads
 * along a line and every stack that may be locked to one that may. Immutable.
 */
public final class Symmetry {
  private final boolean turns;
  private final int[] image;

  Symmetry(boolean turns, int[] image) {
    this.turns = turns;
    this.image = image.clone();
  }

  /** Returns where a space goes. */
  public int of(int space) {
    return image[space];
  }

  /** Returns whether every space stays where it is. */
  public boolean isIdentity() {
    return of((space, to) -> space == to);
  }

  /** Returns whether doing it twice changes nothing. */
  public boolean isInvolution() {
    return of((space, to) -> image[to] == space);
  }

  private interface Check {
    boolean holds(int space, int to);
  }

  private boolean of(Check check) {
    for (int space = 0; space < image.length; space++) {
      if (!check.holds(space, image[space])) {
        return false;
      }
    }
    return true;
  }

  /** Returns {@code no change}, {@code half turn}, {@code turn} or {@code reflection}. */
  public String name() {
    if (isIdentity()) {
      return "no change";
    }
    return !turns ? "reflection" : isInvolution() ? "half turn" : "turn";
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Symmetry symmetry && Arrays.equals(image, symmetry.image);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(image);
  }

  @Override
  public String toString() {
    return name();
  }
}
