package stacklab.cli.games;

import java.util.Arrays;
import java.util.stream.Collectors;
import stacklab.io.records.RecordFormat;
import stacklab.rules.InvalidInput;
import stacklab.rules.Named;

/** Reads the names of forms. */
final class Forms {
  private Forms() {}

  /**
   * Returns the form with a name.
   *
   * @throws InvalidInput if there is none
   */
  static RecordFormat parse(String option, String name) {
    return Arrays.stream(RecordFormat.values())
        .filter(form -> form.text().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new InvalidInput(
                    option
                        + " "
                        + name
                        + ": no form is called so; allowed: "
                        + Arrays.stream(RecordFormat.values())
                            .map(Named::text)
                            .collect(Collectors.joining(", "))));
  }
}
