package stacklab.report.chart;

import static stacklab.report.figure.Lettering.Anchor.LEFT;
import static stacklab.report.figure.Lettering.Anchor.MIDDLE;
import static stacklab.report.figure.Lettering.Anchor.RIGHT;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import stacklab.report.Fonts;
import stacklab.report.figure.Body;
import stacklab.report.figure.Lettering;
import stacklab.report.figure.Palette;
import stacklab.report.figure.Sign;
import stacklab.report.svg.HeatScale;
import stacklab.stats.Interval;

/** The fields of a two-parameter map with the parameters' values at its edges and a key. */
final class MapBody implements Body {
  private static final int FIELD_HEIGHT = 46;
  private static final int HEAD = 44;
  private static final int KEY = 58;
  private static final double MOST_NAME = 200;
  private static final double MOST_FIELD = 150;
  private static final double KEY_WIDTH = 300;
  private static final int KEY_STEPS = 30;

  private final Measure measure;
  private final ParameterMap map;
  private final HeatScale scale;
  private final Positions columns;
  private final Positions rows;
  private final double left;
  private final double fieldWidth;

  MapBody(Measure measure, ParameterMap map, HeatScale scale) {
    this.measure = measure;
    this.map = map;
    this.scale = scale;
    this.columns = new Positions(map.cells().stream().map(ParameterMap.Cell::across).toList());
    this.rows = new Positions(map.cells().stream().map(ParameterMap.Cell::down).toList());
    double names =
        Math.max(
            Lettering.width(rows.labels(), Fonts.regular(11)),
            Lettering.width(map.down(), Fonts.bold(11)));
    this.left = Math.min(MOST_NAME, names) + 8;
    this.fieldWidth = Math.min(MOST_FIELD, (WIDTH - left) / Math.max(1, columns.labels().size()));
  }

  @Override
  public int height() {
    return HEAD + FIELD_HEIGHT * rows.labels().size() + KEY;
  }

  @Override
  public List<Sign> signs() {
    return List.of();
  }

  @Override
  public void paint(Graphics2D g) {
    Font bold = Fonts.bold(11);
    double middle = left + fieldWidth * columns.labels().size() / 2;
    write(g, map.across(), middle, 14, new Lettering.Look(bold, Palette.FAINT, MIDDLE));
    write(g, map.down(), left - 8, HEAD - 10, new Lettering.Look(bold, Palette.FAINT, RIGHT));
    paintNames(g);
    map.cells().forEach(cell -> paintField(g, cell));
    paintKey(g, HEAD + FIELD_HEIGHT * rows.labels().size() + 14.0);
  }

  private static void write(Graphics2D g, String text, double x, double y, Lettering.Look look) {
    Lettering.draw(g, text, x, y, look);
  }

  private void paintNames(Graphics2D g) {
    Font font = Fonts.regular(11);
    for (int column = 0; column < columns.labels().size(); column++) {
      String text = Lettering.shorten(columns.labels().get(column), font, fieldWidth - 4);
      double x = left + (column + 0.5) * fieldWidth;
      write(g, text, x, HEAD - 10, new Lettering.Look(font, Palette.INK, MIDDLE));
    }
    for (int row = 0; row < rows.labels().size(); row++) {
      String text = Lettering.shorten(rows.labels().get(row), font, MOST_NAME);
      double y = HEAD + (row + 0.5) * FIELD_HEIGHT + 4;
      write(g, text, left - 8, y, new Lettering.Look(font, Palette.INK, RIGHT));
    }
  }

  private void paintField(Graphics2D g, ParameterMap.Cell cell) {
    double x = left + columns.labels().indexOf(cell.across()) * fieldWidth;
    double y = HEAD + rows.labels().indexOf(cell.down()) * (double) FIELD_HEIGHT;
    double value = cell.estimate().value();
    if (Double.isNaN(value)) {
      return;
    }
    g.setColor(Color.decode(scale.colour(value)));
    g.fill(new Rectangle2D.Double(x + 1, y + 1, fieldWidth - 2, FIELD_HEIGHT - 2.0));
    Color ink = Color.decode(scale.ink(value));
    double middle = x + fieldWidth / 2;
    write(g, measure.text(value), middle, y + 20, new Lettering.Look(Fonts.bold(12), ink, MIDDLE));
    Font small = Fonts.regular(9);
    String interval = Lettering.shorten(text(cell.estimate().interval()), small, fieldWidth - 4);
    write(g, interval, middle, y + 35, new Lettering.Look(small, ink, MIDDLE));
  }

  private String text(Interval interval) {
    return interval.isKnown()
        ? "[" + measure.text(interval.low()) + ", " + measure.text(interval.high()) + "]"
        : interval.method();
  }

  private void paintKey(Graphics2D g, double top) {
    double step = KEY_WIDTH / KEY_STEPS;
    for (int i = 0; i < KEY_STEPS; i++) {
      double value = scale.min() + (scale.max() - scale.min()) * i / (KEY_STEPS - 1);
      g.setColor(Color.decode(scale.colour(value)));
      g.fill(new Rectangle2D.Double(left + i * step, top, step + 0.2, 12));
    }
    Font font = Fonts.regular(11);
    Lettering.Look look = new Lettering.Look(font, Palette.INK, LEFT);
    write(g, measure.title(), left + KEY_WIDTH + 12, top + 11, look);
    write(g, measure.text(scale.min()), left, top + 27, look);
    if (scale.min() < scale.max()) {
      Lettering.Look centred = new Lettering.Look(font, Palette.INK, MIDDLE);
      double middle = (scale.min() + scale.max()) / 2;
      write(g, measure.text(middle), left + KEY_WIDTH / 2, top + 27, centred);
      Lettering.Look right = new Lettering.Look(font, Palette.INK, RIGHT);
      write(g, measure.text(scale.max()), left + KEY_WIDTH, top + 27, right);
    }
  }
}
