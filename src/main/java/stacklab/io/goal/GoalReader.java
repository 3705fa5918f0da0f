package stacklab.io.goal;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import stacklab.io.yaml.Faults;
import stacklab.io.yaml.Node;
import stacklab.io.yaml.Section;
import stacklab.io.yaml.Shown;
import stacklab.rules.InvalidInput;

/** Reads an experiment's goal. */
public final class GoalReader {
  /** The keys of an experiment of which one may stand there. */
  public static final List<String> KEYS = List.of("until", "find", "eliminate");

  private static final String METRIC = "[a-z][a-z0-9_]{0,39}";

  private final Section root;
  private final Faults faults;

  /** Prepares reading the keys of an experiment file. */
  public GoalReader(Section root, Faults faults) {
    this.root = root;
    this.faults = faults;
  }

  /**
   * Returns the goal that is written {@code METRIC=DISTANCE,...} on the command line.
   *
   * @throws InvalidInput if it is none
   */
  public static Goal until(String text) {
    Map<String, Double> halfWidths = new LinkedHashMap<>();
    for (String part : text.split(",", -1)) {
      int equals = part.indexOf('=');
      String metric = equals < 0 ? part.strip() : part.substring(0, equals).strip();
      Optional<Double> value =
          equals < 0 ? Optional.empty() : Numbers.parse(part.substring(equals + 1).strip());
      if (!metric.matches(METRIC)
          || value.isEmpty()
          || value.get() <= 0
          || halfWidths.put(metric, value.get()) != null) {
        throw new InvalidInput(
            "--until "
                + text
                + ": write each metric once with a distance above 0, such as"
                + " first_result=0.5,plies=0.1; for results and shares in points of a hundred");
      }
    }
    return new Goal.Until(halfWidths);
  }

  /**
   * Returns the goal that is written on the command line for an experiment.
   *
   * @param file the experiment's file, for messages
   * @param there the goal that the file has
   * @throws InvalidInput if it is none, or the file has another one
   */
  public static Goal until(String text, Path file, Goal there) {
    Goal goal = until(text);
    if (there != Goal.NONE && !there.equals(goal)) {
      throw new InvalidInput(
          file
              + ": an experiment has one goal; it has `"
              + there.text().replaceFirst(":.*", "")
              + "` already, take it out of the file or leave out --until");
    }
    return goal;
  }

  /** Returns the goal; {@link Goal#NONE} if there is none or it is at fault. */
  public Goal read() {
    List<String> given = KEYS.stream().filter(root::has).toList();
    if (given.size() > 1) {
      root.fault(
          given.get(1),
          "an experiment has one goal; it has `"
              + given.get(0)
              + "` already, take one of them out");
      return Goal.NONE;
    }
    if (given.isEmpty()) {
      return Goal.NONE;
    }
    return switch (given.get(0)) {
      case "until" -> until();
      case "find" -> find();
      default -> eliminate();
    };
  }

  private Goal until() {
    Map<String, Double> found = new LinkedHashMap<>();
    for (Node.Entry entry : entries("until", "{first_result: 0.5}")) {
      Optional<Double> value = number(entry.value()).filter(v -> v > 0);
      if (value.isEmpty()) {
        fault(entry, "a number above 0; for results and shares in points of a hundred");
      }
      found.put(entry.name(), value.orElse(1.0));
    }
    return found.isEmpty() ? Goal.NONE : new Goal.Until(found);
  }

  private Goal find() {
    Map<String, Goal.Range> found = new LinkedHashMap<>();
    for (Node.Entry entry : entries("find", "{first_result: [0.49, 0.51]}")) {
      Optional<Goal.Range> range = range(entry.value());
      if (range.isEmpty()) {
        faultOfRange(entry);
      }
      found.put(entry.name(), range.orElse(new Goal.Range(0, 1)));
    }
    return found.isEmpty() ? Goal.NONE : new Goal.Find(found);
  }

  private Goal eliminate() {
    List<Node.Entry> entries = entries("eliminate", "{draw: lowest}");
    if (entries.size() > 1) {
      root.fault("eliminate", "one metric decides who stays; take the others out");
    }
    List<Goal> goals = entries.stream().map(this::eliminate).toList();
    return goals.isEmpty() ? Goal.NONE : goals.get(0);
  }

  private Goal eliminate(Node.Entry entry) {
    String word = entry.value() instanceof Node.Scalar scalar ? scalar.text() : "";
    Optional<Goal.Best> best =
        switch (word) {
          case "lowest" -> Optional.of(new Goal.Best(1, 0));
          case "highest" -> Optional.of(new Goal.Best(-1, 0));
          default -> number(entry.value()).map(value -> new Goal.Best(0, value));
        };
    if (best.isEmpty()) {
      fault(entry, "lowest, highest, or the number to which to come nearest");
      return Goal.NONE;
    }
    return new Goal.Eliminate(entry.name(), best.get());
  }

  private List<Node.Entry> entries(String key, String example) {
    Node node = root.value(key).orElseThrow();
    if (!(node instanceof Node.Mapping mapping) || mapping.entries().isEmpty()) {
      root.fault(
          key,
          Shown.found(node) + " is not allowed; name a metric, such as " + key + ": " + example);
      return List.of();
    }
    List<Node.Entry> entries = new ArrayList<>(mapping.entries());
    for (Node.Entry entry : mapping.entries()) {
      if (!entry.name().matches(METRIC)) {
        faults.add(
            entry.key().place(),
            key + ": " + Shown.quoted(entry.name()) + " is no metric; see docs/metrics.md");
        entries.remove(entry);
      }
    }
    return entries;
  }

  private void faultOfRange(Node.Entry entry) {
    String found =
        entry.value() instanceof Node.Sequence list
            ? Shown.plain(Shown.flow(list))
            : Shown.found(entry.value());
    faults.add(
        entry.value().place(),
        entry.name()
            + ": "
            + found
            + " is not allowed; allowed: two different numbers, the lower one first, such as"
            + " [0.49, 0.51]");
  }

  private void fault(Node.Entry entry, String allowed) {
    faults.add(
        entry.value().place(),
        entry.name() + ": " + Shown.found(entry.value()) + " is not allowed; allowed: " + allowed);
  }

  private static Optional<Goal.Range> range(Node node) {
    if (!(node instanceof Node.Sequence list) || list.items().size() != 2) {
      return Optional.empty();
    }
    Optional<Double> low = number(list.items().get(0));
    Optional<Double> high = number(list.items().get(1));
    return low.isPresent() && high.isPresent() && low.get() < high.get()
        ? Optional.of(new Goal.Range(low.get(), high.get()))
        : Optional.empty();
  }

  private static Optional<Double> number(Node node) {
    return node instanceof Node.Scalar scalar && scalar.style() == Node.Style.PLAIN
        ? Numbers.parse(scalar.text())
        : Optional.empty();
  }
}
