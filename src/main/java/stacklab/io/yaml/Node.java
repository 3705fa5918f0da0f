package stacklab.io.yaml;

import java.util.List;
import java.util.Optional;

/** What stands in a file: a scalar, a list, or keys with values; each knows its place. */
public sealed interface Node {
  /** Returns where it begins. */
  Place place();

  /** How a scalar is written. */
  enum Style {
    /** As it is, without quotes. */
    PLAIN,
    /** In single or double quotes. */
    QUOTED,
    /** As a block of lines. */
    BLOCK
  }

  /**
   * One value. Its text is what the file says; no type is guessed from it.
   *
   * @param indent how far the lines of a literal block are indented; -1 for all others, whose lines
   *     have no place of their own
   */
  record Scalar(Place place, String text, Style style, int indent) implements Node {
    /** Returns whether a key stands there with no value at all. */
    public boolean isNothing() {
      return style == Style.PLAIN && text.isEmpty();
    }

    /** Returns the place of a character of a block, both counted from 0; else the scalar's. */
    public Place at(int row, int column) {
      return indent < 0
          ? place
          : new Place(place.file(), place.line() + 1 + row, indent + 1 + column);
    }
  }

  /** A list. */
  record Sequence(Place place, List<Node> items) implements Node {
    /** Takes a copy of the items. */
    public Sequence {
      items = List.copyOf(items);
    }
  }

  /** Keys with values, in the order of the file; no key occurs twice. */
  record Mapping(Place place, List<Entry> entries) implements Node {
    /** Takes a copy of the entries. */
    public Mapping {
      entries = List.copyOf(entries);
    }

    /** Returns the entry with this key. */
    public Optional<Entry> entry(String key) {
      return entries.stream().filter(e -> e.name().equals(key)).findFirst();
    }

    /** Returns the value of this key. */
    public Optional<Node> value(String key) {
      return entry(key).map(Entry::value);
    }
  }

  /** A key with its value. */
  record Entry(Scalar key, Node value) {
    /** Returns the key's text. */
    public String name() {
      return key.text();
    }
  }
}
