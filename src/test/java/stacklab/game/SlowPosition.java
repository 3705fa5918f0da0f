package stacklab.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import stacklab.board.Board;
import stacklab.board.Grid;
import stacklab.rules.Bases;
import stacklab.rules.Colour;
import stacklab.rules.Locked;
import stacklab.rules.Passing;
import stacklab.rules.Path;
import stacklab.rules.Removal;
import stacklab.rules.Stacks;
import stacklab.rules.Swap;
import stacklab.rules.Variant;

/**
 * The slow obvious twin of {@link Position}: a stack is a text, every rule is one method that looks
 * at the whole board, and nothing is kept from one ply to the next. Immutable.
 *
 * @param variant the rules
 * @param stacks for each space its pieces from bottom to top, empty text for an empty space
 * @param turn who is to move
 * @param placed how many pieces the players have placed
 * @param plies plies played, those before the text was read included
 * @param played plies played since this game started
 * @param firstSeat the colour of the player who makes or made the first ply of this game
 * @param lastMoverSeat who made the last stack move: 1 the first seat, 2 the second, 0 nobody
 */
record SlowPosition(
    Variant variant,
    List<String> stacks,
    Colour turn,
    int placed,
    int plies,
    int played,
    Colour firstSeat,
    int lastMoverSeat) {

  SlowPosition {
    stacks = List.copyOf(stacks);
  }

  /** Returns the start of a variant without a shuffle. */
  static SlowPosition start(Variant variant) {
    List<String> stacks = new ArrayList<>();
    for (char piece : variant.pieces().toCharArray()) {
      stacks.add(piece == Variant.EMPTY_SPACE ? "" : Character.toString(piece));
    }
    Colour first = variant.placements() > 0 ? variant.first().place() : variant.first().move();
    return new SlowPosition(variant, stacks, first, 0, 0, 0, first, 0);
  }

  boolean placing() {
    return placed < variant.placements();
  }

  Colour seat(int number) {
    return number == 1 ? firstSeat : firstSeat.other();
  }

  /** Returns whose stack this is; empty for nobody's. */
  static Optional<Colour> owner(String stack) {
    if (stack.endsWith("W")) {
      return Optional.of(Colour.WHITE);
    }
    return stack.endsWith("B") ? Optional.of(Colour.BLACK) : Optional.empty();
  }

  /** Returns every legal move in ascending order; none if the game is over. */
  List<Integer> legalMoves() {
    Set<Integer> moves = new TreeSet<>();
    if (isOver()) {
      return List.of();
    }
    if (placing()) {
      for (int space = 0; space < stacks.size(); space++) {
        if (stacks.get(space).isEmpty()) {
          moves.add(Move.placement(space));
        }
      }
    } else {
      moves.addAll(stackMoves(turn));
      if (moves.isEmpty()) {
        moves.add(Move.PASS);
      }
    }
    if (maySwap()) {
      moves.add(Move.SWAP);
    }
    return List.copyOf(moves);
  }

  boolean atPlyLimit() {
    return variant.plyLimit().isPresent() && plies >= variant.plyLimit().getAsInt();
  }

  /** Returns whether the rules allow no placement, stack move or pass, the ply limit left aside. */
  boolean outOfMoves() {
    if (placing() || !stackMoves(turn).isEmpty()) {
      return false;
    }
    return variant.passing() == Passing.NEVER || stackMoves(turn.other()).isEmpty();
  }

  boolean isOver() {
    return atPlyLimit() || outOfMoves();
  }

  /** Returns the stack moves that a player would have, were it his turn. */
  Set<Integer> stackMoves(Colour mover) {
    Set<Integer> moves = new HashSet<>();
    Board board = variant.board();
    for (int from = 0; from < stacks.size(); from++) {
      if (!mayTake(from, mover)) {
        continue;
      }
      for (int r = 0; r < board.rayCount(from); r++) {
        int[] ray = board.ray(from, r);
        for (int steps = 1; steps <= ray.length; steps++) {
          int to = ray[steps - 1];
          if (to != Board.HOLE
              && to != from
              && distanceAllows(steps, from, to)
              && pathAllows(ray, steps)
              && ontoAllows(to, mover)
              && capAllows(from, to)) {
            moves.add(Move.of(from, to));
          }
        }
      }
    }
    return moves;
  }

  private boolean mayTake(int from, Colour mover) {
    String stack = stacks.get(from);
    if (stack.isEmpty() || isLocked(from)) {
      return false;
    }
    if (stack.endsWith("D")) {
      return variant.move().bases() == Bases.MOVABLE;
    }
    return variant.move().stacks() == Stacks.ANY || owner(stack).equals(Optional.of(mover));
  }

  private boolean isLocked(int space) {
    if (variant.move().locked() == Locked.NEVER) {
      return false;
    }
    Board board = variant.board();
    if (board.grid() == Grid.LINES) {
      int most = 0;
      for (int other = 0; other < board.size(); other++) {
        most = Math.max(most, board.neighbours(other).length);
      }
      for (int neighbour : board.neighbours(space)) {
        if (stacks.get(neighbour).isEmpty()) {
          return false;
        }
      }
      return board.neighbours(space).length == most;
    }
    for (int r = 0; r < board.rayCount(space); r++) {
      int[] ray = board.ray(space, r);
      if (ray.length == 0 || ray[0] == Board.HOLE || stacks.get(ray[0]).isEmpty()) {
        return false;
      }
    }
    return true;
  }

  private boolean distanceAllows(int steps, int from, int to) {
    int height = stacks.get(from).length();
    String distance = variant.move().distance().text();
    return switch (distance) {
      case "height" -> steps == height;
      case "up-to-height" -> steps <= height;
      case "target-height" -> steps == stacks.get(to).length();
      case "any" -> true;
      default -> steps == Integer.parseInt(distance);
    };
  }

  private boolean pathAllows(int[] ray, int steps) {
    if (variant.move().path() == Path.JUMP) {
      return true;
    }
    for (int between = 1; between < steps; between++) {
      int cell = ray[between - 1];
      if (cell == Board.HOLE || !stacks.get(cell).isEmpty()) {
        return false;
      }
    }
    return true;
  }

  private boolean ontoAllows(int to, Colour mover) {
    String target = stacks.get(to);
    return switch (variant.move().onto()) {
      case ANY -> !target.isEmpty();
      case OWN -> owner(target).equals(Optional.of(mover));
      case OPPONENT -> owner(target).equals(Optional.of(mover.other()));
      case NEUTRAL -> target.endsWith("D");
      case ANY_OR_EMPTY -> true;
    };
  }

  private boolean capAllows(int from, int to) {
    return variant.heightCap().isEmpty()
        || stacks.get(from).length() + stacks.get(to).length() <= variant.heightCap().getAsInt();
  }

  /** Returns the position after a move, which must be legal. */
  SlowPosition play(int move) {
    if (move == Move.SWAP) {
      return after(stacks, turn, placed, firstSeat.other(), lastMoverSeat);
    }
    if (move == Move.PASS) {
      return after(stacks, turn.other(), placed, firstSeat, lastMoverSeat);
    }
    List<String> next = new ArrayList<>(stacks);
    if (placing()) {
      String stone = turn == Colour.WHITE ? "W" : "B";
      next.set(Move.to(move), placed < variant.placedBases() ? "D" : stone);
      boolean complete = placed + 1 == variant.placements();
      Colour mover = complete ? variant.first().move() : turn.other();
      return after(next, mover, placed + 1, firstSeat, lastMoverSeat);
    }
    next.set(Move.to(move), stacks.get(Move.to(move)) + stacks.get(Move.from(move)));
    next.set(Move.from(move), "");
    if (variant.removal() == Removal.DISCONNECTED_FROM_BASE) {
      removeDisconnected(next);
    }
    return after(next, turn.other(), placed, firstSeat, turn == firstSeat ? 1 : 2);
  }

  private SlowPosition after(
      List<String> next, Colour mover, int nowPlaced, Colour nowFirst, int nowLastMover) {
    return new SlowPosition(
        variant, next, mover, nowPlaced, plies + 1, played + 1, nowFirst, nowLastMover);
  }

  private void removeDisconnected(List<String> next) {
    Set<Integer> connected = new HashSet<>();
    for (int space = 0; space < next.size(); space++) {
      if (next.get(space).contains("D")) {
        connected.add(space);
      }
    }
    boolean grows = true;
    while (grows) {
      grows = false;
      for (int space : Set.copyOf(connected)) {
        for (int neighbour : variant.board().neighbours(space)) {
          grows |= !next.get(neighbour).isEmpty() && connected.add(neighbour);
        }
      }
    }
    for (int space = 0; space < next.size(); space++) {
      if (!connected.contains(space)) {
        next.set(space, "");
      }
    }
  }

  /** Returns the number of move sequences of exactly this many plies. */
  long perft(int depth) {
    if (depth == 0) {
      return 1;
    }
    if (depth == 1) {
      return legalMoves().size();
    }
    long nodes = 0;
    for (int move : legalMoves()) {
      nodes += play(move).perft(depth - 1);
    }
    return nodes;
  }

  /** Returns whether the player to move may exchange colours instead of another move. */
  boolean maySwap() {
    return variant.swap() == Swap.AFTER_1 && played == 1 && turn != firstSeat;
  }
}
