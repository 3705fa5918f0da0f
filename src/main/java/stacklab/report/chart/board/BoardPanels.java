package stacklab.report.chart.board;

import static stacklab.report.figure.Lettering.Anchor.LEFT;
import static stacklab.report.figure.Lettering.Anchor.MIDDLE;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import stacklab.report.Fonts;
import stacklab.report.chart.Measure;
import stacklab.report.figure.Body;
import stacklab.report.figure.Lettering;
import stacklab.report.figure.Palette;
import stacklab.report.figure.Sign;
import stacklab.report.svg.BoardGeometry;
import stacklab.report.svg.HeatScale;
import stacklab.report.svg.Place;

/** Boards in rows, with their names above and one key below. */
final class BoardPanels implements Body {
  private static final int COLUMNS = 3;
  private static final int GAP = 16;
  private static final int NAME = 20;
  private static final int KEY = 52;
  private static final double KEY_WIDTH = 300;
  private static final int KEY_STEPS = 30;
  private static final double SMALLEST_CELL = 17;

  private final Measure measure;
  private final List<SpaceValues> boards;
  private final HeatScale scale;
  private final List<Frame> frames;
  private final int columns;
  private final double width;

  BoardPanels(Measure measure, List<SpaceValues> boards, HeatScale scale) {
    this.measure = measure;
    this.boards = boards;
    this.scale = scale;
    this.columns = Math.min(COLUMNS, Math.max(2, boards.size()));
    this.width = (WIDTH - (columns - 1.0) * GAP) / columns;
    this.frames = boards.stream().map(board -> Frame.of(board.board(), width)).toList();
  }

  private int rows() {
    return (boards.size() + columns - 1) / columns;
  }

  /** Returns the height of a row: that of its highest board. */
  private double rowHeight(int row) {
    return NAME
        + GAP
        + frames.subList(row * columns, Math.min(frames.size(), (row + 1) * columns)).stream()
            .mapToDouble(Frame::height)
            .max()
            .orElse(0);
  }

  @Override
  public int height() {
    double height = KEY;
    for (int row = 0; row < rows(); row++) {
      height += rowHeight(row);
    }
    return (int) Math.ceil(height);
  }

  @Override
  public List<Sign> signs() {
    return List.of();
  }

  @Override
  public void paint(Graphics2D g) {
    double top = 0;
    for (int row = 0; row < rows(); row++) {
      for (int i = row * columns; i < Math.min(boards.size(), (row + 1) * columns); i++) {
        paint(g, i, i % columns * (width + GAP), top);
      }
      top += rowHeight(row);
    }
    paintKey(g, top);
  }

  private void paint(Graphics2D g, int number, double left, double top) {
    SpaceValues board = boards.get(number);
    Lettering.Look name = new Lettering.Look(Fonts.bold(11), Palette.INK, LEFT);
    Lettering.draw(
        g, Lettering.shorten(board.label(), Fonts.bold(11), width), left, top + 12, name);
    Frame frame = frames.get(number).at(left, top + NAME);
    BoardGeometry geometry = frame.geometry();
    g.setStroke(Palette.solid(1));
    g.setColor(Palette.FAINT);
    geometry.lines().forEach(line -> g.draw(path(line, frame, false)));
    for (int space = 0; space < board.values().size(); space++) {
      paintSpace(g, frame, space, board.values().get(space));
    }
    Lettering.Look faint = new Lettering.Look(Fonts.regular(8), Palette.FAINT, MIDDLE);
    for (BoardGeometry.Name each : geometry.names()) {
      Lettering.draw(g, each.text(), frame.x(each.middle()), frame.y(each.middle()) + 3, faint);
    }
  }

  private void paintSpace(Graphics2D g, Frame frame, int space, double value) {
    Path2D outline = path(frame.geometry().outlines().get(space), frame, true);
    g.setColor(Double.isNaN(value) ? Palette.NEUTRAL : Color.decode(scale.colour(value)));
    g.fill(outline);
    g.setColor(Palette.GRID);
    g.draw(outline);
    double cell = 2.6 * frame.geometry().stackRadius() * frame.factor();
    if (!Double.isNaN(value) && cell >= SMALLEST_CELL) {
      Place middle = frame.geometry().middles().get(space);
      int size = cell >= 30 ? 10 : cell >= 22 ? 8 : 7;
      Color ink = Color.decode(scale.ink(value));
      Lettering.draw(
          g,
          measure.text(value),
          frame.x(middle),
          frame.y(middle) + 0.36 * size,
          new Lettering.Look(Fonts.regular(size), ink, MIDDLE));
    }
  }

  private static Path2D path(List<Place> points, Frame frame, boolean closed) {
    Path2D path = new Path2D.Double();
    for (Place point : points) {
      if (path.getCurrentPoint() == null) {
        path.moveTo(frame.x(point), frame.y(point));
      } else {
        path.lineTo(frame.x(point), frame.y(point));
      }
    }
    if (closed) {
      path.closePath();
    }
    return path;
  }

  private void paintKey(Graphics2D g, double top) {
    double step = KEY_WIDTH / KEY_STEPS;
    for (int i = 0; i < KEY_STEPS; i++) {
      double value = scale.min() + (scale.max() - scale.min()) * i / (KEY_STEPS - 1);
      g.setColor(Color.decode(scale.colour(value)));
      g.fill(new Rectangle2D.Double(i * step, top, step + 0.2, 12));
    }
    Lettering.Look look = new Lettering.Look(Fonts.regular(11), Palette.INK, MIDDLE);
    for (int i = 0; i <= 2; i++) {
      double value = scale.min() + (scale.max() - scale.min()) * i / 2;
      Lettering.draw(g, measure.text(value), 10 + (KEY_WIDTH - 20) * i / 2, top + 27, look);
    }
    Lettering.Look title = new Lettering.Look(Fonts.regular(11), Palette.INK, LEFT);
    Lettering.draw(g, measure.title(), KEY_WIDTH + 12, top + 11, title);
  }
}
