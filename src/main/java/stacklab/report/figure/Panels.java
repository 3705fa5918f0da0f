package stacklab.report.figure;

import static stacklab.report.figure.Lettering.Anchor.LEFT;

import java.awt.Graphics2D;
import java.util.List;
import stacklab.report.Fonts;

/** A body of small plots side by side, each with its name above it. */
public final class Panels implements Body {
  private static final int COLUMNS = 3;
  private static final int GAP = 12;
  private static final int LINE = 14;

  /** The width of a panel in pixels. */
  public static final int PANEL_WIDTH = (WIDTH - (COLUMNS - 1) * GAP) / COLUMNS;

  /** The height of a panel in pixels. */
  public static final int PANEL_HEIGHT = 190;

  private final List<Panel> panels;
  private final List<Sign> signs;
  private final List<List<String>> names;
  private final int nameHeight;

  /** A plot of {@link #PANEL_WIDTH} and {@link #PANEL_HEIGHT} with its name. */
  public record Panel(String name, Plot plot) {}

  /** Makes a body. */
  public Panels(List<Panel> panels, List<Sign> signs) {
    this.panels = List.copyOf(panels);
    this.signs = List.copyOf(signs);
    this.names =
        panels.stream()
            .map(panel -> Lettering.wrap(panel.name, Fonts.bold(11), PANEL_WIDTH, 2))
            .toList();
    this.nameHeight = 6 + LINE * names.stream().mapToInt(List::size).max().orElse(1);
  }

  @Override
  public int height() {
    int rows = (panels.size() + COLUMNS - 1) / COLUMNS;
    return rows * (nameHeight + PANEL_HEIGHT + GAP) - GAP;
  }

  @Override
  public List<Sign> signs() {
    return signs;
  }

  @Override
  public void paint(Graphics2D g) {
    Lettering.Look look = new Lettering.Look(Fonts.bold(11), Palette.INK, LEFT);
    for (int i = 0; i < panels.size(); i++) {
      int left = i % COLUMNS * (PANEL_WIDTH + GAP);
      int top = i / COLUMNS * (nameHeight + PANEL_HEIGHT + GAP);
      double base = top + nameHeight - 6.0 - LINE * (names.get(i).size() - 1);
      for (String line : names.get(i)) {
        Lettering.draw(g, line, left, base, look);
        base += LINE;
      }
      panels.get(i).plot.paint(g, left, top + nameHeight);
    }
  }
}
