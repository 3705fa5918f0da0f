package stacklab.report.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import stacklab.stats.Histogram;

class BinsTest {
  private static Histogram of(int... values) {
    Histogram histogram = new Histogram();
    IntStream.of(values).forEach(histogram::add);
    return histogram;
  }

  @Test
  void narrowValuesHaveABinEach() {
    assertEquals(new Bins(-3, 1, 8), Bins.of(List.of(of(-3, 0), of(4))));
  }

  @Test
  void valuesThatDifferByMultiplesOfTwoShareABinWithTheGap() {
    Bins bins = Bins.of(List.of(of(-4, 0, 2), of(6)));
    assertEquals(new Bins(-4, 2, 6), bins);
    assertEquals(-3.5, bins.middle(0));
  }

  @Test
  void noUnitIsLostOrCountedTwice() {
    int[] values = IntStream.range(0, 500).map(i -> i * i % 4_001 - 700).toArray();
    Histogram histogram = of(values);
    Bins bins = Bins.of(List.of(histogram));
    long units = IntStream.range(0, bins.count()).mapToLong(b -> bins.units(histogram, b)).sum();
    assertEquals(500, units);
    assertTrue(bins.count() <= 121, bins.toString());
    assertEquals(0, bins.units(histogram, -1));
    assertEquals(0, bins.units(histogram, bins.count()));
    assertEquals(0, bins.bin(histogram.min()));
    assertEquals(bins.count() - 1, bins.bin(histogram.max()));
  }

  @Test
  void nothingAtAllHasOneBin() {
    assertEquals(new Bins(0, 1, 1), Bins.of(List.of(new Histogram())));
  }
}
