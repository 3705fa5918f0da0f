package stacklab.sim.tune;

import java.util.List;
import stacklab.agent.state.Weights;
import stacklab.agent.tuned.FittedWeights;
import stacklab.stats.Decimal;
import stacklab.stats.ResultCounts;
import stacklab.stats.stopping.ThresholdTest;

/**
 * What a fit came to.
 *
 * @param before the weights it began with
 * @param weights the fitted ones
 * @param rounds what each round came to
 * @param changes what was changed, in words
 * @param match the results of the fitted weights' agent in pairs against that of the others
 * @param state what follows from the match
 */
public record Tuned(
    Weights before,
    FittedWeights weights,
    List<Round> rounds,
    List<String> changes,
    ResultCounts match,
    ThresholdTest.State state) {
  /** The confidence of the match's interval. */
  public static final double CONFIDENCE = 0.95;

  /** Copies the lists. */
  public Tuned {
    rounds = List.copyOf(rounds);
    changes = List.copyOf(changes);
  }

  /**
   * A round.
   *
   * @param positions the number of positions so far
   * @param lossBefore the mean logarithmic loss of the weights before, in games held out
   * @param loss that of the fitted weights, in the same games
   */
  public record Round(int positions, double lossBefore, double loss) {}

  /** What the match says of the fitted weights. */
  public enum Verdict {
    /** They are better, with confidence. */
    BETTER("better than the weights before"),
    /** They did no worse, which may be chance. */
    NO_DIFFERENCE("no difference shown, and not behind"),
    /** They did worse, which may be chance. */
    BEHIND("no difference shown, but behind"),
    /** They are worse, with confidence. */
    WORSE("worse than the weights before"),
    /** No change played better, so that there was nothing to test. */
    NO_CHANGE("no change played better");

    private final String words;

    Verdict(String words) {
      this.words = words;
    }

    /** Returns the verdict as a sentence. */
    public String sentence() {
      return switch (this) {
        case BETTER -> "The new weights are better than the weights before.";
        case NO_DIFFERENCE -> "No difference is shown; the new weights are not behind.";
        case BEHIND -> "No difference is shown, but the new weights are behind.";
        case WORSE -> "The new weights are worse than the weights before.";
        case NO_CHANGE -> "No change of the weights played better in the sweeps.";
      };
    }

    /** Returns the verdict in words, as in a file of weights. */
    public String words() {
      return words;
    }

    /** Returns whether the weights are worth keeping. */
    public boolean isKept() {
      return this == BETTER || this == NO_DIFFERENCE;
    }
  }

  /** Returns what the match says. */
  public Verdict verdict() {
    if (changes.isEmpty()) {
      return Verdict.NO_CHANGE;
    }
    return switch (state.verdict()) {
      case ABOVE -> Verdict.BETTER;
      case BELOW -> Verdict.WORSE;
      default -> match.mean() >= 0.5 ? Verdict.NO_DIFFERENCE : Verdict.BEHIND;
    };
  }

  /** Returns the match in words: {@code 56.2 % [50.3, 61.9] in 200 pairs}. */
  public String matchText() {
    return Decimal.percent(match.mean(), 1)
        + " ["
        + Decimal.fixed(100 * state.interval().low(), 1)
        + ", "
        + Decimal.fixed(100 * state.interval().high(), 1)
        + "] in "
        + match.size()
        + (match.size() == 1 ? " pair" : " pairs");
  }

  /** Returns the same with other facts beside the weights. */
  Tuned withWeights(FittedWeights other) {
    return new Tuned(before, other, rounds, changes, match, state);
  }
}
