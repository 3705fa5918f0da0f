package stacklab.rules;

/**
 * Who begins.
 *
 * @param place who places the first piece, where players place
 * @param move who makes the first stack move
 */
public record First(Colour place, Colour move) {
  /** Returns the rule that one colour begins both. */
  public static First of(Colour colour) {
    return new First(colour, colour);
  }
}
