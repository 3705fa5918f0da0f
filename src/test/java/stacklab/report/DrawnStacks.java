package stacklab.report;

import java.util.List;

/** Stacks written bottom to top, such as {@code WBD}; {@code -} for an empty space. */
public record DrawnStacks(List<String> stacks) implements StackView {
  public static DrawnStacks of(String text) {
    return new DrawnStacks(List.of(text.split("[ /]")));
  }

  @Override
  public int height(int space) {
    return pieces(space).length();
  }

  @Override
  public int owner(int space) {
    String pieces = pieces(space);
    return pieces.isEmpty() ? -1 : "WBD".indexOf(pieces.charAt(pieces.length() - 1));
  }

  @Override
  public int bases(int space) {
    return (int) pieces(space).chars().filter(piece -> piece == 'D').count();
  }

  private String pieces(int space) {
    return stacks.get(space).equals("-") ? "" : stacks.get(space);
  }
}
