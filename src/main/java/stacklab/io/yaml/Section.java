package stacklab.io.yaml;

import java.util.List;
import java.util.Optional;

/**
 * A group of keys being read: unknown keys are faults, absent ones have defaults. Readers go on
 * after a fault, with a default in its place, so that all faults of a file are found at once.
 */
public final class Section {
  private final String path;
  private final Node.Mapping mapping;
  private final Faults faults;

  private Section(String path, Node.Mapping mapping, Faults faults) {
    this.path = path;
    this.mapping = mapping;
    this.faults = faults;
  }

  /**
   * Returns the section that stands there; an empty one, and a fault added, if none does.
   *
   * @param path the dotted key of the section; empty for the whole file
   * @param keys the keys it may have
   */
  public static Section of(String path, Node node, List<String> keys, Faults faults) {
    if (!(node instanceof Node.Mapping mapping)) {
      String what = path.isEmpty() ? "the file" : path;
      faults.add(
          node.place(),
          what
              + " holds "
              + Shown.found(node)
              + " where keys with values should stand; allowed keys: "
              + String.join(", ", keys));
      return new Section(path, new Node.Mapping(node.place(), List.of()), faults);
    }
    Section section = new Section(path, mapping, faults);
    mapping.entries().stream()
        .filter(entry -> !keys.contains(entry.name()))
        .limit(Faults.MOST_TOLD)
        .forEach(entry -> section.unknown(entry, keys));
    return section;
  }

  private void unknown(Node.Entry entry, List<String> keys) {
    faults.add(
        entry.key().place(),
        "unknown key "
            + Shown.quoted(entry.name())
            + (path.isEmpty() ? "" : " in " + path)
            + "; allowed: "
            + String.join(", ", keys)
            + Spelling.hint(entry.name(), keys));
  }

  /** Returns where the section begins. */
  public Place place() {
    return mapping.place();
  }

  /** Returns where a key stands; the section's place if it is absent. */
  public Place place(String key) {
    return mapping.entry(key).map(e -> e.key().place()).orElse(place());
  }

  /** Returns the full dotted name of a key. */
  public String path(String key) {
    return path.isEmpty() ? key : path + "." + key;
  }

  /** Returns whether a key is there. */
  public boolean has(String key) {
    return mapping.entry(key).isPresent();
  }

  /** Returns a key's value, if the key is there. */
  public Optional<Node> value(String key) {
    return mapping.value(key);
  }

  /** Returns the entries in the order of the file, unknown keys included. */
  public List<Node.Entry> entries() {
    return mapping.entries();
  }

  /** Adds a fault of a key's value. */
  public void fault(String key, String message) {
    Place place = value(key).map(Node::place).orElse(place());
    faults.add(place, path(key) + ": " + message);
  }

  /** Adds a fault for a key that is absent. */
  public void missing(String key, String whatToDo) {
    faults.add(place(), "key '" + path(key) + "' is missing; " + whatToDo);
  }

  /** Returns a key's value, or the default if it is absent or at fault. */
  public <T> T read(String key, Choice<T> choice, T whenAbsent) {
    return value(key).flatMap(node -> choice.read(node, path(key), faults)).orElse(whenAbsent);
  }

  /** Returns a key's text on one line, if it is there; line breaks become blanks. */
  public Optional<String> text(String key) {
    return value(key).flatMap(node -> Texts.line(node, path(key), faults));
  }

  /** Returns the section under a key; an empty one if the key is absent or at fault. */
  public Section section(String key, List<String> keys) {
    Node none = new Node.Mapping(place(), List.of());
    return of(path(key), value(key).orElse(none), keys, faults);
  }

  /** Returns the items of the list under a key; none if the key is absent or at fault. */
  public List<Node> list(String key, String example) {
    return value(key).map(node -> Texts.list(node, path(key), example, faults)).orElse(List.of());
  }
}
