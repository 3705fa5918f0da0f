package stacklab.report.chart;

import java.util.List;
import stacklab.stats.Histogram;

/**
 * Equal ranges of integers that hold the values of some histograms: as wide as the values are apart
 * where a measure leaves some out, such as the odd ones, and wider where there would be too many.
 *
 * @param first the first value of the first bin
 * @param width how many integers a bin covers
 * @param count the number of bins
 */
record Bins(int first, int width, int count) {
  private static final int MOST = 120;

  static Bins of(List<Histogram> histograms) {
    List<Histogram> filled = histograms.stream().filter(h -> h.total() > 0).toList();
    int min = filled.stream().mapToInt(Histogram::min).min().orElse(0);
    int max = filled.stream().mapToInt(Histogram::max).max().orElse(0);
    int width = step(filled, min, max) * round((max - min) / step(filled, min, max) / MOST + 1);
    return new Bins(min, width, (max - min) / width + 1);
  }

  /** Returns the greatest number by whose multiples all values differ; 1 if all are equal. */
  private static int step(List<Histogram> histograms, int min, int max) {
    int step = 0;
    for (int value = min; value <= max && step != 1; value++) {
      int at = value;
      if (histograms.stream().anyMatch(h -> h.count(at) > 0)) {
        step = divisor(value - min, step);
      }
    }
    return Math.max(1, step);
  }

  private static int divisor(int a, int b) {
    return b == 0 ? a : divisor(b, a % b);
  }

  /** Returns the next of 1, 2, 5, 10, 20, 50 and so on. */
  private static int round(int least) {
    int tens = 1;
    while (tens * 10 <= least) {
      tens *= 10;
    }
    for (int factor : new int[] {1, 2, 5}) {
      if (factor * tens >= least) {
        return factor * tens;
      }
    }
    return 10 * tens;
  }

  /** Returns the bin of a value. */
  int bin(int value) {
    return Math.floorDiv(value - first, width);
  }

  /** Returns the middle of a bin. */
  double middle(int bin) {
    return first + bin * (double) width + (width - 1) / 2.0;
  }

  /** Returns how many units of a histogram lie in a bin; 0 for one that is beyond the ends. */
  long units(Histogram histogram, int bin) {
    long units = 0;
    for (int i = 0; i < width; i++) {
      units += histogram.count(first + bin * width + i);
    }
    return units;
  }
}
