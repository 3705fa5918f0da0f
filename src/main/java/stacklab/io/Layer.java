package stacklab.io;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import stacklab.io.yaml.Faults;
import stacklab.io.yaml.Node;
import stacklab.io.yaml.Place;
import stacklab.rules.Fault;
import stacklab.rules.InvalidVariant;
import stacklab.rules.Variant;

/**
 * The keys of one file, or one key that was set, over those of the variant it extends. Remembers
 * what came from where, so that each fault is reported at its cause.
 *
 * @param own the keys given here
 * @param base what they go over, if anything
 * @param basePlace where the base is named; the place to look at when own keys and base disagree
 * @param depth down to which level the own keys are merged with those of the base beyond the keys
 *     that always are: 1 for a file, the number of its parts for a dotted key
 */
record Layer(Node.Mapping own, Optional<Layer> base, Place basePlace, int depth) {
  private static final List<String> GRID_KEYS = List.of("directions", "wrap", "spaces", "lines");

  /** Where to look when the key at fault is absent. */
  private static final Map<String, String> CAUSES =
      Map.of("ply-limit", "move.onto", "map", "board", "move.distance", "map");

  /** Returns a layer without a base. */
  static Layer ground(Node.Mapping own) {
    return new Layer(own, Optional.empty(), own.place(), 1);
  }

  /**
   * Returns the variant; empty, and faults added, if the keys do not make one.
   *
   * @param id its name if the keys give none
   * @param note ends the message where rules do not go together
   */
  Optional<Variant> variant(String id, String note, Faults faults) {
    try {
      return VariantBinder.bind(merged(), id, faults);
    } catch (InvalidVariant e) {
      for (Fault fault : new LinkedHashSet<>(e.faults())) {
        faults.add(place(fault), fault.key() + ": " + fault.message() + note);
      }
      return Optional.empty();
    }
  }

  private Place place(Fault fault) {
    if (base.isPresent() && base.get().combination().contains(fault)) {
      return base.get().place(fault);
    }
    return keyPlace(fault.key())
        .or(() -> Optional.ofNullable(CAUSES.get(fault.key())).flatMap(this::keyPlace))
        .orElse(basePlace);
  }

  private List<Fault> combination() {
    try {
      VariantBinder.bind(merged(), "base", new Faults());
      return List.of();
    } catch (InvalidVariant e) {
      return e.faults();
    }
  }

  private Optional<Place> keyPlace(String dotted) {
    Optional<Node> node = Optional.of(own);
    Optional<Place> place = Optional.empty();
    for (String part : dotted.split("\\.", -1)) {
      Optional<Node.Entry> entry =
          node.filter(Node.Mapping.class::isInstance).flatMap(n -> ((Node.Mapping) n).entry(part));
      place = entry.map(e -> e.key().place());
      node = entry.map(Node.Entry::value);
    }
    return place;
  }

  /**
   * Returns all keys, those of the base included. {@code extends} is among them only if what it
   * names could not be read.
   */
  Node.Mapping merged() {
    if (base.isEmpty()) {
      return own;
    }
    Node.Mapping below = without(base.get().merged(), VariantKeys.TITLES);
    Node.Mapping merged = merge(below, without(own, List.of("extends")), 0);
    return gridOf(own).map(grid -> withoutForeign(merged, grid)).orElse(merged);
  }

  private Node.Mapping merge(Node.Mapping below, Node.Mapping above, int level) {
    List<Node.Entry> entries = new ArrayList<>();
    for (Node.Entry entry : below.entries()) {
      if (above.entry(entry.name()).isEmpty()) {
        entries.add(entry);
      }
    }
    for (Node.Entry entry : above.entries()) {
      Optional<Node> old = below.value(entry.name());
      boolean mergeable =
          level + 1 < depth || (level == 0 && VariantKeys.MERGED.contains(entry.name()));
      entries.add(
          mergeable
                  && entry.value() instanceof Node.Mapping more
                  && old.isPresent()
                  && old.get() instanceof Node.Mapping less
              ? new Node.Entry(entry.key(), merge(less, more, level + 1))
              : entry);
    }
    return new Node.Mapping(above.place(), entries);
  }

  private static Optional<String> gridOf(Node.Mapping keys) {
    return keys.value("board")
        .filter(Node.Mapping.class::isInstance)
        .flatMap(board -> ((Node.Mapping) board).value("grid"))
        .filter(Node.Scalar.class::isInstance)
        .map(grid -> ((Node.Scalar) grid).text());
  }

  /** Another grid leaves behind what the base says about its own grid only. */
  private Node.Mapping withoutForeign(Node.Mapping merged, String grid) {
    List<String> kept =
        grid.equals("lines")
            ? List.of("spaces", "lines")
            : grid.equals("hex") ? List.of("wrap") : List.of("directions", "wrap");
    List<String> boardKeys =
        GRID_KEYS.stream()
            .filter(key -> !kept.contains(key) && keyPlace("board." + key).isEmpty())
            .toList();
    String drawing = grid.equals("lines") ? "map" : "pieces";
    List<Node.Entry> entries = new ArrayList<>();
    for (Node.Entry entry : merged.entries()) {
      if (entry.name().equals("board")) {
        entries.add(new Node.Entry(entry.key(), without((Node.Mapping) entry.value(), boardKeys)));
      } else if (!entry.name().equals(drawing) || own.entry(drawing).isPresent()) {
        entries.add(entry);
      }
    }
    return new Node.Mapping(merged.place(), entries);
  }

  /** Returns the keys without some of them. */
  static Node.Mapping without(Node.Mapping mapping, List<String> keys) {
    return new Node.Mapping(
        mapping.place(), mapping.entries().stream().filter(e -> !keys.contains(e.name())).toList());
  }
}
