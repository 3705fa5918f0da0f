package stacklab.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.apache.commons.csv.CSVFormat;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import stacklab.io.NamedVariant;
import stacklab.rules.InvalidInput;

/** {@code stacklab list}: what there is to play. */
@Command(
    name = "list",
    mixinStandardHelpOptions = true,
    description = "List the variants that come with the project.",
    footer = {
      "  stacklab list",
      "  stacklab list --csv > variants.csv",
      "",
      "A variant of your own is a file: give its path in place of a name.",
    })
final class ListCommand implements Callable<Integer> {
  private final Console console;

  @Option(names = "--csv", description = "Print CSV: id,name,summary.")
  private boolean csv;

  ListCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    List<NamedVariant> variants = new ArrayList<>();
    List<String> faults = new ArrayList<>();
    for (String name : console.shelf().names()) {
      try {
        variants.add(console.variants().read(name, List.of()));
      } catch (InvalidInput e) {
        faults.addAll(e.messages());
      }
    }
    if (csv) {
      printCsv(variants);
    } else {
      print(variants);
    }
    if (!faults.isEmpty()) {
      throw new InvalidInput(faults);
    }
    return 0;
  }

  private void printCsv(List<NamedVariant> variants) {
    CSVFormat format = CSVFormat.RFC4180.builder().setRecordSeparator('\n').get();
    console.line("id,name,summary");
    for (NamedVariant named : variants) {
      console.line(format.format(named.id(), named.variant().name(), named.variant().summary()));
    }
  }

  private void print(List<NamedVariant> variants) {
    int ids = variants.stream().mapToInt(v -> v.id().length()).max().orElse(0);
    for (NamedVariant named : variants) {
      if (console.screen().output()) {
        Paragraph.print(console, named.id(), ids, text(named));
      } else {
        // One line each, for grep and the like.
        console.line(named.id() + " ".repeat(ids - named.id().length() + 2) + text(named));
      }
    }
  }

  private static String text(NamedVariant named) {
    String summary = named.variant().summary();
    return summary.isEmpty() ? named.variant().name() : named.variant().name() + ": " + summary;
  }
}
