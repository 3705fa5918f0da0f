package stacklab.sim.records;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import stacklab.io.NamedVariant;

/** What a site calls a game, held against the name and the title of a variant. */
final class SiteName {
  private SiteName() {}

  /**
   * Returns whether a variant's name or title begins with the words of a site's name, capitals or
   * not: the variant is then that game or one made of it.
   */
  static boolean fits(String siteName, NamedVariant named) {
    List<String> words = words(siteName);
    return begins(words(named.id()), words) || begins(words(named.variant().name()), words);
  }

  private static boolean begins(List<String> name, List<String> words) {
    return name.size() >= words.size() && name.subList(0, words.size()).equals(words);
  }

  private static List<String> words(String name) {
    return Arrays.stream(name.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+"))
        .filter(word -> !word.isEmpty())
        .toList();
  }
}
