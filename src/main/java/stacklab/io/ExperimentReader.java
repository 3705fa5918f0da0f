package stacklab.io;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import stacklab.io.yaml.Faults;
import stacklab.io.yaml.Node;
import stacklab.io.yaml.Section;
import stacklab.io.yaml.SourceText;
import stacklab.io.yaml.TextFile;
import stacklab.io.yaml.Yaml;
import stacklab.rules.InvalidInput;

/** Reads experiments. */
public final class ExperimentReader {
  static final List<String> KEYS =
      List.of(
          "name",
          "question",
          "variants",
          "vary",
          "first",
          "agents",
          "meetings",
          "starts",
          "opening-plies",
          "games",
          "seed",
          "baseline",
          "confidence",
          "margin",
          "playouts",
          "measure",
          "common-starts",
          "record",
          "until",
          "find",
          "eliminate");
  private final LayerReader layers;
  private final Consumer<String> agentCheck;

  /**
   * Makes a reader.
   *
   * @param shelf where variants' names are looked up
   * @param agentCheck throws {@link InvalidInput} if a text names no agent
   */
  public ExperimentReader(Shelf shelf, Consumer<String> agentCheck) {
    this.layers = new LayerReader(shelf);
    this.agentCheck = agentCheck;
  }

  /**
   * Returns the experiment of a file; paths in it are looked up from its folder.
   *
   * @throws InvalidInput with every fault
   */
  public Experiment read(Path file) {
    return read(Yaml.read(TextFile.read(file)), file.toAbsolutePath().getParent());
  }

  /**
   * Returns the experiment of a text, such as {@link ExperimentText#of} writes; paths in it are
   * looked up from the working directory.
   *
   * @param shownName what messages give as the file
   * @throws InvalidInput with every fault
   */
  public Experiment parse(String shownName, String text) {
    return read(Yaml.read(SourceText.file(shownName, text)), Path.of("").toAbsolutePath());
  }

  private Experiment read(Node node, Path folder) {
    Faults faults = new Faults();
    Section root = Section.of("", node, KEYS, faults);
    if (!(node instanceof Node.Mapping)) {
      faults.throwIfAny();
    }
    List<NamedVariant> variants = new VariantList(root, folder, layers, faults).read();
    Experiment experiment = new ExperimentBinder(root, variants, agentCheck, faults).experiment();
    faults.throwIfAny();
    return experiment;
  }
}
