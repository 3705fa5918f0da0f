package stacklab.report.chart.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalDouble;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import stacklab.board.Board;
import stacklab.io.Shelf;
import stacklab.io.VariantReader;
import stacklab.report.Fonts;
import stacklab.report.chart.Measure;
import stacklab.report.chart.Setting;
import stacklab.report.figure.Figure;
import stacklab.report.figure.FigureFiles;

class SpaceChartTest {
  private static final Measure MEASURE = Measure.of("mean height", "pieces", 1);

  @BeforeAll
  static void installFonts() throws Exception {
    Fonts.install();
  }

  private static Board board(String variant) throws Exception {
    return new VariantReader(Shelf.above(Path.of(""))).read(variant, List.of()).variant().board();
  }

  private static SpaceValues values(String variant, double value) throws Exception {
    Board board = board(variant);
    return new SpaceValues(variant, board, Collections.nCopies(board.size(), value), 1000);
  }

  private static Figure chart(OptionalDouble middle, SpaceValues... boards) {
    return SpaceChart.of(
        Setting.of("Heights", "random against itself"), MEASURE, List.of(boards), middle);
  }

  @ParameterizedTest
  @ValueSource(strings = {"avalam", "dvonn", "avalam-merels"})
  void everySpaceHasItsNumberAndColour(String variant) throws Exception {
    SpaceValues board = values(variant, 1.5);
    String svg = FigureFiles.svg(chart(OptionalDouble.empty(), board));
    long numbers = Pattern.compile(">1\\.5</text>").matcher(svg).results().count();
    int inTheKey = 1;
    assertEquals(board.board().size() + inTheKey, numbers);
    assertTrue(svg.contains(">" + variant + "</text>"));
  }

  @Test
  void anUnknownValueIsGreyAndHasNoNumber() throws Exception {
    SpaceValues known = values("avalam-2x2", 2);
    List<Double> values = new ArrayList<>(known.values());
    values.set(0, Double.NaN);
    String svg =
        FigureFiles.svg(
            chart(OptionalDouble.empty(), new SpaceValues("x", known.board(), values, 10)));
    assertEquals(3 + 1, Pattern.compile(">2\\.0</text>").matcher(svg).results().count());
    assertTrue(svg.contains("fill:rgb(226,226,226)"));
  }

  @Test
  void theSameColoursStandForTheSameNumbersOnAllBoards() throws Exception {
    String svg =
        FigureFiles.svg(
            chart(OptionalDouble.of(0), values("avalam-2x2", -3), values("avalam-2x3", 3)));
    assertTrue(svg.contains(">-3.0</text>") && svg.contains(">3.0</text>"));
    assertEquals(4, Pattern.compile("fill:rgb\\(8,68,111\\)").matcher(svg).results().count() - 1);
    assertEquals(6, Pattern.compile("fill:rgb\\(124,58,0\\)").matcher(svg).results().count() - 1);
  }

  @Test
  void aBoardOfTheLargestSizeFits() throws Exception {
    Figure figure = chart(OptionalDouble.empty(), values("avalam", 1), values("avalam", 2));
    assertTrue(figure.height() < 600, "height " + figure.height());
  }
}
