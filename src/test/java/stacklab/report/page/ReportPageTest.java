package stacklab.report.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportPageTest {
  /** By random play results depend on the height cap, and the lengths of games lie far apart. */
  private static final String SEARCH =
      """
      name: search
      variants: [avalam-3x3]
      vary: {height-cap: [2, 5]}
      find: {white_result: [0.5, 0.75], plies: [5, 7]}
      games: 2000
      seed: 3
      """;

  private static final String HOSTILE = "</script><script>alert(1)</script>\"'&\u00fc\ud83c\udfb2";

  @TempDir static Path temp;
  private static String page;

  @BeforeAll
  static void playOnce() throws Exception {
    page = ReportRuns.page(ReportRuns.MIXED, temp.resolve("mixed"));
  }

  @Test
  void saysWhatWasAskedAndWhatFollows() {
    assertTrue(page.contains("<h1>What do small boards of all kinds look like?</h1>"));
    assertTrue(page.contains("Of 3 variants set against avalam-3x3, "), "the answer's beginning");
    assertTrue(page.contains("1,600 games"));
    assertTrue(page.contains("<dd>1.2.3</dd>") && page.contains("<dd>abcdef</dd>"));
  }

  @Test
  void showsWhatASearchFoundWithGamesAndIntervals() throws Exception {
    String found = ReportRuns.page(SEARCH, temp.resolve("search"));
    String answer =
        found.substring(found.indexOf("id=\"answer\""), found.indexOf("id=\"figures\""));
    assertEquals(
        1,
        answer.split("Meets: avalam-3x3, avalam-3x3 height-cap=5\\.", -1).length - 1,
        "the answer, once: " + answer);
    assertTrue(answer.contains("Fails: avalam-3x3 height-cap=2."), answer);
    assertTrue(
        answer.indexOf("Meets: ") < answer.indexOf("Fails: "), "those that were looked for first");
    assertTrue(answer.contains("wanted: 50\u00a0to\u00a075"), "in the unit of the column");
    String row = answer.substring(answer.indexOf("height-cap=2</th>"));
    row = row.substring(0, row.indexOf("</tr>"));
    assertTrue(row.contains(">1,000<"), "its games: " + row);
    assertTrue(row.contains("aria-label=\"fails\""), row);
    assertTrue(row.matches("(?s).*<small>\\d\\.\\d to \\d\\.\\d</small>.*"), "an interval: " + row);
  }

  @Test
  void needsNothingFromElsewhere() {
    Matcher address = Pattern.compile("(?:https?:)?//[a-z][^\\s\"'<]*").matcher(page);
    Set<String> found = new HashSet<>();
    while (address.find()) {
      found.add(address.group());
    }
    assertEquals(
        Set.of("http://www.w3.org/2000/svg"), found, "a name of XML, which is not fetched");
    assertFalse(
        Pattern.compile("<(link|img|iframe|object|embed)\\b|@import|url\\((?!#)")
            .matcher(page)
            .find());
    assertTrue(page.contains("default-src 'none'"));
  }

  @Test
  void everyIdIsThereOnceAndEveryReferenceLeadsToOne() {
    List<String> ids = all(" id=\"([^\"]+)\"");
    assertEquals(ids.size(), new HashSet<>(ids).size(), "an id is there twice: " + ids);
    for (String target : all("href=\"#([^\"]+)\"|url\\(#([^)]+)\\)")) {
      assertTrue(ids.contains(target), "#" + target + " leads nowhere");
    }
  }

  private static List<String> all(String pattern) {
    return Pattern.compile(pattern)
        .matcher(page)
        .results()
        .map(found -> found.group(1) == null ? found.group(2) : found.group(1))
        .toList();
  }

  @Test
  void isTheSameWhateverLocaleAndThreads() throws Exception {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("tr-TR-u-nu-arab"));
      Path folder = temp.resolve("elsewhere");
      ReportRuns.run(ReportRuns.settings(ReportRuns.MIXED), folder, 2);
      assertEquals(page, Files.readString(folder.resolve(ReportPage.FILE)));
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void namesFromOutsideStayTexts() throws Exception {
    String quoted = "'" + HOSTILE.replace("'", "''") + "'";
    String hostile =
        ReportRuns.page(
            """
            name: hostile
            question: %1$s
            variants:
              - avalam-2x2
              - {name: %1$s, summary: %1$s, source: %1$s, extends: avalam-2x3}
            games: 30
            """
                .formatted(quoted),
            temp.resolve("hostile"));
    assertFalse(hostile.contains("alert(1)</script>"), "a script of somebody else");
    assertEquals(2, hostile.split("</script>", -1).length - 1, "the page's own two");
    assertTrue(
        hostile.contains(
            "<h1>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;"));
    assertTrue(hostile.contains("\"variant\":\"\\u003c/script\\u003e"), "escaped in JSON");
    assertTrue(hostile.contains("\\u00fc\\ud83c\\udfb2"));
  }

  @Test
  void nothingInJsonEndsAScript() {
    assertEquals(
        "{\"a\":[\"\\u003c/script\\u003e\\u0022\\u005c\\u2028\\u0000\",-1,true,null]}",
        Json.of(Map.of("a", Arrays.asList("</script>\"\\\u2028\0", -1, true, null))));
  }

  @Test
  void aRunOfOneVariantHasItsFiguresForAnAnswer() throws Exception {
    String single =
        ReportRuns.page(
            "{name: single, variants: [avalam-2x3], games: 50}", temp.resolve("single"));
    assertTrue(
        single.contains("<p class=\"headline\">avalam-2x3: White&#39;s result "), "headline");
    assertFalse(single.contains("id=\"comparisons\""));
  }

  @Test
  @Tag("long")
  void fifteenVariantsStayBelowFiveMebibytes() throws Exception {
    String large =
        ReportRuns.page(
            """
            name: large
            variants: [avalam, dvonn, path-06-lock]
            vary: {height-cap: [3, 5, 7, 9]}
            games: 500
            baseline: avalam height-cap=5
            """,
            temp.resolve("large"));
    assertTrue(large.contains("15 variants"));
    assertTrue(large.length() < 5 << 20, large.length() + " characters");
  }
}
