package stacklab.io;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import stacklab.io.yaml.Faults;
import stacklab.io.yaml.Node;
import stacklab.io.yaml.Section;
import stacklab.io.yaml.Shown;
import stacklab.io.yaml.Texts;
import stacklab.rules.InvalidInput;

/** Reads the keys {@code variants} and {@code vary} of an experiment. */
final class VariantList {
  private static final int MOST = 1000;
  private static final String EXAMPLE = "[NAME, {name: cap4, extends: NAME, height-cap: 4}]";

  private final Section root;
  private final Path folder;
  private final LayerReader layers;
  private final Faults faults;
  private final List<NamedVariant> found = new ArrayList<>();
  private final Set<String> ids = new HashSet<>();

  private record Loaded(String id, Layer layer, Node node) {}

  VariantList(Section root, Path folder, LayerReader layers, Faults faults) {
    this.root = root;
    this.folder = folder;
    this.layers = layers;
    this.faults = faults;
  }

  /** Returns each variant, followed by the same with each combination of the values to vary. */
  List<NamedVariant> read() {
    List<List<Setting>> combinations = combinations();
    List<Node> nodes = nodes();
    if ((long) nodes.size() * (combinations.size() + 1) > MOST) {
      String key = root.has("vary") ? "vary" : "variants";
      root.fault(key, "more than " + MOST + " variants in all; leave some out");
      return List.of();
    }
    for (Node node : nodes) {
      load(node).ifPresent(loaded -> addAll(loaded, combinations));
    }
    return found;
  }

  private List<Node> nodes() {
    if (!root.has("variants")) {
      root.missing("variants", "list the variants to play, such as " + EXAMPLE);
      return List.of();
    }
    List<Node> nodes = root.list("variants", EXAMPLE);
    if (nodes.isEmpty() && root.value("variants").orElseThrow() instanceof Node.Sequence) {
      root.fault("variants", "the list is empty; name at least one, such as " + EXAMPLE);
    }
    return nodes;
  }

  private Optional<Loaded> load(Node node) {
    try {
      return node instanceof Node.Mapping mapping ? inline(mapping) : named(node);
    } catch (InvalidInput e) {
      faults.addAll(e);
      return Optional.empty();
    }
  }

  private Optional<Loaded> named(Node node) {
    if (!(node instanceof Node.Scalar name) || name.text().isBlank()) {
      faults.add(
          node.place(),
          "variants: "
              + Shown.found(node)
              + " is not allowed; allowed: a variant's name, a path, or a variant such as"
              + " {name: cap4, extends: NAME, height-cap: 4}");
      return Optional.empty();
    }
    LayerReader.Reference reference =
        new LayerReader.Reference(name.text(), folder, Optional.of(node.place()));
    return layers
        .file(reference, faults)
        .flatMap(f -> loaded(Shelf.idOf(name.text()), node, own -> layers.read(f, own)));
  }

  private Optional<Loaded> inline(Node.Mapping mapping) {
    Optional<Node> name = mapping.value("id").or(() -> mapping.value("name"));
    if (name.isEmpty()) {
      faults.add(mapping.place(), "variants: key 'name' is missing; give the variant one");
      return Optional.empty();
    }
    Optional<String> id = Texts.line(name.get(), "name", faults);
    Node.Mapping keys = Layer.without(mapping, List.of("id"));
    return id.flatMap(text -> loaded(text, mapping, own -> layers.read(keys, folder, own)));
  }

  private interface Loading {
    Layer into(Faults own);
  }

  private Optional<Loaded> loaded(String id, Node node, Loading loading) {
    Faults own = new Faults();
    Layer layer = loading.into(own);
    if (own.isEmpty()) {
      return Optional.of(new Loaded(id, layer, node));
    }
    VariantReader.bind(id, layer, List.of(), own);
    faults.addAll(own);
    return Optional.empty();
  }

  private void addAll(Loaded loaded, List<List<Setting>> combinations) {
    if (add(loaded, List.of())) {
      combinations.forEach(settings -> add(loaded, settings));
    }
  }

  private boolean add(Loaded loaded, List<Setting> settings) {
    Faults own = new Faults();
    Optional<NamedVariant> variant = VariantReader.bind(loaded.id(), loaded.layer(), settings, own);
    faults.addAll(own);
    if (variant.isPresent() && !ids.add(variant.get().id())) {
      faults.add(
          loaded.node().place(),
          "variants: "
              + Shown.quoted(variant.get().id())
              + " is there twice; leave one out, or name it: {name: OTHER, extends: ...}");
    }
    variant.ifPresent(found::add);
    return variant.isPresent();
  }

  private List<List<Setting>> combinations() {
    List<List<Setting>> combinations = new ArrayList<>();
    for (List<Setting> choices : varied()) {
      combinations = combinations.isEmpty() ? singles(choices) : product(combinations, choices);
      if (combinations.size() > MOST) {
        break; // refused by the caller
      }
    }
    return combinations;
  }

  private static List<List<Setting>> singles(List<Setting> choices) {
    return choices.stream().map(List::of).toList();
  }

  private static List<List<Setting>> product(List<List<Setting>> some, List<Setting> choices) {
    List<List<Setting>> all = new ArrayList<>();
    for (List<Setting> settings : some) {
      for (Setting choice : choices) {
        List<Setting> longer = new ArrayList<>(settings);
        longer.add(choice);
        all.add(longer);
      }
    }
    return all;
  }

  private List<List<Setting>> varied() {
    List<List<Setting>> varied = new ArrayList<>();
    Optional<Node> node = root.value("vary");
    if (node.isPresent() && node.get() instanceof Node.Mapping mapping) {
      mapping.entries().forEach(entry -> varied.add(choices(entry)));
    } else if (node.isPresent()) {
      root.fault(
          "vary",
          Shown.found(node.get())
              + " is not allowed; allowed: rules with lists of values, such as {height-cap: [3, 4]}");
    }
    varied.removeIf(List::isEmpty);
    return varied;
  }

  private List<Setting> choices(Node.Entry entry) {
    List<Setting> choices = new ArrayList<>();
    Set<String> labels = new HashSet<>();
    String key = "vary." + Shown.plain(entry.name());
    List<Node> values = Texts.list(entry.value(), key, "[3, 4, none]", faults);
    if (values.isEmpty() && entry.value() instanceof Node.Sequence) {
      faults.add(entry.value().place(), key + ": the list is empty; give at least one value");
    }
    for (Node value : values) {
      Setting.of(entry.name(), value, entry.key().place(), faults).ifPresent(choices::add);
      if (!labels.add(Shown.flow(value))) {
        faults.add(
            value.place(), key + ": " + Shown.flow(value) + " is there twice; leave one out");
      }
    }
    return choices;
  }
}
