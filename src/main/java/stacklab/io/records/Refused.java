package stacklab.io.records;

import java.util.List;
import java.util.Optional;
import stacklab.game.Position;
import stacklab.rules.Setup;
import stacklab.rules.Swap;
import stacklab.rules.Variant;

/** What forms that know of moves and resignations only cannot hold. */
final class Refused {
  private static final List<String> PLAYED_OUT = List.of("no-moves", "ply-limit");

  private Refused() {}

  /** Returns why a form without starts cannot hold a variant's games. */
  static Optional<String> withoutStarts(Variant variant) {
    return variant.setup() instanceof Setup.Shuffle
        ? Optional.of("the variant starts at random, and this form cannot say how")
        : Optional.empty();
  }

  /** Returns why a form that ties colours to players cannot hold a variant's games. */
  static Optional<String> withoutSwaps(Variant variant) {
    return variant.swap() == Swap.NONE
        ? Optional.empty()
        : Optional.of("players may exchange colours, and this form cannot say so");
  }

  /**
   * Returns why a form that knows of moves and resignations only cannot hold a game.
   *
   * @param anyResigner whether it can say who resigned, not only that the player to move did
   */
  static Optional<String> movesOnly(WrittenGame game, boolean anyResigner) {
    if (!game.start().isEmpty()) {
      return Optional.of("it begins from a given position, and this form cannot say so");
    }
    if (PLAYED_OUT.contains(game.end())) {
      return Optional.empty();
    }
    if (game.end().equals("unfinished")) {
      return Optional.empty();
    }
    if (game.resigned().isEmpty()) {
      return Optional.of("its end is '" + game.end() + "', and this form cannot say so");
    }
    Position last = game.after(game.moves().length);
    return anyResigner || last.turn() == game.resigned().get()
        ? Optional.empty()
        : Optional.of("the player whose turn it was not resigned, and this form cannot say so");
  }

  /** Returns why a name cannot stand between marks. */
  static Optional<String> name(WrittenGame game, String marks) {
    return List.of(game.white(), game.black()).stream()
        .filter(name -> name.chars().anyMatch(c -> marks.indexOf(c) >= 0))
        .findFirst()
        .map(name -> "the player's name \"" + name + "\" cannot be written in this form");
  }
}
