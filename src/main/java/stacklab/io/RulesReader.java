package stacklab.io;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import stacklab.io.yaml.Choice;
import stacklab.io.yaml.Faults;
import stacklab.io.yaml.Node;
import stacklab.io.yaml.Section;
import stacklab.io.yaml.Shown;
import stacklab.rules.Colour;
import stacklab.rules.First;
import stacklab.rules.Komi;
import stacklab.rules.Setup;
import stacklab.rules.TieBreak;

/** Reads setup, first colour, limits, tie-breaks and komi. */
final class RulesReader {
  static final Choice<Colour> COLOURS =
      Choice.word(Colour.WHITE.text(), Colour.WHITE).orWord(Colour.BLACK.text(), Colour.BLACK);
  private static final Choice<Integer> COUNT = Choice.whole(0, VariantKeys.MOST, n -> (int) n);
  private static final Choice<OptionalInt> LIMIT =
      Choice.<OptionalInt>whole(1, VariantKeys.MOST, n -> OptionalInt.of((int) n))
          .orWord("none", OptionalInt.empty());
  private static final Choice<TieBreak> TIE_BREAKS = Choice.of(TieBreak.values());
  private static final String SETUPS =
      "map, {place: {bases: N, stones: N}}, {shuffle: {W: N, B: N, D: N}}";

  private final Section root;
  private final Faults faults;

  RulesReader(Section root, Faults faults) {
    this.root = root;
    this.faults = faults;
  }

  OptionalInt limit(String key) {
    return root.read(key, LIMIT, OptionalInt.empty());
  }

  /**
   * Returns the setup, the number of stones to place made definite.
   *
   * @param emptySpaces of the map
   */
  Setup setup(int emptySpaces) {
    Optional<Node> node = root.value("setup");
    if (node.isEmpty() || (node.get() instanceof Node.Scalar word && word.text().equals("map"))) {
      return new Setup.AsDrawn();
    }
    Section setup = Section.of("setup", mappingOf(node.get()), List.of("place", "shuffle"), faults);
    if (setup.has("place") == setup.has("shuffle")) {
      refuseSetup(node.get());
      return new Setup.AsDrawn();
    }
    return setup.has("place") ? place(setup, emptySpaces) : shuffle(setup);
  }

  private static Node mappingOf(Node node) {
    return node instanceof Node.Mapping ? node : new Node.Mapping(node.place(), List.of());
  }

  private void refuseSetup(Node node) {
    if (node instanceof Node.Mapping mapping
        && mapping.value("place").isEmpty()
        && !mapping.entries().isEmpty()) {
      return; // its unknown keys are faults already
    }
    String found = node instanceof Node.Mapping ? Shown.plain(Shown.flow(node)) : Shown.found(node);
    faults.add(node.place(), "setup: " + found + " is not allowed; allowed: " + SETUPS);
  }

  private Setup place(Section setup, int emptySpaces) {
    Section place = setup.section("place", List.of("bases", "stones"));
    int bases = place.read("bases", COUNT, 0);
    int remaining = Math.max(0, emptySpaces - bases);
    return new Setup.Place(bases, OptionalInt.of(place.read("stones", COUNT, remaining)));
  }

  private Setup shuffle(Section setup) {
    Section shuffle = setup.section("shuffle", List.of("W", "B", "D"));
    return new Setup.Shuffle(
        shuffle.read("W", COUNT, 0), shuffle.read("B", COUNT, 0), shuffle.read("D", COUNT, 0));
  }

  First first() {
    Optional<Node> node = root.value("first");
    if (node.isEmpty()) {
      return First.of(Colour.WHITE);
    }
    if (node.get() instanceof Node.Mapping) {
      Section first = root.section("first", List.of("place", "move"));
      for (String key : List.of("place", "move")) {
        if (!first.has(key)) {
          first.missing(key, "name both, such as {place: white, move: black}");
        }
      }
      return new First(
          first.read("place", COLOURS, Colour.WHITE), first.read("move", COLOURS, Colour.WHITE));
    }
    return First.of(COLOURS.read(node.get(), "first", faults).orElse(Colour.WHITE));
  }

  /** Returns the tie-breaks; draw always ends them. */
  List<TieBreak> tieBreaks() {
    List<TieBreak> tieBreaks = new ArrayList<>();
    List<Node> nodes = root.list("tie-break", "[stacks, draw]");
    int most = TieBreak.values().length;
    if (nodes.size() > most) {
      root.fault("tie-break", nodes.size() + " tie-breaks; there are only " + most);
      nodes = List.of();
    }
    for (Node node : nodes) {
      TIE_BREAKS.read(node, "tie-break", faults).ifPresent(tieBreaks::add);
    }
    if (tieBreaks.isEmpty() || tieBreaks.get(tieBreaks.size() - 1) != TieBreak.DRAW) {
      tieBreaks.add(TieBreak.DRAW);
    }
    return tieBreaks;
  }

  Komi komi() {
    Section komi = root.section("komi", List.of("white", "black"));
    return new Komi(halves(komi, "white"), halves(komi, "black"));
  }

  private int halves(Section komi, String key) {
    Optional<Node> node = komi.value(key);
    if (node.isEmpty()) {
      return 0;
    }
    if (node.get() instanceof Node.Scalar scalar
        && scalar.style() == Node.Style.PLAIN
        && scalar.text().matches("-?(0|[1-9][0-9]{0,3})(\\.[05])?")) {
      String text = scalar.text();
      String whole = text.replaceAll("\\..", "").replace("-", "");
      int halves = 2 * Integer.parseInt(whole) + (text.endsWith(".5") ? 1 : 0);
      return text.startsWith("-") ? -halves : halves;
    }
    komi.fault(
        key,
        Shown.found(node.get())
            + " is not allowed; allowed: a number from -9999.5 to 9999.5 in halves, such as 0.5");
    return 0;
  }
}
