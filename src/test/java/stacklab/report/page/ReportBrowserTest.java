package stacklab.report.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import stacklab.report.sample.Sample;
import stacklab.report.sample.Samples;

/** Uses a report as a reader does, in a real browser. */
class ReportBrowserTest {
  @TempDir static Path temp;
  private static Browser browser;
  private static Path folder;

  @BeforeAll
  static void startBrowser() throws Exception {
    browser = Browser.start();
    folder = temp.resolve("mixed");
    ReportRuns.run(ReportRuns.settings(ReportRuns.MIXED), folder, 1);
  }

  @AfterAll
  static void stopBrowser() {
    if (browser != null) {
      browser.close();
    }
  }

  @BeforeEach
  void openAsOnADesk() {
    browser.resize(1280, false);
    browser.media("", "light");
    browser.open(folder.resolve(ReportPage.FILE));
  }

  @Test
  void asksForNothingAndComplainsOfNothing() {
    browser.complaints();
    browser.requests();
    browser.open(folder.resolve(ReportPage.FILE));
    browser.find("#on").click();
    assertEquals(List.of(folder.resolve(ReportPage.FILE).toUri().toString()), browser.requests());
    assertEquals(List.of(), browser.complaints());
  }

  @ParameterizedTest
  @ValueSource(strings = {"light", "dark"})
  void isAccessible(String scheme) throws IOException {
    browser.media("", scheme);
    browser.js("document.querySelectorAll('details').forEach(d => d.open = true)");
    assertEquals(List.of(), browser.accessibilityFaults());
    browser.resize(360, true);
    assertEquals(List.of(), browser.accessibilityFaults());
  }

  @Test
  void tablesAreSortedByMouseAndKeyboard() {
    String column = "#comparisons-table tbody td:nth-child(3)";
    browser.find("#comparisons-table th:nth-child(3) button").click();
    assertEquals(
        "ascending", browser.find("#comparisons-table th:nth-child(3)").getAttribute("aria-sort"));
    List<Double> values = values(column);
    List<Double> sorted = new ArrayList<>(values);
    Collections.sort(sorted);
    assertEquals(sorted, values);
    browser.press(Keys.ENTER);
    Collections.reverse(sorted);
    assertEquals(sorted, values(column));
    assertEquals(
        "descending", browser.find("#comparisons-table th:nth-child(3)").getAttribute("aria-sort"));
  }

  private static List<Double> values(String selector) {
    List<?> texts =
        (List<?>)
            browser.js(
                "return [...document.querySelectorAll(arguments[0])].map(c => c.dataset.v)",
                selector);
    return texts.stream().map(text -> Double.valueOf((String) text)).toList();
  }

  @Test
  void gamesAreSteppedThroughByMouseKeysAndSlider() {
    browser.find("#on").click();
    assertTrue(browser.find("#status").getText().startsWith("Ply 1 of "));
    browser.press(Keys.ARROW_RIGHT);
    assertTrue(browser.find("#status").getText().startsWith("Ply 2 of "));
    browser.press(Keys.ARROW_LEFT);
    assertTrue(browser.find("#status").getText().startsWith("Ply 1 of "));
    browser.press(Keys.END);
    assertTrue(browser.find("#status").getText().contains("The end: "));
    browser.press(Keys.HOME);
    assertTrue(browser.find("#status").getText().startsWith("Start, "));
    browser.js("document.getElementById('ply').focus()");
    browser.press(Keys.ARROW_RIGHT);
    assertTrue(browser.find("#status").getText().startsWith("Ply 1 of "));
    browser.find("#moves li:nth-child(3) button").click();
    assertTrue(browser.find("#status").getText().startsWith("Ply 3 of "));
    assertEquals(
        "step", browser.find("#moves li:nth-child(3) button").getAttribute("aria-current"));
  }

  @Test
  void everyBoardEndsAsTheRulesHaveIt() throws IOException {
    List<Sample> samples = new Samples(folder, ReportRuns.settings(ReportRuns.MIXED).plan()).all();
    for (int s = 0; s < samples.size(); s++) {
      browser.js(
          "const p = document.getElementById('pick-sample'); p.value = arguments[0];"
              + "p.dispatchEvent(new Event('change'));",
          s);
      browser.find("#to-end").click();
      Sample.Game game = samples.get(s).games().get(0);
      List<String> stacks = new ArrayList<>(game.replay().start());
      game.replay()
          .plies()
          .forEach(
              ply -> ply.changes().forEach(change -> stacks.set(change.space(), change.pieces())));
      Object shown =
          browser.js(
              "return [...document.querySelectorAll('#board [data-space] title')].map(t =>"
                  + " (t.textContent.match(/[(]([WBD]+)[)]/) || ['', ''])[1])");
      assertEquals(stacks, shown, samples.get(s).matchup().variantId());
    }
  }

  @Test
  void theButtonTurnsThePageDarkAndLight() {
    String paper = "return getComputedStyle(document.body).backgroundColor";
    Object light = browser.js(paper);
    browser.find("#theme").click();
    Object dark = browser.js(paper);
    assertNotEquals(light, dark);
    assertEquals("true", browser.find("#theme").getAttribute("aria-pressed"));
    browser.find("#theme").click();
    assertEquals(light, browser.js(paper));
    browser.js("localStorage.clear()");
  }

  @Test
  void fitsAPhone() {
    browser.resize(360, true);
    assertEquals(360L, browser.js("return document.documentElement.scrollWidth"));
  }

  @Test
  void printsWithoutWhatOnlyWorksOnAScreen() {
    browser.media("print", "dark");
    assertEquals(
        "none", browser.js("return getComputedStyle(document.querySelector('nav')).display"));
    assertEquals(
        "none", browser.js("return getComputedStyle(document.querySelector('.controls')).display"));
    assertEquals(
        "rgb(255, 255, 255)", browser.js("return getComputedStyle(document.body).backgroundColor"));
  }
}
