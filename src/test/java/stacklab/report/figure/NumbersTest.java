package stacklab.report.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Font;
import java.util.List;
import org.junit.jupiter.api.Test;
import stacklab.report.Fonts;

class NumbersTest {
  @Test
  void ticksHaveNoFloatingNoise() {
    assertEquals("0.6", Numbers.plain(0.1 + 0.2 + 0.3));
    assertEquals("0.3", Numbers.plain(3 * 0.1));
    assertEquals("100", Numbers.plain(100));
    assertEquals("0", Numbers.plain(-1e-12));
    assertEquals("-2.5", Numbers.plain(-2.5));
    assertEquals("", Numbers.plain(Double.NaN));
  }

  @Test
  void countsHaveCommas() {
    assertEquals("0", Numbers.count(0));
    assertEquals("999", Numbers.count(999));
    assertEquals("1,000", Numbers.count(1_000));
    assertEquals("-1,234,567", Numbers.count(-1_234_567));
    assertEquals("-123", Numbers.count(-123));
    assertEquals("1 game", Numbers.count(1, "game"));
    assertEquals("2 games", Numbers.count(2, "game"));
  }

  @Test
  void signsAreOnlyWhereThereIsSomething() {
    assertEquals("+1.50", Numbers.signed(1.5, 2));
    assertEquals("-1.50", Numbers.signed(-1.5, 2));
    assertEquals("0.0", Numbers.signed(0.01, 1));
    assertEquals("0.0", Numbers.signed(-0.01, 1));
  }

  @Test
  void longTextsAreWrappedAndCut() throws Exception {
    Fonts.install();
    Font font = Fonts.regular(12);
    String text = "stones height-cap=none move.distance=up-to-height tie-break=[bases, draw]";
    List<String> two = Lettering.wrap(text, font, 200, 2);
    assertEquals(2, two.size());
    assertTrue(two.get(1).endsWith("\u2026"), two.toString());
    assertTrue(Lettering.width(two, font) <= 200, two.toString());
    assertEquals(text, String.join(" ", Lettering.wrap(text, font, 200, 9)));
    String unbroken = "x".repeat(100);
    assertEquals(unbroken, String.join("", Lettering.wrap(unbroken, font, 90, 99)));
  }

  @Test
  void anAxisOfNoLengthIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> new Range(1, 1));
    assertEquals(new Range(2.9, 5.1), Range.of(List.of(4.0, Double.NaN), 2));
    assertEquals(new Range(0, 5.1), Range.of(List.of(4.0), 2).fromZero(List.of(4.0)));
  }
}
