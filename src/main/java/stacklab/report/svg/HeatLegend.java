package stacklab.report.svg;

/** Draws the key to the colours of a heat map. */
final class HeatLegend {
  static final double HEIGHT = 64;

  private static final double WIDTH = 380;
  private static final int STEPS = 24;
  private static final double BAR = 288;

  private final SvgText svg;
  private final HeatMap heat;

  HeatLegend(SvgText svg, HeatMap heat) {
    this.svg = svg;
    this.heat = heat;
  }

  /** Returns the room to leave for the key, its label included. */
  static double width(HeatMap heat) {
    return Math.max(WIDTH, 7.5 * heat.label().length());
  }

  /** Draws the key below a point. */
  void draw(Place top) {
    HeatScale scale = heat.scale();
    write(heat.label(), top.plus(0, 18));
    double left = top.x() - BAR / 2;
    double step = BAR / STEPS;
    for (int i = 0; i < STEPS; i++) {
      double value = scale.min() + (scale.max() - scale.min()) * i / (STEPS - 1);
      svg.empty(
          "rect",
          "x",
          left + i * step,
          "y",
          top.y() + 26,
          "width",
          step + 0.3,
          "height",
          14.0,
          "fill",
          scale.colour(value));
    }
    svg.empty(
        "rect",
        "x",
        left,
        "y",
        top.y() + 26,
        "width",
        BAR,
        "height",
        14.0,
        "fill",
        "none",
        "stroke",
        BoardShape.LINE);
    for (int i = 0; i <= 2; i++) {
      double value = scale.min() + (scale.max() - scale.min()) * i / 2;
      write(heat.format().apply(value), new Place(left + BAR * i / 2, top.y() + 56));
    }
  }

  private void write(String text, Place baseline) {
    svg.filled(
        "text", text, "x", baseline.x(), "y", baseline.y(), "font-size", 12.0, "fill", "#333333");
  }
}
