package stacklab.stats.interval;

import java.util.List;
import stacklab.stats.Interval;

/**
 * How many different things there are, seen and unseen, of which samples show some. From those seen
 * in one sample only and in exactly two follows a lower bound of the unseen, whatever the chances
 * of each (Chao, "Estimating the population size for capture-recapture data with unequal
 * catchability", 1987; Colwell and Chao, "Thirty years of progeny from Chao's inequality", 2017).
 * Where all have much the same chance, it is also an estimate; where most are never seen twice it
 * says little more than how many samples there were.
 */
public final class Richness {
  private static final String METHOD = "chao2-lognormal, of a lower bound";

  /** Said of the bound where more than half of what was seen was met in a single sample. */
  private static final String GROWING = METHOD + " that grows with the games";

  private static final int LEAST = 2;

  private Richness() {}

  /**
   * What samples showed of one kind of things.
   *
   * @param different how many different things were seen
   * @param once how many of them in exactly one sample
   * @param twice how many of them in exactly two samples
   * @param zeroBits only one thing of 2^zeroBits is counted here, drawn by its hash
   */
  public record Stratum(long different, long once, long twice, int zeroBits) {}

  /**
   * A lower bound and its interval, as logarithms to the base 10.
   *
   * @param log10 of the bound; NaN without samples
   * @param interval of the bound's logarithm
   */
  public record Bound(double log10, Interval interval) {
    private Bound growing() {
      double low = interval.low();
      return new Bound(log10, new Interval(low, interval.high(), interval.confidence(), GROWING));
    }
  }

  /**
   * Returns the lower bound of the number of things of all kinds, in the bias-corrected form of
   * Chao, with her log-normal interval: what was seen cannot be less. Where more than half of it
   * was met in a single sample, the interval's method says that more samples will raise the bound.
   *
   * @param samples the number of independent samples
   */
  public static Bound of(List<Stratum> strata, long samples, double confidence) {
    Interval.requireConfidence(confidence);
    if (samples == 0 || strata.isEmpty()) {
      return new Bound(Double.NaN, Interval.tooFew(confidence, METHOD, 0, LEAST));
    }
    double seen = 0;
    double once = 0;
    double unseen = 0;
    double variance = 0;
    double correction = (samples - 1.0) / samples;
    for (Stratum stratum : strata) {
      double scale = StrictMath.scalb(1.0, stratum.zeroBits());
      double here = unseen(stratum, correction);
      seen += scale * stratum.different();
      once += scale * stratum.once();
      unseen += scale * here;
      variance += scale * scale * variance(stratum, correction);
      // That a thing is counted at all is a draw of its own.
      variance += scale * (scale - 1) * (stratum.different() + here);
    }
    Bound bound = bound(seen, unseen, variance, confidence);
    // One sample sees nothing twice: that it saw no more says nothing of what there is.
    if (samples < LEAST) {
      return new Bound(bound.log10, Interval.tooFew(confidence, METHOD, samples, LEAST));
    }
    return once > seen / 2 ? bound.growing() : bound;
  }

  private static double unseen(Stratum stratum, double correction) {
    double once = stratum.once();
    return correction * once * (once - 1) / (2 * (stratum.twice() + 1.0));
  }

  /** The variances after Chao (1987) as given for the bias-corrected form. */
  private static double variance(Stratum stratum, double correction) {
    double once = stratum.once();
    double twice = stratum.twice();
    if (once == 0) {
      return 0;
    }
    double ratio = once * (2 * once - 1) / (2 * (twice + 1));
    double variance = unseen(stratum, correction) + correction * correction * ratio * ratio / once;
    if (twice == 0) {
      double all = stratum.different() + unseen(stratum, correction);
      double part = once * once;
      return variance - correction * correction * part * part / (4 * all);
    }
    double last = once * (once - 1) / (2 * (twice + 1) * (twice + 1));
    return variance + correction * correction * last * last * twice;
  }

  private static Bound bound(double seen, double unseen, double variance, double confidence) {
    double log10 = StrictMath.log10(seen + unseen);
    double z = Critical.normal(confidence);
    if (unseen == 0) {
      double width = z * StrictMath.sqrt(variance);
      double least = StrictMath.log10(Math.max(1, seen - width));
      double most = StrictMath.log10(seen + width);
      return new Bound(log10, new Interval(least, most, confidence, METHOD));
    }
    double spread = StrictMath.sqrt(StrictMath.log(1 + variance / (unseen * unseen)));
    double factor = StrictMath.exp(z * spread);
    double low = StrictMath.log10(seen + unseen / factor);
    double high = StrictMath.log10(seen + unseen * factor);
    return new Bound(log10, new Interval(low, high, confidence, METHOD));
  }
}
