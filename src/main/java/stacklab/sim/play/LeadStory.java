package stacklab.sim.play;

/**
 * How the colour that won a game fared on the way, by the score. Only plies after which the lead
 * counts are looked at, that is, from the last placement on.
 *
 * @param counted how many plies these are
 * @param behind after how many of them the winner was behind
 * @param deepest by how many half points at most; 0 if never
 * @param deficits the sum of the half points by which it was behind
 * @param behindHalfway whether it was behind after the first half of them, rounded up
 */
public record LeadStory(
    int counted, int behind, int deepest, long deficits, boolean behindHalfway) {

  /** Returns whether a game has a story: somebody won, and the lead counts after some ply. */
  public static boolean isIn(GameRecord game) {
    return game.lead != null && game.playedOut && game.winner < 2 && game.leadFrom < game.plies;
  }

  /** Returns the story of a game that has one. */
  public static LeadStory of(GameRecord game) {
    int sign = game.winner == 0 ? 1 : -1;
    int behind = 0;
    int deepest = 0;
    long deficits = 0;
    for (int ply = game.leadFrom; ply < game.plies; ply++) {
      int deficit = -sign * game.lead[ply];
      if (deficit > 0) {
        behind++;
        deficits += deficit;
        deepest = Math.max(deepest, deficit);
      }
    }
    int counted = game.plies - game.leadFrom;
    int half = game.leadFrom + (counted + 1) / 2 - 1;
    return new LeadStory(counted, behind, deepest, deficits, sign * game.lead[half] < 0);
  }
}
