package stacklab.sim.tally;

import java.util.Iterator;
import java.util.Map;
import java.util.TreeMap;

/**
 * Different hashes in constant memory. A hash is kept with its number of occurrences while it ends
 * in k zero bits; k grows, and hashes are dropped, whenever more than a fixed number would be kept
 * (adaptive sampling: Flajolet, "On adaptive sampling", 1990). Which hashes remain does not depend
 * on their order or grouping. Mutable, not thread-safe.
 */
final class HashSample {
  private final Map<Long, Long> occurrences = new TreeMap<>();
  private final int capacity;
  private int zeroBits;

  /**
   * Makes an empty sample.
   *
   * @param capacity the most hashes kept; up to here every one is
   * @param zeroBits how many zero bits the hashes kept end in at least
   */
  HashSample(int capacity, int zeroBits) {
    this.capacity = capacity;
    this.zeroBits = zeroBits;
  }

  /** Returns how many zero bits the hashes kept end in. */
  int zeroBits() {
    return zeroBits;
  }

  /** Adds occurrences of a hash. */
  void add(long hash, long times) {
    if (isKept(hash)) {
      occurrences.merge(hash, times, Long::sum);
      while (occurrences.size() > capacity) {
        zeroBits++;
        dropOthers();
      }
    }
  }

  private boolean isKept(long hash) {
    return (hash & (1L << zeroBits) - 1) == 0;
  }

  private void dropOthers() {
    Iterator<Long> hashes = occurrences.keySet().iterator();
    while (hashes.hasNext()) {
      if (!isKept(hashes.next())) {
        hashes.remove();
      }
    }
  }

  /** Adds all of another. */
  void merge(HashSample other) {
    if (other.zeroBits > zeroBits) {
      zeroBits = other.zeroBits;
      dropOthers();
    }
    other.occurrences.forEach(this::add);
  }

  /** Returns how many different hashes are kept. */
  long different() {
    return occurrences.size();
  }

  /** Returns how often the hashes kept occurred together. */
  long occurrences() {
    return occurrences.values().stream().mapToLong(Long::longValue).sum();
  }

  /** Returns how many of the hashes kept occurred so often. */
  long occurring(long times) {
    return occurrences.values().stream().filter(count -> count == times).count();
  }

  /** Appends the hashes as words, each after a blank. */
  void write(StringBuilder text) {
    occurrences.forEach(
        (hash, times) -> {
          text.append(' ').append(Long.toHexString(hash));
          if (times > 1) {
            text.append('*').append(times);
          }
        });
  }

  /** Takes in a word of {@link #write}. */
  void read(String word) {
    int star = word.indexOf('*');
    String hash = star < 0 ? word : word.substring(0, star);
    long times = star < 0 ? 1 : Long.parseLong(word.substring(star + 1));
    occurrences.put(Long.parseUnsignedLong(hash, 16), times);
  }
}
