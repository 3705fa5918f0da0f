package stacklab.game;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import stacklab.io.Shelf;
import stacklab.io.VariantReader;
import stacklab.rules.Variant;

/**
 * The shipped variants, and those that the tables of known answers make of them: {@code dvonn
 * height-cap=5}, {@code avalam board 3x3}.
 */
public final class KnownVariants {
  private static final Shelf SHELF = Shelf.above(Path.of(""));
  private static final String BOARD = " board ";

  private KnownVariants() {}

  /** Returns the names of all shipped variants. */
  public static List<String> names() {
    return SHELF.names();
  }

  /** Returns the variant that a table calls by this name. */
  public static Variant of(String name) {
    List<String> words = Arrays.asList(shipped(name).split(" ", -1));
    return new VariantReader(SHELF).read(words.get(0), words.subList(1, words.size())).variant();
  }

  /** A variant on another board ships under a name of its own. */
  private static String shipped(String name) {
    return name.contains(BOARD) ? name.replace(BOARD, "-").replaceAll("[ ,]", "-") : name;
  }
}
