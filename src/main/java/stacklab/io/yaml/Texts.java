package stacklab.io.yaml;

import java.util.List;
import java.util.Optional;

/** Reads texts and lists. */
public final class Texts {
  private static final int LONGEST = 4000;

  private Texts() {}

  /**
   * Returns the text that stands there as one line: line breaks become blanks, blanks at both ends
   * go; two quotes make an empty one. Empty, and a fault added, if there is none or it holds
   * control characters.
   *
   * @param key what the text is for, as messages call it
   */
  public static Optional<String> line(Node node, String key, Faults faults) {
    if (!(node instanceof Node.Scalar scalar) || scalar.isNothing()) {
      faults.add(node.place(), key + ": " + Shown.found(node) + " is not allowed; allowed: a text");
      return Optional.empty();
    }
    String line = scalar.text().strip().replaceAll("\\s*\n\\s*", " ");
    Optional<Integer> bad = line.codePoints().filter(Shown::isUnprintable).boxed().findFirst();
    if (bad.isPresent()) {
      faults.add(
          node.place(),
          key
              + ": the character "
              + Shown.code(bad.get())
              + " is not allowed in a text; take it out");
      return Optional.empty();
    }
    if (line.length() > LONGEST) {
      faults.add(
          node.place(),
          key + ": a text of " + line.length() + " characters; allowed: at most " + LONGEST);
      return Optional.empty();
    }
    return Optional.of(line);
  }

  /** Returns the items of the list that stands there; none, and a fault added, if it is no list. */
  public static List<Node> list(Node node, String key, String example, Faults faults) {
    if (node instanceof Node.Sequence sequence) {
      return sequence.items();
    }
    faults.add(
        node.place(),
        key + ": " + Shown.found(node) + " is not allowed; allowed: a list, such as " + example);
    return List.of();
  }
}
