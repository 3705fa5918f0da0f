package stacklab.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import stacklab.board.Board;
import stacklab.rules.Bases;
import stacklab.rules.Locked;
import stacklab.rules.MoveRules;
import stacklab.rules.Path;
import stacklab.rules.Stacks;
import stacklab.rules.Variant;

/** Says in words why a move is not legal, for people. Written from the rules, not for speed. */
public final class Refusal {
  private final Position position;
  private final Board board;
  private final MoveRules rules;

  private Refusal(Position position) {
    this.position = position;
    this.board = position.variant().board();
    this.rules = position.variant().move();
  }

  /**
   * Returns why a move is not legal, as a sentence without its full stop; empty if it is legal.
   *
   * @param move as {@link Notation#parse} returns it
   */
  public static Optional<String> of(Position position, int move) {
    Refusal refusal = new Refusal(position);
    if (position.isOver()) {
      return Optional.of("the game is over");
    }
    if (move == Move.SWAP) {
      return refusal.swap();
    }
    if (move == Move.PASS) {
      return refusal.pass();
    }
    if (position.placing()) {
      return refusal.placement(move);
    }
    return Move.isPlacement(move) ? refusal.oneSpace(move) : refusal.stackMove(move);
  }

  /**
   * Returns why the player to move may not take the stack on a space, wherever it would go; empty
   * if the space has a stack that may be taken. For positions in which stacks are moved.
   */
  public static Optional<String> ofTaking(Position position, int space) {
    return new Refusal(position).taking(space);
  }

  private Optional<String> swap() {
    return when(
        !position.maySwap(),
        "colours may be exchanged only where the rules say `swap: after-1`, by the second player"
            + " instead of the first ply");
  }

  private Optional<String> pass() {
    int moves = position.moveCount();
    return when(
        !position.isLegal(Move.PASS),
        "passing is only for a player without a move, and there "
            + (moves == 1 ? "is 1 move" : "are " + moves + " moves"));
  }

  private Optional<String> placement(int move) {
    if (!Move.isPlacement(move)) {
      return Optional.of("pieces are still being placed; name one empty space");
    }
    int space = Move.from(move);
    return when(position.height(space) > 0, board.name(space) + " is occupied");
  }

  private Optional<String> oneSpace(int move) {
    String name = board.name(Move.from(move));
    return Optional.of(
        "no piece is placed any more; to move the stack on "
            + name
            + ", name the space it goes to as well");
  }

  private Optional<String> stackMove(int move) {
    int from = Move.from(move);
    int to = Move.to(move);
    return taking(from)
        .or(() -> landing(to))
        .or(() -> travelling(from, to))
        .or(() -> stacking(from, to));
  }

  private Optional<String> taking(int from) {
    String name = board.name(from);
    int owner = position.owner(from);
    if (position.height(from) == 0) {
      return Optional.of("there is no stack on " + name);
    }
    if (owner == BoardState.NEUTRAL && rules.bases() == Bases.FIXED) {
      return Optional.of("the stack on " + name + " has a base on top and never moves");
    }
    boolean foreign = owner == 1 - position.turn().index();
    if (foreign && rules.stacks() == Stacks.OWN) {
      return Optional.of("the stack on " + name + " is your opponent's");
    }
    return when(
        locked(from), "the stack on " + name + " is locked: all the spaces around it are occupied");
  }

  private boolean locked(int space) {
    if (rules.locked() == Locked.NEVER || !board.lockable(space)) {
      return false;
    }
    for (int neighbour : board.neighbours(space)) {
      if (position.height(neighbour) == 0) {
        return false;
      }
    }
    return true;
  }

  private Optional<String> landing(int to) {
    String name = board.name(to);
    int owner = position.owner(to);
    int mover = position.turn().index();
    boolean occupied = position.height(to) > 0;
    return switch (rules.onto()) {
      case ANY -> when(!occupied, "there is no stack on " + name + " to land on");
      case OWN -> when(owner != mover, "there is no stack of your own on " + name + " to land on");
      case OPPONENT -> when(owner != 1 - mover, "there is no stack of your opponent's on " + name);
      case NEUTRAL ->
          when(owner != BoardState.NEUTRAL, "there is no stack with a base on top on " + name);
      case ANY_OR_EMPTY -> Optional.empty();
    };
  }

  /** One straight way from the one space to the other. */
  private record Way(int steps, boolean clear) {}

  private Optional<String> travelling(int from, int to) {
    String ends = board.name(from) + " and " + board.name(to);
    List<Way> ways = ways(from, to);
    if (ways.isEmpty()) {
      return Optional.of("no straight line joins " + ends);
    }
    int height = position.height(from);
    List<Way> fitting =
        ways.stream()
            .filter(way -> rules.distance().allows(way.steps(), height, position.height(to)))
            .toList();
    if (fitting.isEmpty()) {
      return Optional.of(wrongDistance(ends, ways.get(0).steps(), height, position.height(to)));
    }
    return when(
        rules.path() == Path.CLEAR && fitting.stream().noneMatch(Way::clear),
        "not all the spaces between " + ends + " are empty");
  }

  private List<Way> ways(int from, int to) {
    List<Way> ways = new ArrayList<>();
    for (int r = 0; r < board.rayCount(from); r++) {
      int[] ray = board.ray(from, r);
      boolean clear = true;
      for (int i = 0; i < ray.length; i++) {
        if (ray[i] == to) {
          ways.add(new Way(i + 1, clear));
        }
        clear &= ray[i] != Board.HOLE && position.height(ray[i]) == 0;
      }
    }
    return ways;
  }

  private String wrongDistance(String ends, int steps, int height, int target) {
    String allowed =
        switch (rules.distance().text()) {
          case "height" -> "this stack moves exactly " + height + ", as it is high";
          case "up-to-height" -> "this stack moves at most " + height + ", as it is high";
          case "target-height" -> "onto a stack of height " + target + " it has to be " + target;
          default -> "a stack moves exactly " + rules.distance().text();
        };
    return ends + " are " + (steps == 1 ? "1 step" : steps + " steps") + " apart; " + allowed;
  }

  private Optional<String> stacking(int from, int to) {
    Variant variant = position.variant();
    int height = position.height(from) + position.height(to);
    return when(
        variant.heightCap().isPresent() && height > variant.heightCap().getAsInt(),
        "the stack would be " + height + " high; the cap is " + variant.heightCap().orElse(0));
  }

  private static Optional<String> when(boolean refused, String reason) {
    return refused ? Optional.of(reason) : Optional.empty();
  }
}
