package stacklab.report.sample;

import java.util.List;
import stacklab.sim.Matchup;
import stacklab.sim.Pairing;

/**
 * Games of one pairing to be looked at.
 *
 * @param matchup what was played
 * @param pairing who played
 * @param lookedAt among how many games they were chosen, the first ones
 * @param games the games
 * @param remark where they are from, or why there are none
 */
public record Sample(
    Matchup matchup, Pairing pairing, int lookedAt, List<Game> games, String remark) {
  /**
   * A chosen game.
   *
   * @param choice the game and why it was chosen
   * @param replay its moves
   */
  public record Game(Choice choice, Replay replay) {}
}
