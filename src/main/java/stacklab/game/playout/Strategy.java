package stacklab.game.playout;

/**
 * A way to hold a game's state and to draw its moves; {@link Playouts} says which is taken when.
 */
public enum Strategy {
  /**
   * For every variant. Keeps the number of legal moves of each stack up to date and draws one
   * number a ply: moves are counted off by source in ascending order, then by ray, then by
   * distance; a swap comes last. Placements are drawn from a list of the empty spaces, first in
   * ascending order, in which the last takes the place of the one drawn.
   */
  GENERAL("general");

  private final String text;

  Strategy(String text) {
    this.text = text;
  }

  /** Returns the name used in tables. */
  public String text() {
    return text;
  }
}
