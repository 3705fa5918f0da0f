package stacklab.sim.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stacklab.io.Shelf;
import stacklab.io.VariantReader;
import stacklab.random.Random;
import stacklab.rules.Variant;
import stacklab.sim.Streams;
import stacklab.sim.play.RandomGames;
import stacklab.stats.Moments;
import stacklab.stats.Sample;
import stacklab.stats.interval.MeanIntervals;

/** Intervals for the lengths that games of the two parent games really have. */
class RealLengthsTest {
  private final Random random = Random.of(5);
  private int[] lengths;
  private double mean;

  /** Plays games whose lengths are then the whole population, so that the truth is known. */
  private void play(String name, int games) {
    Variant variant = new VariantReader(Shelf.above(Path.of(""))).read(name, List.of()).variant();
    RandomGames source = new RandomGames(variant, Streams.of(3, variant.rulesHash(), false), false);
    lengths = new int[games];
    Moments all = new Moments();
    for (int game = 0; game < games; game++) {
      lengths[game] = source.play(game + 1, false).plies;
      all.add(lengths[game]);
    }
    mean = all.sample().mean();
  }

  private Sample sample(int size) {
    Moments moments = new Moments();
    for (int i = 0; i < size; i++) {
      moments.add(lengths[random.below(lengths.length)]);
    }
    return moments.sample();
  }

  private void assertCovered(int size, int repetitions, double tolerance) {
    int means = 0;
    int differences = 0;
    for (int i = 0; i < repetitions; i++) {
      means += MeanIntervals.student(sample(size), 0.95).contains(mean) ? 1 : 0;
      differences += MeanIntervals.welch(sample(size), sample(2 * size), 0.95).contains(0) ? 1 : 0;
    }
    assertEquals(0.95, (double) means / repetitions, tolerance, "means");
    assertEquals(0.95, (double) differences / repetitions, tolerance, "differences");
  }

  @ParameterizedTest
  @CsvSource({"avalam", "dvonn"})
  void lengthsAndTheirDifferencesAreCovered(String variant) {
    play(variant, 2000);
    // Three standard errors of 3,000 repetitions beside the point that is allowed.
    assertCovered(100, 3000, 0.01 + 0.012);
  }

  @Tag("long")
  @ParameterizedTest
  @CsvSource({"avalam", "dvonn"})
  void lengthsAreCoveredFromAHundredGamesOn(String variant) {
    play(variant, 20_000);
    for (int size : new int[] {100, 1000}) {
      assertCovered(size, 20_000, 0.01);
    }
  }
}
