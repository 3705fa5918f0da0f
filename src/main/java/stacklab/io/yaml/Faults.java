package stacklab.io.yaml;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import stacklab.rules.InvalidInput;

/** Collects what is wrong with a user's files, to tell it all at once. Not thread-safe. */
public final class Faults {
  static final int MOST_TOLD = 50;

  private record Found(Place place, String message) {}

  private final Map<String, List<Found>> byFile = new LinkedHashMap<>();
  private final Set<String> elsewhere = new LinkedHashSet<>();

  /** Adds a fault: what is wrong, the value found, the values allowed, what to do. */
  public void add(Place place, String message) {
    byFile.computeIfAbsent(place.file(), f -> new ArrayList<>()).add(new Found(place, message));
  }

  /** Adds faults that are complete messages already. */
  public void addAll(InvalidInput faults) {
    elsewhere.addAll(faults.messages());
  }

  /** Adds all that another list holds. */
  public void addAll(Faults more) {
    elsewhere.addAll(more.elsewhere);
    more.byFile.values().forEach(list -> list.forEach(f -> add(f.place(), f.message())));
  }

  /** Returns whether nothing is wrong. */
  public boolean isEmpty() {
    return byFile.isEmpty() && elsewhere.isEmpty();
  }

  /**
   * Does nothing if nothing is wrong.
   *
   * @throws InvalidInput with a message of one line a fault, in the order of their places
   */
  public void throwIfAny() {
    if (!isEmpty()) {
      throw new InvalidInput(messages());
    }
  }

  private List<String> messages() {
    Set<String> all = new LinkedHashSet<>(elsewhere);
    for (List<Found> found : byFile.values()) {
      found.stream()
          .sorted(
              Comparator.comparingInt((Found f) -> f.place().line())
                  .thenComparingInt(f -> f.place().column()))
          .forEach(f -> all.add(f.place() + ": " + f.message()));
    }
    if (all.size() <= MOST_TOLD) {
      return List.copyOf(all);
    }
    List<String> told = new ArrayList<>(all.stream().limit(MOST_TOLD).toList());
    told.add("and " + (all.size() - MOST_TOLD) + " faults more");
    return told;
  }
}
