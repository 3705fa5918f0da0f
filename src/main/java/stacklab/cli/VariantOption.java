package stacklab.cli;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import stacklab.io.NamedVariant;
import stacklab.rules.InvalidInput;

/** The variant that a command is about: a name or path, and rules to set. */
final class VariantOption {
  private final Console console;

  @Parameters(
      paramLabel = "VARIANT",
      completionCandidates = ShippedNames.class,
      description = "A name that `stacklab list` shows, or the path of a file (with / or .yaml).")
  private String variant;

  @Option(
      names = "--set",
      paramLabel = "KEY=VALUE",
      description = "Set a rule to another value, as in --set height-cap=4; repeatable.")
  private List<String> settings = new ArrayList<>();

  VariantOption(Console console) {
    this.console = console;
  }

  /**
   * Returns the variant.
   *
   * @throws InvalidInput if there is none, or its rules do not go together
   */
  NamedVariant read() {
    return console.variants().read(variant, settings);
  }

  /** What the shell offers in place of VARIANT. */
  static final class ShippedNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      try {
        return Console.ofProcess().shelf().names().iterator();
      } catch (InvalidInput noShelf) {
        return List.<String>of().iterator();
      }
    }
  }
}
