package stacklab.sim.tally;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Counts words of which there are only a few different ones: a plain list is quicker to search than
 * a map, and counting boxes nothing. Mutable, not thread-safe.
 */
final class WordCounts {
  private final List<String> words = new ArrayList<>();
  private long[] counts = new long[8];

  /** Counts a word once. */
  void add(String word) {
    add(word, 1);
  }

  private void add(String word, long times) {
    int at = words.indexOf(word);
    if (at < 0) {
      at = words.size();
      words.add(word);
      if (at == counts.length) {
        counts = Arrays.copyOf(counts, 2 * at);
      }
    }
    counts[at] += times;
  }

  void merge(WordCounts other) {
    for (int i = 0; i < other.words.size(); i++) {
      add(other.words.get(i), other.counts[i]);
    }
  }

  /** Returns the counts in the order of the words. */
  Map<String, Long> sorted() {
    Map<String, Long> sorted = new TreeMap<>();
    for (int i = 0; i < words.size(); i++) {
      sorted.put(words.get(i), counts[i]);
    }
    return sorted;
  }

  /** Returns the counts as words such as {@code score=12}, each after a blank. */
  String toText() {
    StringBuilder text = new StringBuilder();
    sorted().forEach((word, count) -> text.append(' ').append(word).append('=').append(count));
    return text.toString();
  }

  /** Reads a line whose first word is a title. */
  static WordCounts parse(String line) {
    WordCounts counts = new WordCounts();
    String[] parts = line.split(" ", -1);
    for (int i = 1; i < parts.length; i++) {
      int equals = parts[i].indexOf('=');
      counts.add(parts[i].substring(0, equals), Long.parseLong(parts[i].substring(equals + 1)));
    }
    return counts;
  }
}
