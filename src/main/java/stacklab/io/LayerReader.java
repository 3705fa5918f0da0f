package stacklab.io;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import stacklab.io.yaml.Faults;
import stacklab.io.yaml.Node;
import stacklab.io.yaml.Place;
import stacklab.io.yaml.Section;
import stacklab.io.yaml.Shown;
import stacklab.io.yaml.TextFile;
import stacklab.io.yaml.Yaml;
import stacklab.rules.InvalidInput;

/** Reads the keys of variants, and of all that they extend. */
final class LayerReader {
  private static final int LONGEST_CHAIN = 50;

  private final Shelf shelf;

  LayerReader(Shelf shelf) {
    this.shelf = shelf;
  }

  /** A name or path that was written somewhere. */
  record Reference(String text, Path folder, Optional<Place> place) {
    private InvalidInput refused(String message) {
      return new InvalidInput(place.map(p -> p + ": ").orElse("") + message);
    }
  }

  /**
   * Returns the file that a name or path stands for.
   *
   * @throws InvalidInput if there is no such name
   */
  Path file(Reference reference) {
    String text = reference.text();
    if (!Shelf.isPath(text)) {
      return shelf.file(text).orElseThrow(() -> reference.refused(shelf.unknown(text)));
    }
    try {
      return reference.folder().resolve(text).normalize();
    } catch (InvalidPathException e) {
      throw reference.refused(Shown.quoted(text) + " is no path");
    }
  }

  /**
   * Returns the keys of a file over those they extend.
   *
   * @throws InvalidInput if the file cannot be read
   */
  Layer read(Path file, Faults faults) {
    return read(file, List.of(), faults);
  }

  private Layer read(Path file, List<Path> chain, Faults faults) {
    List<Path> longer = new ArrayList<>(chain);
    longer.add(file.toAbsolutePath().normalize());
    Node keys = Yaml.read(TextFile.read(file));
    return read(keys, file.toAbsolutePath().getParent(), longer, faults);
  }

  /**
   * Returns these keys over those they extend. Where that cannot be read, a fault is added and the
   * key {@code extends} stays among those of the layer.
   *
   * @param folder where a path is looked up
   * @throws InvalidInput if there are no keys
   */
  Layer read(Node keys, Path folder, Faults faults) {
    return read(keys, folder, List.of(), faults);
  }

  private Layer read(Node keys, Path folder, List<Path> chain, Faults faults) {
    if (!(keys instanceof Node.Mapping own)) {
      Section.of("", keys, VariantKeys.ALL, faults);
      faults.throwIfAny();
      throw new IllegalStateException("keys that are no keys");
    }
    Optional<Node.Entry> named = own.entry("extends");
    if (named.isEmpty()) {
      return Layer.ground(own);
    }
    try {
      Layer base = read(baseFile(named.get().value(), folder, chain), chain, faults);
      return new Layer(own, Optional.of(base), named.get().key().place(), 1);
    } catch (InvalidInput e) {
      faults.addAll(e);
      return Layer.ground(own);
    }
  }

  private Path baseFile(Node named, Path folder, List<Path> chain) {
    if (!(named instanceof Node.Scalar name) || name.text().isBlank()) {
      throw new InvalidInput(
          named.place()
              + ": extends: "
              + Shown.found(named)
              + " is not allowed; allowed: a variant's name, or a path");
    }
    Path base = file(new Reference(name.text(), folder, Optional.of(name.place())));
    checkChain(base, name.place(), chain);
    return base;
  }

  private static void checkChain(Path base, Place place, List<Path> chain) {
    int start = chain.indexOf(base.toAbsolutePath().normalize());
    if (start >= 0) {
      List<Path> cycle = new ArrayList<>(chain.subList(start, chain.size()));
      cycle.add(base);
      throw new InvalidInput(
          place
              + ": extends: a circle, "
              + cycle.stream().map(TextFile::shownName).collect(Collectors.joining(" -> "))
              + "; one of them has to stand on its own");
    }
    if (chain.size() >= LONGEST_CHAIN) {
      throw new InvalidInput(
          place + ": extends: a chain of more than " + LONGEST_CHAIN + " files; shorten it");
    }
  }
}
