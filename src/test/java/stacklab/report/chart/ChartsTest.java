package stacklab.report.chart;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import stacklab.report.Fonts;
import stacklab.report.chart.Samples.Named;
import stacklab.report.figure.Figure;
import stacklab.report.figure.FigureFiles;
import stacklab.report.figure.Lettering;
import stacklab.report.figure.Sheet;

class ChartsTest {
  private static final Map<String, String> DRAWN = new HashMap<>();

  @BeforeAll
  static void installFonts() throws Exception {
    Fonts.install();
  }

  static Stream<Named> charts() throws Exception {
    Fonts.install();
    return Samples.all().stream();
  }

  /** Returns the SVG of a chart, drawn once for all tests. */
  private static String svg(Named chart) {
    return DRAWN.computeIfAbsent(chart.name(), name -> FigureFiles.svg(chart.figure()));
  }

  private static Element parse(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)))
        .getDocumentElement();
  }

  private static String texts(String svg) throws Exception {
    NodeList texts = parse(svg).getElementsByTagName("text");
    return IntStream.range(0, texts.getLength())
        .mapToObj(i -> texts.item(i).getTextContent())
        .collect(Collectors.joining("\n"));
  }

  @ParameterizedTest
  @MethodSource("charts")
  void svgIsWellFormedAndSaysWhatItShowsFromWhomAndHowManyGames(Named chart) throws Exception {
    Element root = parse(svg(chart));
    assertEquals("img", root.getAttribute("role"));
    assertEquals(
        chart.figure().title(), root.getElementsByTagName("title").item(0).getTextContent());
    String texts = texts(svg(chart));
    assertTrue(texts.contains("Agents: "), texts);
    assertTrue(Pattern.compile("[0-9] games?( each)?\\.").matcher(texts).find(), texts);
  }

  @ParameterizedTest
  @MethodSource("charts")
  void svgRefersToNothingOutsideAndHasNoLongNumbers(Named chart) {
    String svg = svg(chart);
    String own = svg.replace("xmlns=\"http://www.w3.org/2000/svg\"", "");
    assertFalse(own.contains("http"), "a reference");
    assertFalse(own.contains("<!DOCTYPE"), "a document type");
    assertFalse(Pattern.compile("[0-9]\\.[0-9]{4}").matcher(own).find(), "a long number");
  }

  static Stream<Named> oneOfEachKind() throws Exception {
    Fonts.install();
    return Stream.of(
            Samples.balance(),
            Samples.outcomes(),
            Samples.differences(),
            Samples.distributions(),
            Samples.plies(),
            Samples.curves(),
            Samples.maps())
        .map(charts -> charts.get(0));
  }

  @ParameterizedTest
  @MethodSource("oneOfEachKind")
  void svgIsTheSameInEveryLocale(Named chart) {
    String expected = svg(chart);
    Locale before = Locale.getDefault();
    try {
      for (String tag : List.of("de-DE", "ar-EG", "tr-TR")) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        assertEquals(expected, FigureFiles.svg(chart.figure()), tag);
      }
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void pngIsTheSameEachTime() {
    for (Named chart : List.of(Samples.distributions().get(0), Samples.differences().get(0))) {
      assertArrayEquals(
          FigureFiles.png(chart.figure()), FigureFiles.png(chart.figure()), chart.name());
    }
  }

  @ParameterizedTest
  @MethodSource("charts")
  void textLiesInTheSheet(Named chart) throws Exception {
    NodeList texts = parse(svg(chart)).getElementsByTagName("text");
    for (int i = 0; i < texts.getLength(); i++) {
      Element text = (Element) texts.item(i);
      double size = Double.parseDouble(text.getAttribute("font-size"));
      double x = Double.parseDouble(text.getAttribute("x"));
      double y = Double.parseDouble(text.getAttribute("y"));
      double width =
          Lettering.width(
              text.getTextContent(),
              text.getAttribute("font-weight").equals("bold")
                  ? Fonts.bold((int) size)
                  : Fonts.regular((int) size));
      double left =
          switch (text.getAttribute("text-anchor")) {
            case "start" -> x;
            case "middle" -> x - width / 2;
            default -> x - width;
          };
      String what = chart + ": " + text.getTextContent() + " at " + left + " to " + (left + width);
      assertTrue(left >= 0 && left + width <= Sheet.WIDTH, what);
      assertTrue(y >= size && y <= chart.figure().height(), what);
    }
  }

  @Test
  void intervalsAndReasonsForNoneAreWritten() throws Exception {
    String texts = texts(svg(Samples.balance().get(3)));
    assertTrue(texts.contains("100.0 (deterministic)"), texts);
    assertTrue(texts.contains("not known"), texts);
    assertTrue(texts(svg(Samples.balance().get(0))).contains("62.0 [61.0, 62.9]"));
  }

  @Test
  void balanceIsSortedWithTheUnknownLast() throws Exception {
    String texts = texts(svg(Samples.balance().get(3)));
    assertTrue(texts.indexOf("always won") < texts.indexOf("drawn"), texts);
    assertTrue(texts.indexOf("drawn") < texts.indexOf("unknown"), texts);
  }

  @Test
  void verdictsAreWritten() throws Exception {
    String texts = texts(svg(Samples.differences().get(0)));
    assertTrue(texts.contains("not decided: needs about 45,000 games"), texts);
    assertTrue(texts.contains("Baseline: stones."), texts);
    assertTrue(texts.contains("+3.1 [2.2, 4.1]"), texts);
  }

  @Test
  void namesFromOutsideAreEscaped() throws Exception {
    List<Estimate> one = List.of(new Estimate("<b> & \"x\"", 0.5, Samples.DETERMINISTIC, 3));
    Figure figure =
        BalanceChart.of(
            Setting.of("a < b & c", "me & you"),
            Measure.share("result"),
            one,
            OptionalDouble.empty());
    assertTrue(texts(FigureFiles.svg(figure)).contains("<b> & \"x\""));
  }

  @Test
  void filesAreCompleteAndNothingElseIsLeft(@TempDir Path folder) throws IOException {
    Figure figure = Samples.curves().get(0).figure();
    FigureFiles.write(figure, folder, "chart");
    FigureFiles.write(figure, folder, "chart");
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(
          List.of("chart.png", "chart.svg"),
          files.map(file -> file.getFileName().toString()).sorted().toList());
    }
    assertEquals(FigureFiles.svg(figure), Files.readString(folder.resolve("chart.svg"), UTF_8));
    assertArrayEquals(FigureFiles.png(figure), Files.readAllBytes(folder.resolve("chart.png")));
  }

  @Test
  void pngShowsMoreThanAnEmptySheet() throws IOException {
    Figure figure = Samples.curves().get(0).figure();
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(FigureFiles.png(figure)));
    assertEquals(2 * figure.width(), image.getWidth());
    assertEquals(2 * figure.height(), image.getHeight());
    long blue =
        IntStream.range(0, image.getWidth() * image.getHeight())
            .filter(i -> image.getRGB(i % image.getWidth(), i / image.getWidth()) == 0xff0072b2)
            .count();
    assertTrue(blue > 500, blue + " pixels in the series' colour");
  }
}
