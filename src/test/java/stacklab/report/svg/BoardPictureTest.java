package stacklab.report.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import stacklab.board.Board;
import stacklab.board.Directions;
import stacklab.board.GridBoard;
import stacklab.board.LinesBoard;
import stacklab.board.Space;
import stacklab.board.Wrap;
import stacklab.report.DrawnStacks;
import stacklab.report.StackView;
import stacklab.stats.Decimal;

class BoardPictureTest {
  private static boolean[][] cells(String... rows) {
    return Stream.of(rows)
        .map(
            row -> {
              boolean[] cells = new boolean[row.length()];
              for (int i = 0; i < cells.length; i++) {
                cells[i] = row.charAt(i) == '#';
              }
              return cells;
            })
        .toArray(boolean[][]::new);
  }

  private static final Board SQUARES =
      GridBoard.square(
          cells(
              "..##.....",
              ".####....",
              ".######..",
              ".########",
              "####.####",
              "########.",
              "..######.",
              "....####.",
              ".....##.."),
          Directions.ALL,
          Wrap.NONE);
  private static final Board HEXAGONS =
      GridBoard.hex(
          cells("#########..", "##########.", "###########", ".##########", "..#########"),
          Wrap.NONE);
  private static final Board WRAPPED =
      GridBoard.square(cells("####", "####", "####"), Directions.ORTHOGONAL, Wrap.BOTH);
  private static final Board LINES =
      LinesBoard.of(
          List.of(
              new Space("a1", 0, 0),
              new Space("b1", 2, 0),
              new Space("a2", 1, 1),
              new Space("a3", 0, 2),
              new Space("b3", 2, 2)),
          List.of(List.of("a1", "b1", "b3", "a3", "a1"), List.of("a1", "a2", "b3")));

  private static StackView someStacks(Board board) {
    List<String> kinds =
        List.of("W", "B", "BW", "WBB", "D", "WD", "BDW", "DDB", "WWWWW", "-", "BBWBWBWBWBWBDDD");
    return new DrawnStacks(
        Stream.iterate(0, i -> i + 1)
            .limit(board.size())
            .map(space -> kinds.get(space * 7 % kinds.size()))
            .toList());
  }

  private static HeatMap someHeat(Board board) {
    return new HeatMap(
        "share of games in which White owns the space (10,000 games)",
        space -> space == 3 ? Double.NaN : space * 1.0 / board.size(),
        HeatScale.diverging(0.5, 0.5),
        value -> Decimal.percent(value, 0));
  }

  static Stream<BoardPicture> pictures() {
    return Stream.of(SQUARES, HEXAGONS, WRAPPED, LINES)
        .flatMap(
            board ->
                Stream.of(
                    BoardPicture.of("bare", board),
                    BoardPicture.of("stacks", board)
                        .withStacks(someStacks(board))
                        .withLastMove(0, 1),
                    BoardPicture.of("heat", board).withHeat(someHeat(board)),
                    BoardPicture.of("both", board)
                        .withHeat(someHeat(board))
                        .withStacks(someStacks(board))));
  }

  private static Document parse(String svg) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setNamespaceAware(true);
    return factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void pictureIsWellFormedAndSaysWhatItShows(BoardPicture picture) throws Exception {
    Element root = parse(picture.svg()).getDocumentElement();
    assertEquals("svg", root.getLocalName());
    assertEquals("http://www.w3.org/2000/svg", root.getNamespaceURI());
    assertEquals("img", root.getAttribute("role"));
    assertEquals(picture.title(), root.getElementsByTagName("title").item(0).getTextContent());
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void pictureIsTheSameInEveryLocale(BoardPicture picture) {
    String expected = picture.svg();
    Locale before = Locale.getDefault();
    try {
      for (String tag : List.of("de-DE", "ar-EG", "tr-TR")) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        assertEquals(expected, picture.svg(), tag);
      }
    } finally {
      Locale.setDefault(before);
    }
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void everythingDrawnLiesInThePicture(BoardPicture picture) throws Exception {
    Element root = parse(picture.svg()).getDocumentElement();
    String[] box = root.getAttribute("viewBox").split(" ", -1);
    double left = Double.parseDouble(box[0]);
    double top = Double.parseDouble(box[1]);
    double right = left + Double.parseDouble(box[2]);
    double bottom = top + Double.parseDouble(box[3]);
    NodeList texts = root.getElementsByTagName("text");
    for (int i = 0; i < texts.getLength(); i++) {
      Element text = (Element) texts.item(i);
      double size = Double.parseDouble(text.getAttribute("font-size"));
      double half = 0.31 * size * text.getTextContent().length();
      double x = Double.parseDouble(text.getAttribute("x"));
      double y = Double.parseDouble(text.getAttribute("y"));
      assertTrue(x - half >= left && x + half <= right, text.getTextContent());
      assertTrue(y - size * 0.8 >= top && y + size * 0.2 <= bottom, text.getTextContent());
    }
  }

  @Test
  void stackShowsOwnerHeightAndBases() throws Exception {
    Board board = GridBoard.square(cells("##"), Directions.ALL, Wrap.NONE);
    String svg = BoardPicture.of("two", board).withStacks(DrawnStacks.of("BDDW -")).svg();
    NodeList groups = parse(svg).getElementsByTagName("g");
    Element stack = (Element) groups.item(2);
    assertEquals("a1", stack.getAttribute("data-space"));
    assertEquals(
        "a1: White, height 4, bases 2",
        stack.getElementsByTagName("title").item(0).getTextContent());
    assertEquals("4", stack.getElementsByTagName("text").item(0).getTextContent());
    assertEquals("2", stack.getElementsByTagName("text").item(1).getTextContent());
    assertEquals(4, stack.getElementsByTagName("circle").getLength());
    assertEquals(0, ((Element) groups.item(3)).getElementsByTagName("circle").getLength());
  }

  @Test
  void whatComesFromOutsideIsEscaped() throws Exception {
    String title = "a < b & \"c\" 'd' \u0001 \ud83c\udfb2";
    String svg = BoardPicture.of(title, WRAPPED).svg();
    assertFalse(svg.contains("a < b"));
    assertEquals(
        title.replace('\u0001', '\ufffd'),
        parse(svg).getElementsByTagName("title").item(0).getTextContent());
  }

  @Test
  void hexagonsOfNeighboursTouch() throws Exception {
    NodeList polygons =
        parse(BoardPicture.of("bare", HEXAGONS).svg()).getElementsByTagName("polygon");
    assertEquals(HEXAGONS.size(), polygons.getLength());
    for (int space = 0; space < HEXAGONS.size(); space++) {
      for (int other = 0; other < HEXAGONS.size(); other++) {
        List<String> corners =
            List.of(((Element) polygons.item(space)).getAttribute("points").split(" ", -1));
        long shared =
            Stream.of(((Element) polygons.item(other)).getAttribute("points").split(" ", -1))
                .filter(corner -> corners.stream().anyMatch(c -> near(c, corner)))
                .count();
        int from = space;
        int to = other;
        boolean neighbours = Arrays.stream(HEXAGONS.neighbours(from)).anyMatch(n -> n == to);
        assertEquals(
            from == to ? 6 : neighbours ? 2 : 0, shared, HEXAGONS.name(from) + HEXAGONS.name(to));
      }
    }
  }

  private static boolean near(String a, String b) {
    String[] p = a.split(",", -1);
    String[] q = b.split(",", -1);
    return Math.abs(Double.parseDouble(p[0]) - Double.parseDouble(q[0])) < 0.05
        && Math.abs(Double.parseDouble(p[1]) - Double.parseDouble(q[1])) < 0.05;
  }

  @Test
  void numbersHaveAtMostTwoDecimalsAndNoZerosBehind() {
    assertEquals("0.6", SvgText.number(0.1 + 0.2 + 0.3));
    assertEquals("100", SvgText.number(100));
    assertEquals("0", SvgText.number(-0.001));
    assertEquals("-2.35", SvgText.number(-2.3456));
  }

  @Test
  void scaleRunsFromLightToDarkAndIsWhiteInTheMiddleIfItDiverges() {
    HeatScale light = HeatScale.sequential(0, 1);
    double before = 2;
    for (int i = 0; i <= 100; i++) {
      double now = luminance(light.colour(i / 100.0));
      assertTrue(now < before, "at " + i);
      before = now;
    }
    HeatScale diverging = HeatScale.diverging(0.5, 0.2);
    assertEquals("#ffffff", diverging.colour(0.5));
    assertEquals(diverging.colour(0.3), diverging.colour(-7));
    assertEquals("#ffffff", HeatScale.diverging(0.5, 0).colour(0.5));
  }

  @Test
  void inkIsReadableOnEveryColour() {
    for (HeatScale scale : List.of(HeatScale.sequential(0, 1), HeatScale.diverging(0.5, 0.5))) {
      for (int i = 0; i <= 100; i++) {
        double ground = luminance(scale.colour(i / 100.0));
        double ink = scale.ink(i / 100.0).equals("#ffffff") ? 1 : 0;
        double contrast = (Math.max(ground, ink) + 0.05) / (Math.min(ground, ink) + 0.05);
        assertTrue(contrast >= 4.5, "contrast " + contrast + " at " + i);
      }
    }
  }

  /** Relative luminance as WCAG 2.1 defines it. */
  private static double luminance(String colour) {
    int rgb = Integer.parseInt(colour.substring(1), 16);
    return 0.2126 * linear(rgb >> 16)
        + 0.7152 * linear(rgb >> 8 & 255)
        + 0.0722 * linear(rgb & 255);
  }

  private static double linear(int part) {
    double share = part / 255.0;
    return share <= 0.03928 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  }
}
