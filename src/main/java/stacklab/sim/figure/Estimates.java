package stacklab.sim.figure;

import java.util.ArrayList;
import java.util.List;
import stacklab.stats.Histogram;
import stacklab.stats.Interval;
import stacklab.stats.Sample;
import stacklab.stats.interval.MeanIntervals;
import stacklab.stats.interval.QuantileIntervals;
import stacklab.stats.interval.ShareIntervals;
import stacklab.stats.interval.SpreadIntervals;

/** Collects estimates that are made alike. */
final class Estimates {
  private final List<Estimate> list = new ArrayList<>();
  private final double confidence;
  private String whyNone = "no game was played out";

  Estimates(double confidence) {
    this.confidence = confidence;
  }

  List<Estimate> list() {
    return list;
  }

  /** Says why the estimates that follow are missing if no game has what they are made of. */
  void ifNone(String why) {
    whyNone = why;
  }

  private boolean missing(String metric, long units) {
    if (units == 0) {
      add(metric, 0, Double.NaN, Interval.unknown(confidence, whyNone));
    }
    return units == 0;
  }

  /** Adds a mean of what is 0 or more. */
  void mean(String metric, Sample sample) {
    mean(metric, sample, Double.POSITIVE_INFINITY);
  }

  /** Adds a mean of shares. */
  void meanShare(String metric, Sample sample) {
    mean(metric, sample, 1);
  }

  /** The interval ends where the measure does, whatever its formula says of few games. */
  private void mean(String metric, Sample sample, double most) {
    // A ratio of sums is not a number where there are games, but no plies in them.
    if (!missing(metric, Double.isNaN(sample.mean()) ? 0 : sample.size())) {
      Interval interval = MeanIntervals.student(sample, confidence).clamped(0, most);
      add(metric, sample.size(), sample.mean(), interval);
    }
  }

  /** Adds ten to the power of a mean. */
  void powerOfTen(String metric, Sample logarithms) {
    if (missing(metric, Double.isNaN(logarithms.mean()) ? 0 : logarithms.size())) {
      return;
    }
    Interval interval = MeanIntervals.student(logarithms, confidence);
    add(
        metric,
        logarithms.size(),
        StrictMath.pow(10, logarithms.mean()),
        new Interval(
            StrictMath.pow(10, interval.low()),
            StrictMath.pow(10, interval.high()),
            confidence,
            interval.isKnown() ? interval.method() + " of logarithms" : interval.method()));
  }

  void share(String metric, long yes, long size) {
    if (!missing(metric, size)) {
      add(metric, size, (double) yes / size, ShareIntervals.wilson(yes, size, confidence));
    }
  }

  void spread(String metric, Histogram values) {
    if (!missing(metric, values.total())) {
      add(metric, values.total(), values.sd(), SpreadIntervals.bonett(values, confidence));
    }
  }

  void quantile(String metric, Histogram values, double p) {
    if (!missing(metric, values.total())) {
      Interval interval = QuantileIntervals.of(values, p, confidence);
      add(metric, values.total(), values.quantile(p), interval);
    }
  }

  void add(String metric, long units, double value, Interval interval) {
    list.add(new Estimate(metric, units, value, interval));
  }
}
