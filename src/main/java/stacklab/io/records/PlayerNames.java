package stacklab.io.records;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * What players are called. People's names are never kept: whoever is not known to be a robot is
 * {@link #PERSON}.
 */
public final class PlayerNames {
  /** What every person is called. */
  public static final String PERSON = "human";

  /** Marks a file in which names are already such that they may be kept. */
  static final String OWN = "Stacklab";

  /** The robots of the sites whose records are read. */
  private static final List<String> ROBOTS =
      List.of("dumbot", "smartbot", "bestbot", "weakbot", "randombot", "montebot", "alphabot");

  private static final int LONGEST = 200;

  private final Set<String> robots = new HashSet<>(ROBOTS);

  /**
   * Makes the names of records.
   *
   * @param more the names of further robots
   */
  public PlayerNames(Collection<String> more) {
    more.forEach(name -> robots.add(name.toLowerCase(Locale.ROOT)));
  }

  /** Returns what the player is called whom a record of others names so. */
  String known(String name) {
    String small = name.strip().toLowerCase(Locale.ROOT);
    return robots.contains(small) ? small : PERSON;
  }

  /** Returns the name in a file of our own, where it may be kept; a person's if it is none. */
  String own(String name) {
    String stripped = name.strip();
    boolean plain =
        !stripped.isEmpty()
            && stripped.length() <= LONGEST
            && stripped.codePoints().noneMatch(Character::isISOControl);
    return plain ? stripped : PERSON;
  }

  /** Returns the robots' names, in alphabetical order. */
  public static List<String> robots() {
    return ROBOTS.stream().sorted().toList();
  }
}
