package stacklab.io.yaml;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Guesses which of some words was meant. */
public final class Spelling {
  private Spelling() {}

  /**
   * Returns the word nearest to the one found, if it is near: at most a third of its letters have
   * to be changed, added, left out or exchanged with their neighbour. Case does not count.
   */
  public static Optional<String> nearest(String found, Collection<String> words) {
    String lower = found.strip().toLowerCase(Locale.ROOT);
    if (lower.isEmpty() || lower.length() > 60) {
      return Optional.empty();
    }
    return words.stream()
        .min(
            Comparator.comparingInt((String word) -> distance(lower, word))
                .thenComparingInt(word -> word.startsWith(lower) ? 0 : 1))
        .filter(word -> !word.equals(found))
        .filter(word -> distance(lower, word) <= Math.max(1, (word.length() + 1) / 3));
  }

  /** Returns {@code ; did you mean 'WORD'?}, or nothing if no word is near. */
  public static String hint(String found, Collection<String> words) {
    return nearest(found, words).map(word -> "; did you mean '" + word + "'?").orElse("");
  }

  /** The optimal string alignment distance: each pair of letters is exchanged at most once. */
  static int distance(String found, String word) {
    String a = found;
    String b = word.toLowerCase(Locale.ROOT);
    int[][] best = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        best[i][j] = i == 0 || j == 0 ? i + j : step(best, a, b, i, j);
      }
    }
    return best[a.length()][b.length()];
  }

  private static int step(int[][] best, String a, String b, int i, int j) {
    int changed = best[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
    int least = Math.min(changed, 1 + Math.min(best[i - 1][j], best[i][j - 1]));
    boolean exchanged =
        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    return exchanged ? Math.min(least, best[i - 2][j - 2] + 1) : least;
  }
}
