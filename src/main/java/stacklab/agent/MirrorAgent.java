package stacklab.agent;

import stacklab.board.Symmetry;
import stacklab.game.Move;
import stacklab.game.Played;
import stacklab.game.Position;
import stacklab.random.Random;
import stacklab.rules.InvalidInput;
import stacklab.rules.Mirrors;
import stacklab.rules.Variant;

/**
 * Copies the opponent: answers each move with its image under a symmetry of the board, and plays at
 * random where that is not legal or there is nothing to answer.
 */
final class MirrorAgent implements Agent {
  private final Symmetry symmetry;

  /**
   * Makes an agent.
   *
   * @throws InvalidInput if the variant has no symmetry to copy by
   */
  MirrorAgent(Variant variant) {
    symmetry =
        Mirrors.copying(variant)
            .orElseThrow(
                () ->
                    new InvalidInput(
                        "agent 'mirror' cannot play "
                            + variant.name()
                            + ": no symmetry of its board and start lets one player copy the"
                            + " other; leave it out there"));
  }

  @Override
  public int choose(Position position, Random random) {
    int[] moves = Played.moves(position);
    if (moves.length > 0 && moves[moves.length - 1] < Move.PASS) {
      int last = moves[moves.length - 1];
      int answer = Move.of(symmetry.of(Move.from(last)), symmetry.of(Move.to(last)));
      if (position.isLegal(answer)) {
        return answer;
      }
    }
    return position.randomMove(random);
  }
}
