package stacklab.rules;

/** The rules of a stack move, the keys under {@code move} of a variant file. */
public record MoveRules(
    Stacks stacks, Bases bases, Distance distance, Path path, Onto onto, Locked locked) {

  /**
   * Returns whether both players always have the same stack moves: any stack may be taken, and
   * where it may land does not depend on whose it is.
   */
  public boolean sameForBoth() {
    return stacks == Stacks.ANY && onto != Onto.OWN && onto != Onto.OPPONENT;
  }
}
