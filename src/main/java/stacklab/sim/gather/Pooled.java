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
 * @param side the games of all of them
 */
public record Pooled(List<String> values, Side side) {
  private static final List<String> FIXED =
      List.of("variant", "pairing", "first", "white", "black");
  private static final Pattern PARAMETER = Pattern.compile(" ([a-z][a-z.-]*)=(\\S+)");

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
    groups.forEach((values, group) -> pooled.add(new Pooled(values, pooled(group))));
    return pooled;
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
    return parameters(side.matchup().variantId()).getOrDefault(key, "-");
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
