package stacklab.io;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import stacklab.io.yaml.Faults;
import stacklab.io.yaml.SourceText;
import stacklab.io.yaml.Yaml;

/** Reads variants: by the name of one that ships, from a file, or from text. */
public final class VariantReader {
  private static final Path HERE = Path.of("");

  private final LayerReader layers;

  /**
   * Makes a reader.
   *
   * @param shelf where names are looked up
   */
  public VariantReader(Shelf shelf) {
    this.layers = new LayerReader(shelf);
  }

  /**
   * Returns the variant that a command's argument stands for.
   *
   * @param argument a shipped name; a path if it holds a {@code /} or ends with {@code .yaml}
   * @param settings {@code KEY=VALUE} each, KEY dotted and VALUE in YAML; they become part of the
   *     variant's name
   * @throws stacklab.rules.InvalidInput with every fault
   */
  public NamedVariant read(String argument, List<String> settings) {
    Faults faults = new Faults();
    List<Setting> set = Setting.parseAll(settings, faults);
    Optional<Path> file =
        layers.file(new LayerReader.Reference(argument, HERE, Optional.empty()), faults);
    faults.throwIfAny();
    String id = Shelf.idOf(argument);
    return named(id, layers.read(file.orElseThrow(), faults), set, faults);
  }

  /**
   * Returns the file that a command's argument stands for.
   *
   * @param argument a shipped name; a path if it holds a {@code /} or ends with {@code .yaml}
   * @throws stacklab.rules.InvalidInput if there is none
   */
  public Path file(String argument) {
    Faults faults = new Faults();
    Optional<Path> file =
        layers.file(new LayerReader.Reference(argument, HERE, Optional.empty()), faults);
    faults.throwIfAny();
    return file.orElseThrow();
  }

  /**
   * Returns the variant of a file; its id is the file's name without {@code .yaml}.
   *
   * @throws stacklab.rules.InvalidInput with every fault
   */
  public NamedVariant read(Path file) {
    Faults faults = new Faults();
    return named(Shelf.idOf(file.toString()), layers.read(file, faults), List.of(), faults);
  }

  /**
   * Returns the variant of a text, such as {@link stacklab.rules.RulesText#of} writes.
   *
   * @param id what it is called; messages give it as the file
   * @throws stacklab.rules.InvalidInput with every fault
   */
  public NamedVariant parse(String id, String text) {
    Faults faults = new Faults();
    Layer layer = layers.read(Yaml.read(SourceText.file(id, text)), HERE, faults);
    return named(id, layer, List.of(), faults);
  }

  private static NamedVariant named(String id, Layer layer, List<Setting> settings, Faults faults) {
    Optional<NamedVariant> variant = bind(id, layer, settings, faults);
    faults.throwIfAny();
    return variant.orElseThrow();
  }

  /** Returns the variant with these settings; empty, and faults added, if there is none. */
  static Optional<NamedVariant> bind(
      String id, Layer layer, List<Setting> settings, Faults faults) {
    Layer top = layer;
    for (Setting setting : settings) {
      top = setting.over(top);
    }
    String name =
        Stream.concat(Stream.of(id), settings.stream().map(Setting::label))
            .collect(Collectors.joining(" "));
    String note = settings.isEmpty() ? "" : " (in " + name + ")";
    return top.variant(name, note, faults).map(variant -> new NamedVariant(name, variant));
  }
}
