package stacklab.io;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import stacklab.game.PositionText;
import stacklab.io.goal.GoalReader;
import stacklab.io.yaml.Choice;
import stacklab.io.yaml.Faults;
import stacklab.io.yaml.Node;
import stacklab.io.yaml.Section;
import stacklab.io.yaml.Shown;
import stacklab.io.yaml.Spelling;
import stacklab.io.yaml.Texts;
import stacklab.rules.Colour;
import stacklab.rules.InvalidInput;

/** Reads the keys of one experiment, its variants being known. */
final class ExperimentBinder {
  private static final Choice<Integer> PLIES = Choice.whole(0, VariantKeys.MOST, n -> (int) n);
  private static final Choice<Long> GAMES = Choice.whole(1, 1_000_000_000_000L, n -> n);
  private static final Choice<Long> COUNT = Choice.whole(0, 1_000_000_000_000L, n -> n);
  private static final Choice<Long> SEED = Choice.whole(Long.MIN_VALUE, Long.MAX_VALUE, n -> n);

  /** The keys of {@code measure}. */
  static final List<String> MEASURE = List.of("position-games", "length-range");

  private final Section root;
  private final List<NamedVariant> variants;
  private final Consumer<String> agentCheck;
  private final Faults faults;
  private final List<Colour> first;

  ExperimentBinder(
      Section root, List<NamedVariant> variants, Consumer<String> agentCheck, Faults faults) {
    this.root = root;
    this.variants = variants;
    this.agentCheck = agentCheck;
    this.faults = faults;
    this.first = first();
  }

  Experiment experiment() {
    Section record = root.section("record", List.of("games", "moves"));
    return new Experiment(
        name(),
        root.text("question").orElse(""),
        variants,
        players(),
        beginning(),
        root.read("games", GAMES, 10_000L),
        root.read("seed", SEED, 1L),
        inference(),
        measuring(),
        new Experiment.Recording(
            record.read("games", Choice.flag(), true), record.read("moves", Choice.flag(), false)),
        new GoalReader(root, faults).read());
  }

  private Experiment.Players players() {
    return new Experiment.Players(
        agents(), root.read("meetings", Choice.of(Meetings.values()), Meetings.EVERY_TWO));
  }

  private Experiment.Beginning beginning() {
    return new Experiment.Beginning(
        first,
        starts(),
        root.read("opening-plies", PLIES, 0),
        root.read("common-starts", Choice.flag(), false));
  }

  private Experiment.Inference inference() {
    return new Experiment.Inference(
        baseline(), decimal("confidence", 0.95, 0.5, 0.9999), decimal("margin", 1, 0.01, 50));
  }

  private Experiment.Measuring measuring() {
    Section measure = root.section("measure", MEASURE);
    return new Experiment.Measuring(
        root.read("playouts", Choice.of(Playouts.values()), Playouts.COUNTS),
        measure.read("position-games", COUNT, Experiment.Measuring.DEFAULT.positionGames()),
        lengths(measure));
  }

  private Optional<Experiment.Lengths> lengths(Section measure) {
    List<Node> items = measure.list("length-range", "[30, 40]");
    if (items.isEmpty() && !(measure.value("length-range").orElse(null) instanceof Node.Sequence)) {
      return Optional.empty();
    }
    List<Integer> ends =
        items.stream()
            .flatMap(item -> PLIES.read(item, "measure.length-range", faults).stream())
            .toList();
    if (ends.size() < items.size()) {
      return Optional.empty();
    }
    if (ends.size() != 2 || ends.get(0) > ends.get(1)) {
      measure.fault(
          "length-range",
          "the shortest and the longest length are wanted, in this order, as in [30, 40]");
      return Optional.empty();
    }
    return Optional.of(new Experiment.Lengths(ends.get(0), ends.get(1)));
  }

  private String name() {
    if (!root.has("name")) {
      root.missing("name", "give one of small letters, digits and hyphens, such as height-cap");
    }
    String name = root.text("name").orElse("");
    if (!name.matches("[a-z0-9][a-z0-9-]{0,99}") && root.has("name")) {
      root.fault(
          "name",
          Shown.quoted(name)
              + " is not allowed; allowed: small letters, digits and hyphens, as in height-cap");
    }
    return name;
  }

  private List<Colour> first() {
    Optional<Node> node = root.value("first");
    if (node.isEmpty()
        || (node.get() instanceof Node.Scalar word && word.text().equals("as-variant"))) {
      return List.of();
    }
    List<Colour> first = new ArrayList<>();
    if (!(node.get() instanceof Node.Sequence list) || list.items().isEmpty()) {
      root.fault(
          "first",
          Shown.found(node.get())
              + " is not allowed; allowed: as-variant, [white, black], [white], [black]");
      return first;
    }
    for (Node item : list.items()) {
      Optional<Colour> colour = RulesReader.COLOURS.read(item, "first", faults);
      if (colour.isPresent() && first.contains(colour.get())) {
        faults.add(item.place(), "first: " + colour.get().text() + " is there twice");
      }
      colour.ifPresent(first::add);
    }
    return first;
  }

  private List<String> agents() {
    if (!root.has("agents")) {
      return List.of("random");
    }
    return texts("agents", "[random]", agentCheck);
  }

  private List<String> starts() {
    Optional<Node> node = root.value("starts");
    if (node.isEmpty()
        || (node.get() instanceof Node.Scalar word && word.text().equals("variant"))) {
      return List.of();
    }
    if (!(node.get() instanceof Node.Sequence)) {
      root.fault(
          "starts",
          Shown.found(node.get())
              + " is not allowed; allowed: variant, or a list of position texts");
      return List.of();
    }
    List<String> starts = texts("starts", "", this::checkStart);
    for (Colour colour : first) {
      if (!starts.isEmpty() && starts.stream().noneMatch(text -> toMove(text) == colour)) {
        root.fault(
            "starts",
            "`first` has "
                + colour.text()
                + ", but there is no start with that colour to move; add one, or take it out of"
                + " `first`");
      }
    }
    return starts;
  }

  /** Returns the colour to move in a position's text; the text itself is checked elsewhere. */
  private static Colour toMove(String start) {
    return start.contains(" b") ? Colour.BLACK : Colour.WHITE;
  }

  private void checkStart(String start) {
    for (NamedVariant named : variants) {
      try {
        checkFirst(named, PositionText.parse(named.variant(), start).turn());
      } catch (InvalidInput e) {
        throw new InvalidInput(named.id() + ": " + String.join("; ", e.messages()));
      }
    }
  }

  /** A pairing names who moves first, and so its starts have to agree. */
  private void checkFirst(NamedVariant named, Colour turn) {
    List<Colour> allowed = first.isEmpty() ? List.of(named.variant().firstSeat()) : first;
    if (!allowed.contains(turn)) {
      throw new InvalidInput(
          turn.text()
              + " is to move in the start, but "
              + allowed.get(0).text()
              + " moves first; say first: ["
              + turn.text()
              + "], or first: [white, black] with starts for both");
    }
  }

  private List<String> texts(String key, String example, Consumer<String> check) {
    List<String> texts = new ArrayList<>();
    List<Node> items = root.list(key, example);
    if (items.isEmpty() && root.value(key).orElseThrow() instanceof Node.Sequence) {
      root.fault(key, "the list is empty; give at least one");
    }
    for (Node item : items) {
      Optional<String> text = Texts.line(item, key, faults);
      if (text.isPresent() && texts.contains(text.get())) {
        faults.add(item.place(), key + ": " + Shown.quoted(text.get()) + " is there twice");
      }
      text.ifPresent(texts::add);
      text.ifPresent(t -> check(item, key, t, check));
    }
    return texts;
  }

  private void check(Node item, String key, String text, Consumer<String> check) {
    try {
      check.accept(text);
    } catch (InvalidInput e) {
      e.messages().forEach(message -> faults.add(item.place(), key + ": " + message));
    }
  }

  private String baseline() {
    List<String> ids = variants.stream().map(NamedVariant::id).toList();
    String first = ids.isEmpty() ? "" : ids.get(0);
    Optional<String> baseline = root.text("baseline");
    if (baseline.isPresent() && !ids.isEmpty() && !ids.contains(baseline.get())) {
      root.fault(
          "baseline",
          Shown.quoted(baseline.get())
              + " is none of the variants; allowed: "
              + String.join(", ", ids)
              + Spelling.hint(baseline.get(), ids));
    }
    return baseline.orElse(first);
  }

  private double decimal(String key, double whenAbsent, double min, double max) {
    Optional<Node> node = root.value(key);
    if (node.isEmpty()) {
      return whenAbsent;
    }
    if (node.get() instanceof Node.Scalar scalar
        && scalar.style() == Node.Style.PLAIN
        && scalar.text().matches("(0|[1-9][0-9]?)(\\.[0-9]{1,6})?")) {
      double value = Double.parseDouble(scalar.text());
      if (value >= min && value <= max) {
        return value;
      }
    }
    root.fault(
        key,
        Shown.found(node.get())
            + " is not allowed; allowed: a number from "
            + ExperimentText.decimal(min)
            + " to "
            + ExperimentText.decimal(max));
    return whenAbsent;
  }
}
