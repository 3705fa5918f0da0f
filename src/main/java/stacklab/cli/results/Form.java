package stacklab.cli.results;

import java.util.Arrays;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The forms of a table. */
enum Form {
  TEXT,
  MARKDOWN,
  CSV,
  LATEX;

  /** Reads a form as the option {@code --format} gives it. */
  static final class Reader implements ITypeConverter<Form> {
    @Override
    public Form convert(String text) {
      return Arrays.stream(values())
          .filter(form -> form.toString().equals(text.toLowerCase(Locale.ROOT)))
          .findFirst()
          .orElseThrow(
              () ->
                  new TypeConversionException(
                      "'" + text + "' is no form; allowed: text, markdown, csv, latex"));
    }
  }

  /** Returns the word for it on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
