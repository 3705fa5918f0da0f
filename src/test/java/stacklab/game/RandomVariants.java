package stacklab.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import stacklab.board.Board;
import stacklab.random.Random;
import stacklab.rules.Bases;
import stacklab.rules.Colour;
import stacklab.rules.Distance;
import stacklab.rules.First;
import stacklab.rules.InvalidVariant;
import stacklab.rules.Komi;
import stacklab.rules.Locked;
import stacklab.rules.MoveRules;
import stacklab.rules.Onto;
import stacklab.rules.Passing;
import stacklab.rules.Path;
import stacklab.rules.Removal;
import stacklab.rules.Score;
import stacklab.rules.Setup;
import stacklab.rules.Stacks;
import stacklab.rules.Swap;
import stacklab.rules.TieBreak;
import stacklab.rules.Variant;

/**
 * Draws valid variants in which every rule value meets every other: each part is drawn by itself,
 * and what {@link Variant} refuses is drawn again. The same seed gives the same variant.
 */
public record RandomVariants(Random random) {

  /** Returns the variant of a seed on a board of at most about this many spaces. */
  public static Variant of(long seed, int mostSpaces) {
    RandomVariants drawn = new RandomVariants(Random.of(seed));
    return drawn.on(new RandomBoards(drawn.random).next(mostSpaces), "random " + seed);
  }

  /** Returns a variant on a full rectangle's board of about this many rows and columns. */
  public static Variant large(long seed, int side) {
    RandomVariants drawn = new RandomVariants(Random.of(seed));
    return drawn.on(new RandomBoards(drawn.random).grid(side, side), "large " + seed);
  }

  private Variant on(Board board, String name) {
    Optional<Variant> drawn = Optional.empty();
    while (drawn.isEmpty()) {
      drawn = unlessRefused(board, name);
    }
    return drawn.get();
  }

  private Optional<Variant> unlessRefused(Board board, String name) {
    try {
      return Optional.of(draw(board, name));
    } catch (InvalidVariant refused) {
      return Optional.empty();
    }
  }

  private Variant draw(Board board, String name) {
    Setup setup = setup(board.size());
    MoveRules move =
        new MoveRules(
            any(Stacks.values()),
            any(Bases.values()),
            distance(),
            any(Path.values()),
            any(Onto.values()),
            any(Locked.values()));
    return new Variant(
        name,
        "",
        "",
        board,
        pieces(board.size(), setup),
        setup,
        new First(any(Colour.values()), any(Colour.values())),
        move,
        random.below(2) == 0 ? OptionalInt.empty() : OptionalInt.of(1 + random.below(8)),
        any(Removal.values()),
        any(Passing.values()),
        plyLimit(move, board.size()),
        any(Score.values()),
        tieBreaks(),
        random.below(3) == 0 ? Swap.AFTER_1 : Swap.NONE,
        random.below(3) == 0 ? new Komi(random.below(9) - 4, random.below(9) - 4) : Komi.NONE);
  }

  private <T> T any(T[] values) {
    return new RandomBoards(random).any(values);
  }

  private Setup setup(int spaces) {
    return switch (random.below(3)) {
      case 0 -> new Setup.AsDrawn();
      case 1 ->
          new Setup.Place(
              random.below(4),
              random.below(2) == 0
                  ? OptionalInt.empty()
                  : OptionalInt.of(random.below(spaces + 1)));
      default ->
          new Setup.Shuffle(
              random.below(spaces / 2 + 1), random.below(spaces / 2 + 1), random.below(4));
    };
  }

  private String pieces(int spaces, Setup setup) {
    String letters = random.below(2) == 0 ? "WB" : random.below(2) == 0 ? "WBWBWBD" : "WBD#";
    boolean mostlyEmpty = !(setup instanceof Setup.AsDrawn) && random.below(4) > 0;
    StringBuilder pieces = new StringBuilder();
    for (int i = 0; i < spaces; i++) {
      boolean empty = mostlyEmpty ? random.below(12) > 0 : random.below(6) == 0;
      pieces.append(empty ? '#' : letters.charAt(random.below(letters.length())));
    }
    return pieces.toString();
  }

  private Distance distance() {
    int drawn = random.below(7);
    return drawn < 4
        ? any(Distance.Measured.values())
        : new Distance.Exactly(drawn == 4 ? 2 + random.below(2) : 1);
  }

  /** Returns a limit where one is needed, elsewhere rarely; sometimes within the placement. */
  private OptionalInt plyLimit(MoveRules move, int spaces) {
    if (move.onto() != Onto.ANY_OR_EMPTY && random.below(5) > 0) {
      return OptionalInt.empty();
    }
    int most = random.below(3) == 0 ? 4 : Math.min(80, 2 * spaces + 10);
    return OptionalInt.of(1 + random.below(most));
  }

  private List<TieBreak> tieBreaks() {
    List<TieBreak> left = new ArrayList<>(List.of(TieBreak.values()));
    left.remove(TieBreak.DRAW);
    List<TieBreak> tieBreaks = new ArrayList<>();
    for (int i = random.below(5); i > 0; i--) {
      tieBreaks.add(left.remove(random.below(left.size())));
    }
    if (random.below(2) == 0) {
      tieBreaks.add(TieBreak.DRAW);
    }
    return tieBreaks;
  }
}
