package stacklab.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ScreenTest {
  private static final Map<String, String> XTERM = Map.of("TERM", "xterm");

  @Test
  void coloursNeedATerminalThatHasThemAndWhoWantsThem() {
    assertTrue(Screen.of("012", XTERM).colours());
    assertTrue(Screen.of("1", XTERM).colours());
    assertFalse(Screen.of("02", XTERM).colours());
    assertFalse(Screen.of("012", Map.of("TERM", "dumb")).colours());
    assertFalse(Screen.of("012", Map.of()).colours());
    assertFalse(Screen.of("012", Map.of("TERM", "xterm", "NO_COLOR", "1")).colours());
    assertTrue(Screen.of("012", Map.of("TERM", "xterm", "NO_COLOR", "")).colours());
  }

  @Test
  void widthIsThatOfTheTerminalIfItIsSane() {
    assertEquals(132, Screen.of("1", Map.of("COLUMNS", "132")).columns());
    assertEquals(40, Screen.of("1", Map.of("COLUMNS", "5")).columns());
    for (String odd : List.of("", "0", "-3", "wide", "99999", "١٢٣")) {
      assertEquals(80, Screen.of("1", Map.of("COLUMNS", odd)).columns(), odd);
    }
  }

  @Test
  void narrowScreensGetTextUnderItsHeading() {
    Screen narrow = new Screen(false, true, true, false, 40);
    String out = Session.run(narrow, "", List.of("show", "avalam-3x3")).out();
    assertTrue(out.lines().allMatch(line -> line.length() <= 40), out);
  }

  @Test
  void colouredBoardsAreThePlainOnesWithCodesAround() {
    Screen colours = new Screen(false, false, false, true, 80);
    String coloured = Session.run(colours, "", List.of("show", "avalam-3x3")).out();
    String plain = Session.run("show avalam-3x3").out();
    assertTrue(coloured.contains("\u001b["));
    assertEquals(plain, coloured.replaceAll("\u001b\\[[0-9;]*m", ""));
  }
}
