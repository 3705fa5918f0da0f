package stacklab.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import stacklab.random.Random;

class DecimalTest {
  @ParameterizedTest
  @CsvSource({
    "0, 0.000000",
    "-0.0, 0.000000",
    "1, 1.000000",
    "-1.5, -1.500000",
    "0.1, 0.100000",
    "0.448301234, 0.448301",
    "999999.9999996, 1000000.000000",
    "-0.0000004, 0.000000",
    "-0.0000006, -0.000001",
    "4.9E-324, 0.000000",
    "1E22, 10000000000000000000000.000000",
    "-9007199254740993, -9007199254740992.000000",
    "4503599627370495.5, 4503599627370495.500000",
  })
  void writesSixDecimals(double value, String text) {
    assertEquals(text, Decimal.of(value));
  }

  @Test
  void breaksExactTiesToTheEvenDigit() {
    assertEquals("0.007812", Decimal.of(1 / 128.0));
    assertEquals("0.023438", Decimal.of(3 / 128.0));
    assertEquals("-7.007812", Decimal.of(-7 - 1 / 128.0));
    assertEquals("2", Decimal.fixed(1.5, 0));
    assertEquals("2", Decimal.fixed(2.5, 0));
    assertEquals("0", Decimal.fixed(-0.5, 0));
  }

  @Test
  void writesNothingForUnknownValues() {
    assertEquals("", Decimal.of(Double.NaN));
    assertEquals("", Decimal.of(Double.POSITIVE_INFINITY));
    assertEquals("", Decimal.percent(Double.NEGATIVE_INFINITY, 1));
  }

  @Test
  void agreesWithExactDecimalArithmetic() {
    Random random = Random.of(1);
    for (int i = 0; i < 200_000; i++) {
      int digits = random.below(10);
      double value = someDouble(random);
      BigDecimal exact = new BigDecimal(value).setScale(digits, RoundingMode.HALF_EVEN);
      assertEquals(exact.toPlainString(), Decimal.fixed(value, digits));
    }
  }

  private static double someDouble(Random random) {
    long mantissa = random.nextLong() >> (11 + random.below(53));
    return Math.scalb((double) mantissa, random.below(75) - 70);
  }

  @Test
  void doesNotDependOnTheLocale() {
    Locale before = Locale.getDefault();
    try {
      for (String tag : new String[] {"de-DE", "ar-EG", "hi-IN-u-nu-deva"}) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        assertEquals("-1234567.250000", Decimal.of(-1234567.25));
        assertEquals("44.8 %", Decimal.percent(0.448, 1));
      }
    } finally {
      Locale.setDefault(before);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "0.4483, 1, 44.8 %",
    "0.5, 0, 50 %",
    "0.005, 1, 0.5 %",
    "1, 2, 100.00 %",
    "-0.1234, 1, -12.3 %",
    "-0.00001, 1, 0.0 %",
    "12.5, 1, 1250.0 %",
    "0, 0, 0 %",
  })
  void writesPercentages(double share, int digits, String text) {
    assertEquals(text, Decimal.percent(share, digits));
  }

  @Test
  void refusesDigitsItCannotWrite() {
    assertThrows(IllegalArgumentException.class, () -> Decimal.fixed(1, 10));
    assertThrows(IllegalArgumentException.class, () -> Decimal.fixed(1, -1));
    assertThrows(IllegalArgumentException.class, () -> Decimal.percent(1, 8));
  }

  @Test
  void readsWhatItWrites() {
    assertEquals(-12.345678, Decimal.parse("-12.345678"));
    assertEquals(7, Decimal.parse("7"));
    assertEquals(Double.NaN, Decimal.parse(""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1e3", "NaN", "1,5", "1.", ".5", "-", " 1", "0x10", "1d"})
  void readsNothingElse(String text) {
    assertThrows(IllegalArgumentException.class, () -> Decimal.parse(text));
  }
}
