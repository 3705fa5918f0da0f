package stacklab.stats.stopping;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import stacklab.stats.Interval;
import stacklab.stats.interval.Critical;

/**
 * The numbers of units at which a run may be looked at and stopped: a first one, then its doubles,
 * and last the most that will be played.
 *
 * <p>Intervals at every look are made with a confidence so much higher that all of them together
 * contain the truth with the confidence asked for. Then a run may stop by any rule that reads them,
 * such as "narrow enough", and the interval at which it stops is honest: the repeated confidence
 * intervals of Jennison and Turnbull, "Interim Analyses: The Repeated Confidence Interval Approach"
 * (1989), with the equal boundaries of Pocock, "Group Sequential Methods in the Design and Analysis
 * of Clinical Trials" (1977). The looks depend on no result, so the same run stops at the same
 * place whatever the number of threads.
 */
public final class Looks {
  /** Where the first look of an ordinary run is. */
  public static final long USUAL_FIRST = 1000;

  private static final int CELLS = 200;

  /**
   * A run asks for the same few values again and again, each of which takes a tenth of a second.
   */
  private static final Map<String, Double> KNOWN = new ConcurrentHashMap<>();

  private final long[] units;

  private Looks(long[] units) {
    this.units = units;
  }

  /**
   * Returns looks at {@code first}, 2 first, 4 first, ... as long as they lie below {@code most},
   * and at {@code most}.
   *
   * @throws IllegalArgumentException unless both are positive
   */
  public static Looks doubling(long first, long most) {
    if (first < 1 || most < 1) {
      throw new IllegalArgumentException(
          "looks from " + first + " to " + most + " units: both must be positive");
    }
    long[] units = new long[65];
    int count = 0;
    for (long look = first; 0 < look && look < most && look <= most - most / 4; look *= 2) {
      units[count++] = look;
    }
    units[count++] = most;
    return new Looks(Arrays.copyOf(units, count));
  }

  /** Returns the only look, after all units. */
  public static Looks once(long units) {
    return new Looks(new long[] {units});
  }

  /** Returns whether there is but one look. */
  public boolean isOne() {
    return units.length == 1;
  }

  /** Returns how many looks there are. */
  public int count() {
    return units.length;
  }

  /** Returns whether a look comes after that many units. */
  public boolean isLook(long played) {
    return Arrays.binarySearch(units, played) >= 0;
  }

  /** Returns the numbers of units, ascending. */
  public long[] units() {
    return units.clone();
  }

  /** Returns the first look after {@code played} units; the last one if there is none after. */
  public long next(long played) {
    for (long look : units) {
      if (look > played) {
        return look;
      }
    }
    return units[units.length - 1];
  }

  /**
   * Returns the confidence with which the interval of each look is to be made, so that all of them
   * contain the truth with {@code confidence}: 0.95 itself with one look, about 0.994 with ten.
   *
   * @throws IllegalArgumentException if confidence is not between 0 and 1
   */
  public double confidenceOfEach(double confidence) {
    Interval.requireConfidence(confidence);
    if (units.length == 1) {
      return confidence;
    }
    return KNOWN.computeIfAbsent(Arrays.toString(units) + confidence, k -> search(confidence));
  }

  private double search(double confidence) {
    double low = Critical.normal(confidence);
    // With independent looks, and more so with these, Bonferroni's value is enough.
    double high = Critical.upperNormal((1 - confidence) / 2 / units.length);
    for (int step = 0; step < 40; step++) {
      double middle = (low + high) / 2;
      if (staysInside(middle) < confidence) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return 1 - 2 * Critical.normalProbability(-high);
  }

  /**
   * Returns an interval made with {@link #confidenceOfEach} as one of the confidence that it has
   * among all looks.
   */
  public Interval repeated(Interval ofOneLook, double confidence) {
    return new Interval(
        ofOneLook.low(),
        ofOneLook.high(),
        confidence,
        ofOneLook.method() + ", repeated at " + units.length + " looks");
  }

  /** Returns the chance that the standardised mean exceeds {@code z} either way at any look. */
  double exceeds(double z) {
    return 1 - staysInside(z);
  }

  /**
   * The chance that the standardised mean stays within c at every look. Two looks at n and m units
   * are correlated by sqrt(n / m), and each depends on the one before only: the recursion of
   * Armitage, McPherson and Rowe, "Repeated Significance Tests on Accumulating Data" (1969), over
   * cells of equal width.
   */
  private double staysInside(double c) {
    double width = 2 * c / CELLS;
    double[] edges = new double[CELLS + 1];
    Arrays.setAll(edges, i -> -c + i * width);
    double[] mass = new double[CELLS];
    for (int to = 0; to < CELLS; to++) {
      mass[to] = Critical.normalProbability(edges[to + 1]) - Critical.normalProbability(edges[to]);
    }
    double known = Double.NaN;
    double[][] transitions = {};
    for (int look = 1; look < units.length; look++) {
      double correlation = Math.sqrt((double) units[look - 1] / units[look]);
      if (correlation != known) {
        transitions = transitions(edges, correlation);
        known = correlation;
      }
      mass = step(mass, transitions);
    }
    return Arrays.stream(mass).sum();
  }

  private static double[][] transitions(double[] edges, double correlation) {
    double spread = Math.sqrt(1 - correlation * correlation);
    double width = edges[1] - edges[0];
    double[][] chances = new double[CELLS][CELLS];
    for (int from = 0; from < CELLS; from++) {
      double centre = correlation * (edges[from] + width / 2);
      for (int to = 0; to < CELLS; to++) {
        double z = (edges[to] + width / 2 - centre) / spread;
        chances[from][to] = density(z) * width / spread;
      }
    }
    return chances;
  }

  private static double[] step(double[] mass, double[][] transitions) {
    double[] next = new double[CELLS];
    for (int from = 0; from < CELLS; from++) {
      for (int to = 0; to < CELLS; to++) {
        next[to] += mass[from] * transitions[from][to];
      }
    }
    return next;
  }

  private static double density(double z) {
    return StrictMath.exp(-z * z / 2) / Math.sqrt(2 * Math.PI);
  }
}
