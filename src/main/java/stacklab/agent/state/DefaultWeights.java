package stacklab.agent.state;

import stacklab.rules.Score;
import stacklab.rules.Variant;

/** The weights used where none were fitted to a variant. */
final class DefaultWeights {
  private DefaultWeights() {}

  static Weights of(Variant variant) {
    if (variant.score() == Score.PIECES && !variant.move().sameForBoth()) {
      return Weights.parse(
          """
          turn: -85 201 -111
          score: -66 -22 30
          stacks: -131 210 371
          bases: 0 -83 -52
          settled: -35 -111 44
          anchored: 193 172 54
          moves: 5 27 58
          movers: -46 -202 258
          exposed-mover: -48 78 -197
          exposed-waiting: 45 -87 233
          exposed-once: 28 -30 1
          dangers: -10 -70 183
          """);
    }
    return Weights.parse(
        """
        score: 100 150 150
        settled: 0 50 100
        anchored: 10 10 10
        moves: 20 20 20
        movers: 30 50 50
        exposed-mover: 0 -40 -40
        exposed-waiting: 0 50 50
        """);
  }
}
