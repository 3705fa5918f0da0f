package stacklab.stats.stopping;

import java.util.Arrays;
import stacklab.stats.Interval;
import stacklab.stats.ResultCounts;
import stacklab.stats.interval.ResultIntervals;

/**
 * Whether the mean result of independent units lies above or below a value, asked at every look and
 * ended as soon as the interval of a look lies on one side: {@link Looks} says why the answer holds
 * whatever the look. With {@code confidence} C the answer is wrong with a chance of at most (1 - C)
 * / 2 for each side. Intervals are those of the score method, so it is honest with few units too.
 */
public final class ThresholdTest {
  private final double value;
  private final Looks looks;
  private final double confidence;
  private final double ofEach;

  /** What the units say. */
  public enum Verdict {
    /** The mean is the value or more. */
    ABOVE,
    /** The mean is less than the value. */
    BELOW,
    /** More units are to come. */
    OPEN,
    /** All units are there, and the interval contains the value. */
    UNDECIDED
  }

  /**
   * What the units say, and the interval on which that rests.
   *
   * @param interval of the mean; not known between looks
   */
  public record State(Verdict verdict, Interval interval) {}

  /**
   * Makes a test.
   *
   * @throws IllegalArgumentException if confidence is not between 0 and 1
   */
  public ThresholdTest(double value, Looks looks, double confidence) {
    this.value = value;
    this.looks = looks;
    this.confidence = confidence;
    this.ofEach = looks.confidenceOfEach(confidence);
  }

  /** Returns what these results of units say; open where their number is not one of the looks. */
  public State of(ResultCounts results) {
    long[] units = looks.units();
    boolean last = results.size() >= units[units.length - 1];
    if (!last && Arrays.binarySearch(units, results.size()) < 0) {
      return new State(Verdict.OPEN, Interval.unknown(confidence, "no look"));
    }
    Interval interval = looks.repeated(ResultIntervals.score(results, ofEach), confidence);
    return new State(verdict(interval, last), interval);
  }

  private Verdict verdict(Interval interval, boolean last) {
    if (interval.low() >= value) {
      return Verdict.ABOVE;
    }
    if (interval.high() < value) {
      return Verdict.BELOW;
    }
    return last ? Verdict.UNDECIDED : Verdict.OPEN;
  }
}
