package stacklab.sim.gather;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import stacklab.rules.InvalidInput;
import stacklab.sim.compare.Comparisons.Side;
import stacklab.sim.tally.PairingTally;

/**
 * The games of all sides that have the same value of every key. Keys are {@code variant}, {@code
 * pairing}, {@code first}, {@code white}, {@code black} and the parameters that an experiment
 * varied, as they stand in the variants' names.
 *
 * @param values of the keys
 * @param side the games of all of them, each counting the same
 * @param parts the sides whose games these are
 */
public record Pooled(List<String> values, Side side, List<Side> parts) {
  /** The value of a parameter for a variant that does not name it. */
  public static final String NONE = "-";

  private static final List<String> FIXED =
      List.of("variant", "pairing", "first", "white", "black");
  private static final Pattern PARAMETER =
      Pattern.compile(" ([a-z][a-z.-]*)=(\\[[^]]*]|\\{[^}]*}|\\S+)");

  /**
   * Returns the groups in the order of their first sides.
   *
   * @throws InvalidInput if a key is none
   */
  public static List<Pooled> of(List<Side> sides, List<String> keys) {
    Map<List<String>, List<Side>> groups = new LinkedHashMap<>();
    for (Side side : sides) {
      List<String> values = keys.stream().map(key -> value(side, key, sides)).toList();
      groups.computeIfAbsent(values, v -> new ArrayList<>()).add(side);
    }
    List<Pooled> pooled = new ArrayList<>();
    groups.forEach(
        (values, group) -> pooled.add(new Pooled(values, pooled(group), List.copyOf(group))));
    return pooled;
  }

  /** Returns whether the sides have not all the same number of games. */
  public boolean isUnequal() {
    return parts.stream().map(part -> part.tally().games()).distinct().count() > 1;
  }

  /**
   * Returns whether the games of one of several sides are one and the same, so that all together
   * are no sample from which to make an interval.
   */
  public boolean holdsDeterministic() {
    return parts.size() > 1 && parts.stream().anyMatch(Side::isDeterministic);
  }

  /** Returns the parameters that a variant's name gives, {@code height-cap} and the like. */
  public static Map<String, String> parameters(String variantId) {
    Map<String, String> found = new LinkedHashMap<>();
    Matcher matcher = PARAMETER.matcher(variantId);
    while (matcher.find()) {
      found.put(matcher.group(1), matcher.group(2));
    }
    return found;
  }

  private static String value(Side side, String key, List<Side> all) {
    return switch (key) {
      case "variant" -> side.matchup().variantId();
      case "pairing" -> side.pairing().text();
      case "first" -> side.pairing().first().text();
      case "white" -> side.pairing().white();
      case "black" -> side.pairing().black();
      default -> parameter(side, key, all);
    };
  }

  private static String parameter(Side side, String key, List<Side> all) {
    List<String> known =
        all.stream()
            .flatMap(each -> parameters(each.matchup().variantId()).keySet().stream())
            .distinct()
            .toList();
    if (!known.contains(key)) {
      List<String> allowed = new ArrayList<>(FIXED);
      allowed.addAll(known);
      throw new InvalidInput(
          "--by '" + key + "' tells nothing apart here; allowed: " + String.join(", ", allowed));
    }
    return parameters(side.matchup().variantId()).getOrDefault(key, NONE);
  }

  /** A figure that one of the sides does not give is not given for all of them. */
  private static Side pooled(List<Side> group) {
    Side shown = group.get(0);
    PairingTally tally = new PairingTally();
    for (Side side : group) {
      tally.merge(side.tally());
      if (side.colourIsBoard()) {
        shown = side;
      }
    }
    Side looked =
        group.stream()
            .max((a, b) -> Integer.compare(a.looks().count(), b.looks().count()))
            .orElseThrow();
    return group.size() == 1
        ? shown
        : new Side(shown.matchup(), shown.pairing(), tally, looked.looks(), shown.lengths());
  }
}
