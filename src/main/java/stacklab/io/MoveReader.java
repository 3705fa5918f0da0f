package stacklab.io;

import stacklab.io.yaml.Choice;
import stacklab.io.yaml.Section;
import stacklab.rules.Bases;
import stacklab.rules.Distance;
import stacklab.rules.Locked;
import stacklab.rules.MoveRules;
import stacklab.rules.Onto;
import stacklab.rules.Path;
import stacklab.rules.Stacks;

/** Reads the keys under {@code move}. */
final class MoveReader {
  private static final Choice<Distance> DISTANCES = distances();

  private MoveReader() {}

  private static Choice<Distance> distances() {
    Choice<Distance> choice =
        Choice.whole(1, VariantKeys.MOST, steps -> new Distance.Exactly((int) steps));
    for (Distance.Measured measured : Distance.Measured.values()) {
      choice = choice.orWord(measured.text(), measured);
    }
    return choice;
  }

  static MoveRules read(Section move) {
    return new MoveRules(
        move.read("stacks", Choice.of(Stacks.values()), Stacks.ANY),
        move.read("bases", Choice.of(Bases.values()), Bases.FIXED),
        move.read("distance", DISTANCES, new Distance.Exactly(1)),
        move.read("path", Choice.of(Path.values()), Path.JUMP),
        move.read("onto", Choice.of(Onto.values()), Onto.ANY),
        move.read("locked", Choice.of(Locked.values()), Locked.NEVER));
  }
}
