package stacklab.io;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import stacklab.board.Board;
import stacklab.board.LinesBoard;
import stacklab.board.Space;
import stacklab.io.yaml.Choice;
import stacklab.io.yaml.Faults;
import stacklab.io.yaml.Node;
import stacklab.io.yaml.Section;
import stacklab.io.yaml.Shown;
import stacklab.io.yaml.Spelling;
import stacklab.io.yaml.Texts;
import stacklab.rules.Variant;

/** Reads a board given by named spaces and lines, and the pieces on it. */
final class LinesReader {
  private static final String SPACES_EXAMPLE = "{a1: [0, 0], b1: [1, 0]}";
  private static final String LINES_EXAMPLE = "[[a1, b1], [b1, c1]]";
  private static final Choice<Character> PIECES =
      Choice.word("W", Variant.WHITE_PIECE)
          .orWord("B", Variant.BLACK_PIECE)
          .orWord("D", Variant.BASE_PIECE);

  /** Keeps the table of all steps along all lines small. */
  private static final long MOST_STEPS = 4_000_000;

  private final Section root;
  private final Section board;
  private final Faults faults;
  private final Map<String, Space> spaces = new LinkedHashMap<>();
  private final List<List<String>> lines = new ArrayList<>();
  private boolean good = true;

  LinesReader(Section root, Section board, Faults faults) {
    this.root = root;
    this.board = board;
    this.faults = faults;
  }

  /** Returns the board; empty, and faults added, if there is none to be had. */
  Optional<BoardReader.Drawn> read() {
    readSpaces();
    if (spaces.isEmpty()) {
      return Optional.empty();
    }
    readLines();
    char[] pieces = readPieces();
    if (!good) {
      return Optional.empty();
    }
    Board made = LinesBoard.of(List.copyOf(spaces.values()), lines);
    return Optional.of(new BoardReader.Drawn(made, new String(pieces)));
  }

  private void fault(Node node, String message) {
    good = false;
    faults.add(node.place(), message);
  }

  private void readSpaces() {
    Optional<Node> node = board.value("spaces");
    if (node.isEmpty() && root.has("extends")) {
      return; // the file that should have them could not be read
    }
    if (node.isEmpty()) {
      board.missing("spaces", "name the spaces and their places, such as " + SPACES_EXAMPLE);
    } else if (!(node.get() instanceof Node.Mapping mapping) || mapping.entries().isEmpty()) {
      fault(
          node.get(),
          "board.spaces: "
              + Shown.found(node.get())
              + " is not allowed; allowed: names with x and y, such as "
              + SPACES_EXAMPLE);
    } else if (mapping.entries().size() > Board.MAX_SPACES) {
      fault(
          mapping,
          "board.spaces: "
              + mapping.entries().size()
              + " spaces; allowed: at most "
              + Board.MAX_SPACES);
    } else {
      mapping.entries().forEach(this::readSpace);
    }
  }

  private void readSpace(Node.Entry entry) {
    String name = entry.name();
    if (!name.matches(Space.NAME_PATTERN)) {
      fault(
          entry.key(),
          "board.spaces: "
              + Shown.quoted(name)
              + " is no name of a space; allowed: small letters and then digits, such as a1");
      return;
    }
    Optional<Double> x = coordinate(entry, 0);
    Optional<Double> y = coordinate(entry, 1);
    if (x.isPresent() && y.isPresent()) {
      spaces.put(name, new Space(name, x.get(), y.get()));
    } else {
      fault(
          entry.value(),
          "board.spaces."
              + name
              + ": "
              + Shown.plain(Shown.flow(entry.value()))
              + " is not allowed; allowed: [X, Y], two numbers such as [0, 2.5]");
    }
  }

  private static Optional<Double> coordinate(Node.Entry entry, int index) {
    if (entry.value() instanceof Node.Sequence pair
        && pair.items().size() == 2
        && pair.items().get(index) instanceof Node.Scalar scalar
        && scalar.style() == Node.Style.PLAIN
        && scalar.text().matches("-?(0|[1-9][0-9]{0,4})(\\.[0-9]{1,6})?")) {
      return Optional.of(Double.parseDouble(scalar.text()) + 0.0); // no negative zero
    }
    return Optional.empty();
  }

  private void readLines() {
    if (!board.has("lines")) {
      good = false;
      board.missing("lines", "list the lines through the spaces, such as " + LINES_EXAMPLE);
      return;
    }
    Node node = board.value("lines").orElseThrow();
    List<Node> items = board.list("lines", LINES_EXAMPLE);
    if (items.isEmpty()) {
      if (node instanceof Node.Sequence) {
        faults.add(node.place(), "board.lines: there is no line; list at least one");
      }
      good = false;
    }
    items.forEach(this::readLine);
    long steps = lines.stream().mapToLong(line -> (long) line.size() * line.size()).sum();
    if (steps > MOST_STEPS) {
      fault(node, "board.lines: too many and too long lines; leave some out");
    }
  }

  private void readLine(Node node) {
    List<String> line = new ArrayList<>();
    boolean whole = true;
    List<Node> items = Texts.list(node, "board.lines", "[a1, b1, c1]", faults);
    for (int i = 0; i < items.size(); i++) {
      boolean closing = i == items.size() - 1 && i > 1;
      whole &= addName(items.get(i), line, closing);
    }
    if (whole && line.size() < 2) {
      if (node instanceof Node.Sequence) {
        faults.add(node.place(), "board.lines: a line joins at least two spaces; name them");
      }
      whole = false;
    }
    good &= whole;
    lines.add(line);
  }

  private boolean addName(Node node, List<String> line, boolean closing) {
    if (!isSpace(node, "board.lines")) {
      return false;
    }
    String name = ((Node.Scalar) node).text();
    if (line.contains(name) && !(closing && line.get(0).equals(name))) {
      fault(
          node,
          "board.lines: "
              + Shown.quoted(name)
              + " stands twice in a line; only a closed line repeats a name, its first, at the end");
      return false;
    }
    return line.add(name);
  }

  private boolean isSpace(Node node, String key) {
    String name = node instanceof Node.Scalar scalar ? scalar.text() : "";
    if (spaces.containsKey(name)) {
      return true;
    }
    fault(
        node,
        key
            + ": "
            + Shown.found(node)
            + " is not allowed; allowed: a name from `board.spaces`"
            + Spelling.hint(name, spaces.keySet()));
    return false;
  }

  private char[] readPieces() {
    char[] pieces = new char[spaces.size()];
    Arrays.fill(pieces, Variant.EMPTY_SPACE);
    List<String> names = List.copyOf(spaces.keySet());
    Optional<Node> node = root.value("pieces");
    if (node.isPresent() && node.get() instanceof Node.Mapping mapping) {
      for (Node.Entry entry : mapping.entries()) {
        Optional<Character> piece =
            PIECES.read(entry.value(), "pieces." + Shown.plain(entry.name()), faults);
        good &= piece.isPresent();
        if (isSpace(entry.key(), "pieces") && piece.isPresent()) {
          pieces[names.indexOf(entry.name())] = piece.get();
        }
      }
    } else if (node.isPresent()) {
      fault(
          node.get(),
          "pieces: "
              + Shown.found(node.get())
              + " is not allowed; allowed: spaces with W, B or D, such as {a1: W, b1: B}");
    }
    return pieces;
  }
}
