package stacklab.io;

import java.nio.file.Files;
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

  /**
   * A name or path that was written somewhere.
   *
   * @param folder where paths start
   * @param place where in a file; empty on the command line
   */
  record Reference(String text, Path folder, Optional<Place> place) {
    private Optional<Path> refuse(String message, Faults faults) {
      place.ifPresentOrElse(
          p -> faults.add(p, message), () -> faults.addAll(new InvalidInput(message)));
      return Optional.empty();
    }
  }

  /** Returns the file that a name or path stands for; empty, and a fault added, if none does. */
  Optional<Path> file(Reference reference, Faults faults) {
    String text = reference.text();
    if (!Shelf.isPath(text)) {
      Optional<Path> file = shelf.file(text);
      return file.isPresent() ? file : reference.refuse(shelf.unknown(text), faults);
    }
    try {
      Path file = reference.folder().resolve(text).normalize();
      return reference.place().isEmpty() || Files.isRegularFile(file)
          ? Optional.of(file)
          : reference.refuse(
              "there is no file " + Shown.quoted(text) + "; a path starts from this file's folder",
              faults);
    } catch (InvalidPathException e) {
      return reference.refuse(Shown.quoted(text) + " is no path", faults);
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
    Optional<Path> base = baseFile(named.get().value(), folder, chain, faults);
    try {
      return base.isEmpty()
          ? Layer.ground(own)
          : new Layer(
              own, Optional.of(read(base.get(), chain, faults)), named.get().key().place(), 1);
    } catch (InvalidInput e) {
      faults.addAll(e);
      return Layer.ground(own);
    }
  }

  private Optional<Path> baseFile(Node named, Path folder, List<Path> chain, Faults faults) {
    if (!(named instanceof Node.Scalar name) || name.text().isBlank()) {
      faults.add(
          named.place(),
          "extends: "
              + Shown.found(named)
              + " is not allowed; allowed: a variant's name, or a path");
      return Optional.empty();
    }
    return file(new Reference(name.text(), folder, Optional.of(name.place())), faults)
        .filter(base -> isNoCircle(base, name.place(), chain, faults));
  }

  private static boolean isNoCircle(Path base, Place place, List<Path> chain, Faults faults) {
    int start = chain.indexOf(base.toAbsolutePath().normalize());
    if (start >= 0) {
      List<Path> circle = new ArrayList<>(chain.subList(start, chain.size()));
      circle.add(base);
      faults.add(
          place,
          "extends: a circle, "
              + circle.stream().map(TextFile::shownName).collect(Collectors.joining(" -> "))
              + "; one of them has to stand on its own");
    } else if (chain.size() >= LONGEST_CHAIN) {
      faults.add(place, "extends: a chain of more than " + LONGEST_CHAIN + " files; shorten it");
    } else {
      return true;
    }
    return false;
  }
}
