package stacklab.report.figure;

import static stacklab.report.figure.Lettering.Anchor.LEFT;
import static stacklab.report.figure.Lettering.Anchor.RIGHT;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;
import stacklab.report.Fonts;

/**
 * A body of rows: in each a name, a strip of the plot, and texts in columns. A row is as high as
 * its name needs; on the y-axis of the plot a pixel is one step, and the first row starts at 0.
 */
public final class Rows implements Body {
  private static final double MOST_NAME = 300;
  private static final double MOST_TEXT = 260;
  private static final int LINE = 15;
  private static final int LEAST_ROW = 24;

  /** The library cannot place anything in a plot that is lower than its hint for ticks. */
  private static final int LEAST_PLOT = 90;

  private static final int GAP = 14;
  private static final int HEAD = 22;
  private static final int AXIS = 46;

  private final List<Row> rows;
  private final List<String> heads;
  private final List<Sign> signs;
  private final List<List<String>> names = new ArrayList<>();
  private final List<Double> columnWidths = new ArrayList<>();
  private final double nameWidth;
  private final int[] tops;
  private final int plotLeft;
  private final Plot plot;

  /**
   * A row.
   *
   * @param name its name, broken into lines if it is long
   * @param columns the texts right of the plot
   */
  public record Row(String name, List<String> columns) {}

  /**
   * The axis that all rows share.
   *
   * @param range what it covers
   * @param title its title
   * @param format how its numbers are written
   */
  public record Axis(Range range, String title, DoubleFunction<String> format) {}

  /**
   * Makes a body whose plot is still empty.
   *
   * @param heads what stands above the columns, as many as each row has
   */
  public Rows(List<Row> rows, List<String> heads, Axis axis, List<Sign> signs) {
    this.rows = List.copyOf(rows);
    this.heads = List.copyOf(heads);
    this.signs = List.copyOf(signs);
    rows.forEach(row -> names.add(Lettering.wrap(row.name, nameFont(), MOST_NAME, 3)));
    this.nameWidth =
        names.stream().mapToDouble(lines -> Lettering.width(lines, nameFont())).max().orElse(0);
    this.tops = tops();
    for (int column = 0; column < heads.size(); column++) {
      columnWidths.add(columnWidth(column));
    }
    double columns = columnWidths.stream().mapToDouble(w -> w + GAP).sum();
    this.plotLeft = (int) Math.ceil(nameWidth) + 6;
    this.plot = plot(axis, (int) (WIDTH - plotLeft - columns));
  }

  /** Returns where each row starts, and after the last one where it ends. */
  private int[] tops() {
    int least = Math.max(LEAST_ROW, LEAST_PLOT / Math.max(1, rows.size()));
    int[] starts = new int[rows.size() + 1];
    for (int row = 0; row < rows.size(); row++) {
      starts[row + 1] = starts[row] + Math.max(least, names.get(row).size() * LINE + 6);
    }
    return starts;
  }

  private int bottom() {
    return Math.max(LEAST_PLOT, tops[rows.size()]);
  }

  /** Returns the middle of a row on the y-axis. */
  public double middle(int row) {
    return -(tops[row] + tops[row + 1]) / 2.0;
  }

  /** Returns the y-axis of the plot. */
  public Range yRange() {
    return new Range(-bottom(), 0);
  }

  private Plot plot(Axis axis, int width) {
    Plot empty = new Plot(width, bottom() + AXIS, axis.range, yRange());
    return empty.withAxes(axis.title, "").withXNumbers(axis.format).withoutYNumbers();
  }

  private static Font nameFont() {
    return Fonts.regular(12);
  }

  private static Font columnFont() {
    return Fonts.regular(11);
  }

  private double columnWidth(int column) {
    List<String> texts = rows.stream().map(row -> row.columns.get(column)).toList();
    double head = Lettering.width(heads.get(column), Fonts.bold(11));
    return Math.max(head, Math.min(MOST_TEXT, Lettering.width(texts, columnFont())));
  }

  /** Returns the plot, to which the contents of the rows are added. */
  public Plot plot() {
    return plot;
  }

  @Override
  public int height() {
    return HEAD + bottom() + AXIS;
  }

  @Override
  public List<Sign> signs() {
    return signs;
  }

  @Override
  public void paint(Graphics2D g) {
    plot.paint(g, plotLeft, HEAD);
    paintStripes(g);
    paintHeads(g);
    for (int row = 0; row < rows.size(); row++) {
      double middle = HEAD + plot.screenY(middle(row));
      paintName(g, names.get(row), middle);
      paintColumns(g, rows.get(row).columns, middle + 4);
    }
  }

  /** Leads the eye from a name to its texts. */
  private void paintStripes(Graphics2D g) {
    g.setColor(new Color(0xf4f4f4));
    for (int row = 0; row < rows.size() && rows.size() > 2; row += 2) {
      double top = HEAD + plot.screenY(-tops[row]);
      double height = HEAD + plot.screenY(-tops[row + 1]) - top;
      g.fill(new Rectangle2D.Double(0, top, plotLeft, height));
      double right = columnsLeft() - GAP / 2.0;
      g.fill(new Rectangle2D.Double(right, top, WIDTH - right, height));
    }
  }

  private double columnsLeft() {
    return WIDTH - columnWidths.stream().mapToDouble(w -> w + GAP).sum() + GAP;
  }

  private void paintHeads(Graphics2D g) {
    Lettering.Look look = new Lettering.Look(Fonts.bold(11), Palette.FAINT, LEFT);
    double x = columnsLeft();
    for (int column = 0; column < heads.size(); column++) {
      Lettering.draw(g, heads.get(column), x, HEAD - 6.0, look);
      x += columnWidths.get(column) + GAP;
    }
  }

  private void paintName(Graphics2D g, List<String> lines, double middle) {
    double y = middle + 4.5 - (lines.size() - 1) * LINE / 2.0;
    for (String line : lines) {
      Lettering.draw(g, line, nameWidth, y, new Lettering.Look(nameFont(), Palette.INK, RIGHT));
      y += LINE;
    }
  }

  private void paintColumns(Graphics2D g, List<String> texts, double base) {
    double x = columnsLeft();
    for (int column = 0; column < texts.size(); column++) {
      double width = columnWidths.get(column);
      String text = Lettering.shorten(texts.get(column), columnFont(), width + 0.5);
      Lettering.draw(g, text, x, base, new Lettering.Look(columnFont(), Palette.INK, LEFT));
      x += width + GAP;
    }
  }
}
