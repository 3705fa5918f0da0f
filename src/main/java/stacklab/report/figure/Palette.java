package stacklab.report.figure;

import java.awt.BasicStroke;
import java.awt.Color;
import java.util.List;
import org.knowm.xchart.style.markers.Marker;
import org.knowm.xchart.style.markers.SeriesMarkers;

/**
 * Colours, dashes and markers. The colours are those that Okabe and Ito ("Color Universal Design",
 * 2008) chose to be told apart by the colour-blind; dashes and markers differ too, so that a chart
 * is read in shades of grey as well.
 */
public final class Palette {
  /** Text and axes. */
  public static final Color INK = new Color(0x222222);

  /** Text of less weight. */
  public static final Color FAINT = new Color(0x555555);

  /** The lines of the grid. */
  public static final Color GRID = new Color(0xc8c8c8);

  /** The first of the series' colours. */
  public static final Color BLUE = new Color(0x0072b2);

  /** A colour for the second of two. */
  public static final Color ORANGE = new Color(0xe69f00);

  /** A colour for what is neither. */
  public static final Color NEUTRAL = new Color(0xe2e2e2);

  /** The most series that one plot shows. */
  public static final int SERIES = 6;

  private static final List<Color> COLOURS =
      List.of(
          BLUE,
          new Color(0xd55e00),
          new Color(0x009e73),
          new Color(0xcc79a7),
          Color.BLACK,
          new Color(0x56b4e9));

  private static final List<Marker> MARKERS =
      List.of(
          SeriesMarkers.CIRCLE,
          SeriesMarkers.SQUARE,
          SeriesMarkers.TRIANGLE_UP,
          SeriesMarkers.DIAMOND,
          SeriesMarkers.TRIANGLE_DOWN,
          SeriesMarkers.PLUS);

  private static final float[][] DASHES = {
    null, {7, 3}, {2, 2}, {9, 3, 2, 3}, {12, 4}, {4, 2, 1, 2, 1, 2}
  };

  private Palette() {}

  /** Returns the colour of a series, counted from 0; they repeat after {@link #SERIES}. */
  public static Color colour(int series) {
    return COLOURS.get(series % SERIES);
  }

  /** Returns the colour of a series as a veil that lets others be seen through it. */
  public static Color veil(int series) {
    Color colour = colour(series);
    return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), 45);
  }

  /** Returns the marker of a series. */
  public static Marker marker(int series) {
    return MARKERS.get(series % SERIES);
  }

  /** Returns the line of a series. */
  public static BasicStroke line(int series) {
    float[] dashes = DASHES[series % SERIES];
    return dashes == null
        ? solid(1.8f)
        : new BasicStroke(1.8f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, dashes, 0);
  }

  /** Returns a line without gaps. */
  public static BasicStroke solid(float width) {
    return new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND);
  }

  /** Returns a line of dots. */
  public static BasicStroke dotted(float width) {
    return new BasicStroke(
        width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, new float[] {1.5f, 4.5f}, 0);
  }

  /** Returns a line of dashes. */
  public static BasicStroke dashed(float width) {
    return new BasicStroke(
        width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, new float[] {6, 4}, 0);
  }
}
