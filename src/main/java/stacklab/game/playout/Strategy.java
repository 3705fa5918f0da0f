package stacklab.game.playout;

/**
 * A way to hold a game's state and to draw its moves; {@link Playouts} says which is taken when.
 */
public enum Strategy {
  /**
   * For variants in which a pair of stacks that cannot be joined never can be again, and the others
   * can be joined either way: any stack onto any, at a distance that depends on no height, nothing
   * between mattering, nothing locked or removed, no swap and no ply limit; bases, if any, movable.
   *
   * <p>Starts with the list of the pairs that can be joined, in ascending order of the lower and
   * then the higher space. Until the list of n pairs is empty, draws one of 2n numbers: half of it,
   * rounded down, is the place of a pair in the list, an odd number stands for the move from its
   * higher space to the lower, an even one for the opposite. The last pair takes the place of the
   * one drawn. The move is played if it is legal, and passed over if not. Whenever a third of 24 or
   * more pairs is drawn, those of the rest that have become illegal are dropped. Every legal pair
   * being in the list, each legal move is equally likely to be the next.
   *
   * <p>Four numbers come from one random word, 16 bits each from the low end (as {@link
   * stacklab.random.Random#below} makes them from 32 bits), or one where the list has 32768 pairs
   * or more. Placements are drawn as under {@link #GENERAL}. All details draw alike.
   */
  PAIRS("pairs"),
  /**
   * For boards of at most 64 spaces where it depends neither on a target's height nor on what lies
   * between how far a stack moves. A set of spaces is one word.
   *
   * <p>Draws one number a ply: moves are counted off by source in ascending order, then by target
   * in descending order; a swap comes last. Placements are drawn as under {@link #GENERAL}. All
   * details draw alike.
   */
  WORD("word"),
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
