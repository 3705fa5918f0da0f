package stacklab.stats.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Imbalances of correlated estimates. */
class PairedImbalanceTest {
  private static final int REPETITIONS = 4000;

  @ParameterizedTest
  @CsvSource({
    "0, 0, 0.6",
    "0, 3, 0.6",
    "3, 0, 0.6",
    "3, -3, 0.6",
    "5, 5, 0.6",
    "5, 4, -0.5",
    "0, 0.5, 0.9",
    "2, -1, 0.9"
  })
  void intervalsContainTheTruthAsOftenAsTheySay(double x, double y, double r) {
    Random random = new Random(17);
    int inside = 0;
    for (int i = 0; i < REPETITIONS; i++) {
      double a = random.nextGaussian();
      double b = r * a + Math.sqrt(1 - r * r) * random.nextGaussian();
      ImbalanceInterval estimate = new ImbalanceInterval(x + a, 1, y + 1.3 * b, 1.3, r);
      inside += estimate.interval(0.95).contains(Math.abs(y) - Math.abs(x)) ? 1 : 0;
    }
    double coverage = (double) inside / REPETITIONS;
    assertTrue(coverage > 0.94, "coverage " + coverage);
  }

  @ParameterizedTest
  @CsvSource({"0.5, 0.6", "5, 0.6", "-5, 0.6", "5, -0.9"})
  void pValuesOfEqualImbalancesAreNotTooSmall(double x, double r) {
    Random random = new Random(18);
    int found = 0;
    for (int i = 0; i < REPETITIONS; i++) {
      double a = random.nextGaussian();
      double b = r * a + Math.sqrt(1 - r * r) * random.nextGaussian();
      double p = new ImbalanceInterval(x + a, 1, Math.abs(x) + b, 1, r).pValue();
      found += p < 0.05 ? 1 : 0;
    }
    assertTrue(found < 0.06 * REPETITIONS, "found " + found);
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "0.2, 3", "-2, 0.5"})
  void withoutCorrelationNothingChanges(double x, double y) {
    var plain = new ImbalanceInterval(x, 0.7, y, 1.1).interval(0.95);
    var zero = new ImbalanceInterval(x, 0.7, y, 1.1, 1e-12).interval(0.95);
    assertEquals(plain.low(), zero.low(), 1e-9);
    assertEquals(plain.high(), zero.high(), 1e-9);
  }
}
