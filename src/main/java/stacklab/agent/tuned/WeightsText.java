package stacklab.agent.tuned;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import stacklab.agent.state.Feature;
import stacklab.agent.state.Weights;
import stacklab.rules.InvalidInput;

/** Reads files of weights, which are YAML of a simple kind, line by line. */
final class WeightsText {
  private static final Pattern FACT = Pattern.compile("([a-z-]+): (.+)");
  private static final Pattern ROW =
      Pattern.compile(" +([a-z-]+): \\[(-?[0-9]{1,6}), *(-?[0-9]{1,6}), *(-?[0-9]{1,6})\\]");
  private static final Pattern RULES = Pattern.compile("[0-9a-f]{16}");

  private final String name;
  private final List<String> lines;
  private final List<String> facts = new ArrayList<>();
  private final int[][] values = new int[Weights.Stage.values().length][Feature.COUNT];
  private final Set<String> seen = new TreeSet<>();
  private String variant;
  private long rules;
  private boolean rulesFound;
  private boolean inWeights;

  WeightsText(String name, String text) {
    this.name = name;
    this.lines = text.lines().toList();
  }

  FittedWeights read() {
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).stripTrailing();
      if (!line.isEmpty() && !line.startsWith("#")) {
        read(line, name + ":" + (i + 1) + ": ");
      }
    }
    if (variant == null || !rulesFound || !inWeights) {
      throw new InvalidInput(
          name
              + ": this is no file of weights: it lacks "
              + (variant == null ? "variant" : rulesFound ? "weights" : "rules")
              + "; `stacklab tune` makes one");
    }
    List<String> missing = names().stream().filter(feature -> !seen.contains(feature)).toList();
    if (!missing.isEmpty()) {
      throw new InvalidInput(
          name
              + ": weights are missing for "
              + String.join(", ", missing)
              + "; every feature needs a line, so make them anew with `stacklab tune`");
    }
    return new FittedWeights(variant, rules, facts, Weights.of(values));
  }

  private static List<String> names() {
    return Arrays.stream(Feature.values()).map(Feature::text).toList();
  }

  private void read(String line, String place) {
    if (inWeights) {
      readRow(line, place);
    } else if (line.equals("weights:")) {
      inWeights = true;
    } else {
      readFact(line, place);
    }
  }

  private void readFact(String line, String place) {
    Matcher fact = FACT.matcher(line);
    if (!fact.matches()) {
      throw new InvalidInput(
          place + "'" + line + "' is no key with a value, such as variant: NAME");
    }
    switch (fact.group(1)) {
      case "variant" -> variant = fact.group(2);
      case "rules" -> {
        if (!RULES.matcher(fact.group(2)).matches()) {
          throw new InvalidInput(place + "rules are 16 digits of 0-9 and a-f, as tune writes them");
        }
        rules = Long.parseUnsignedLong(fact.group(2), 16);
        rulesFound = true;
      }
      default -> facts.add(line);
    }
  }

  private void readRow(String line, String place) {
    Matcher row = ROW.matcher(line);
    String feature = row.matches() ? row.group(1) : line.strip().replaceFirst(":.*", "");
    if (!names().contains(feature)) {
      throw new InvalidInput(
          place
              + "no feature is called '"
              + feature
              + "'; the features are "
              + String.join(", ", names()));
    }
    if (!row.matches()) {
      throw new InvalidInput(
          place
              + "'"
              + line.strip()
              + "' is not a feature with three whole numbers of at most six digits, such as "
              + feature
              + ": [0, 10, 20]");
    }
    if (!seen.add(feature)) {
      throw new InvalidInput(place + feature + " is there twice; leave one out");
    }
    for (int stage = 0; stage < values.length; stage++) {
      values[stage][names().indexOf(feature)] = Integer.parseInt(row.group(2 + stage));
    }
  }
}
