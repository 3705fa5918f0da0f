package stacklab.io;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import stacklab.io.yaml.Choice;
import stacklab.io.yaml.Faults;
import stacklab.io.yaml.Node;
import stacklab.io.yaml.Section;
import stacklab.rules.First;
import stacklab.rules.InvalidVariant;
import stacklab.rules.Komi;
import stacklab.rules.MoveRules;
import stacklab.rules.Passing;
import stacklab.rules.Removal;
import stacklab.rules.Score;
import stacklab.rules.Setup;
import stacklab.rules.Swap;
import stacklab.rules.TieBreak;
import stacklab.rules.Variant;

/** Makes a variant of the keys of its file, once all that it extends is merged into them. */
final class VariantBinder {
  private final Section root;
  private final Faults faults;

  private VariantBinder(Section root, Faults faults) {
    this.root = root;
    this.faults = faults;
  }

  /**
   * Returns the variant that the keys describe; empty, and faults added, if values are missing or
   * not allowed.
   *
   * @param id its name if the keys give none
   * @throws InvalidVariant if the values are allowed but do not go together
   */
  static Optional<Variant> bind(Node keys, String id, Faults faults) {
    return new VariantBinder(Section.of("", keys, VariantKeys.ALL, faults), faults).bind(id);
  }

  private Optional<Variant> bind(String id) {
    String name = name(id);
    String summary = root.text("summary").orElse("");
    String source = root.text("source").orElse("");
    Optional<BoardReader.Drawn> drawn = new BoardReader(root, faults).read();
    RulesReader rules = new RulesReader(root, faults);
    Setup setup = rules.setup(drawn.map(BoardReader.Drawn::emptySpaces).orElse(0));
    First first = rules.first();
    MoveRules move = MoveReader.read(root.section("move", VariantKeys.MOVE));
    OptionalInt heightCap = rules.limit("height-cap");
    Removal removal = root.read("removal", Choice.of(Removal.values()), Removal.NONE);
    Passing passing = root.read("pass", Choice.of(Passing.values()), Passing.NEVER);
    OptionalInt plyLimit = rules.limit("ply-limit");
    Score score = root.read("score", Choice.of(Score.values()), Score.STACKS);
    List<TieBreak> tieBreaks = rules.tieBreaks();
    Swap swap = root.read("swap", Choice.of(Swap.values()), Swap.NONE);
    Komi komi = rules.komi();
    if (!faults.isEmpty() || drawn.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Variant(
            name,
            summary,
            source,
            drawn.get().board(),
            drawn.get().pieces(),
            setup,
            first,
            move,
            heightCap,
            removal,
            passing,
            plyLimit,
            score,
            tieBreaks,
            swap,
            komi));
  }

  private String name(String id) {
    String name = root.text("name").orElse(id);
    if (name.isEmpty()) {
      root.fault("name", "an empty text is not allowed; allowed: a text");
    }
    return name;
  }
}
