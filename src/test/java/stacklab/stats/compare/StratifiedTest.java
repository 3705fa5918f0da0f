package stacklab.stats.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.Test;
import stacklab.stats.Interval;
import stacklab.stats.Sample;
import stacklab.stats.interval.MeanIntervals;

class StratifiedTest {
  private static final Sample A = new Sample(12, 3.5, 2.25);
  private static final Sample B = new Sample(30, 2.0, 6.5);

  @Test
  void theDifferenceOfTwoSamplesIsWelchs() {
    Stratified difference = Stratified.meanOf(List.of(B)).minus(Stratified.meanOf(List.of(A)));
    Interval welch = MeanIntervals.welch(A, B, 0.95);

    assertEquals(-1.5, difference.value(), 1e-12);
    assertEquals(welch.low(), difference.interval(0.95).low(), 1e-12);
    assertEquals(welch.high(), difference.interval(0.95).high(), 1e-12);
    assertEquals(TwoSampleTests.welch(A, B), difference.pValue(), 1e-12);
    assertEquals(42, difference.size());
  }

  @Test
  void oneSampleIsStudents() {
    Interval student = MeanIntervals.student(A, 0.9);
    Interval interval = Stratified.meanOf(List.of(A)).interval(0.9);

    assertEquals(student.low(), interval.low(), 1e-12);
    assertEquals(student.high(), interval.high(), 1e-12);
  }

  /** By hand: (3.5 + 2) / 2, and (2.25 / 12 + 6.5 / 30) / 4. */
  @Test
  void strataWeighTheSameWhateverTheirSizes() {
    Stratified mean = Stratified.meanOf(List.of(A, B));

    assertEquals(2.75, mean.value(), 1e-12);
    assertEquals((0.1875 + 13.0 / 60) / 4, mean.variance(), 1e-12);
    double va = 0.1875 / 4;
    double vb = 13.0 / 240;
    assertEquals((va + vb) * (va + vb) / (va * va / 11 + vb * vb / 29), mean.degrees(), 1e-9);
  }

  @Test
  void withASampleOfOneThereIsNoInterval() {
    Stratified one = Stratified.meanOf(List.of(new Sample(1, 3, Double.NaN), A));

    assertEquals(3.25, one.value());
    assertFalse(one.interval(0.95).isKnown());
    assertEquals(Double.NaN, one.pValue());
  }
}
