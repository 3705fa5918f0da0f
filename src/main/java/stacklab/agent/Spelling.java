package stacklab.agent;

import java.util.Comparator;
import java.util.List;

/** Guesses what a misspelt word was meant to be. */
final class Spelling {
  private static final int MOST_EDITS = 3;

  private Spelling() {}

  /** Returns {@code ; did you mean 'X'?} with the word closest to what was written, or nothing. */
  static String suggestion(String written, List<String> words) {
    return words.stream()
        .filter(word -> edits(written, word) <= Math.min(MOST_EDITS, word.length() / 2))
        .min(Comparator.comparingInt(word -> edits(written, word)))
        .map(word -> "; did you mean '" + word + "'?")
        .orElse("");
  }

  /** Returns the least number of letters inserted, deleted or replaced (Levenshtein, 1966). */
  static int edits(String from, String to) {
    int[] row = new int[to.length() + 1];
    for (int j = 0; j <= to.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= from.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= to.length(); j++) {
        int replaced = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[to.length()];
  }
}
