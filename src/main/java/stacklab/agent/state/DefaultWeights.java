package stacklab.agent.state;

import stacklab.rules.Variant;

/** The weights used where none were fitted to a variant. */
final class DefaultWeights {
  private DefaultWeights() {}

  static Weights of(Variant variant) {
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
