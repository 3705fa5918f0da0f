package stacklab.game;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import stacklab.random.Random;
import stacklab.rules.Bases;
import stacklab.rules.Distance;
import stacklab.rules.InvalidVariant;
import stacklab.rules.Locked;
import stacklab.rules.MoveRules;
import stacklab.rules.Onto;
import stacklab.rules.Path;
import stacklab.rules.Removal;
import stacklab.rules.Stacks;
import stacklab.rules.Swap;
import stacklab.rules.TieBreak;
import stacklab.rules.Variant;

/** Turns variants into ones in which what was once illegal stays so. */
final class ShrinkingVariants {
  private ShrinkingVariants() {}

  /** Returns a variant that differs from another in its moves, if the rest of it allows that. */
  static Optional<Variant> like(Variant other, Random random) {
    OptionalInt cap =
        random.below(3) == 0 ? OptionalInt.empty() : OptionalInt.of(2 + random.below(20));
    Distance distance =
        random.below(3) == 0 ? Distance.Measured.ANY : new Distance.Exactly(1 + random.below(2));
    List<TieBreak> tieBreaks =
        other.tieBreaks().stream()
            .filter(tieBreak -> tieBreak != TieBreak.CAPPED_STACKS || cap.isPresent())
            .toList();
    try {
      return Optional.of(
          new Variant(
              "shrinking " + other.name(),
              "",
              "",
              other.board(),
              other.pieces(),
              other.setup(),
              other.first(),
              new MoveRules(Stacks.ANY, Bases.MOVABLE, distance, Path.JUMP, Onto.ANY, Locked.NEVER),
              cap,
              Removal.NONE,
              other.passing(),
              OptionalInt.empty(),
              other.score(),
              tieBreaks,
              Swap.NONE,
              other.komi()));
    } catch (InvalidVariant refused) {
      return Optional.empty();
    }
  }
}
