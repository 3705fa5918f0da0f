package stacklab.report.svg;

import stacklab.report.StackView;

/** Draws a stack as a pile of discs in its owner's colour, with its height and its bases. */
final class StackArtist {
  static final String NEUTRAL = "#d55e00";

  private static final int MOST_DISCS = 6;
  private static final double STEP = 2.5;

  private final SvgText svg;
  private final StackView stacks;
  private final double radius;

  StackArtist(SvgText svg, StackView stacks, double scale) {
    this.svg = svg;
    this.stacks = stacks;
    this.radius = radius(scale);
  }

  /** Returns the radius of a disc. */
  static double radius(double scale) {
    return BoardShape.CELL * 0.36 * scale;
  }

  void draw(int space, Place middle) {
    int height = stacks.height(space);
    if (height == 0) {
      return;
    }
    int owner = stacks.owner(space);
    int discs = Math.min(height, MOST_DISCS);
    double lift = (discs - 1) * STEP / 2;
    for (int disc = 0; disc < discs; disc++) {
      drawDisc(middle.plus(0, lift - disc * STEP), owner);
    }
    Place top = middle.plus(0, -lift);
    if (height > 1) {
      // Two digits must leave room for the bases.
      write(String.valueOf(height), top, height > 9 ? radius * 0.82 : radius, ink(owner));
    }
    drawBases(stacks.bases(space), top, owner == StackView.NEUTRAL && height == 1);
  }

  private void drawDisc(Place middle, int owner) {
    String edge = owner == StackView.BLACK ? "#8c8c8c" : "#333333";
    svg.empty(
        "circle",
        "cx",
        middle.x(),
        "cy",
        middle.y(),
        "r",
        radius,
        "fill",
        fill(owner),
        "stroke",
        edge,
        "stroke-width",
        1.2);
  }

  private void drawBases(int bases, Place top, boolean alone) {
    if (bases == 0) {
      return;
    }
    double half = radius * 0.52;
    Place at = alone ? top : top.plus(radius * 0.82, -radius * 0.72);
    String points =
        point(at, 0, -half)
            + " "
            + point(at, half, 0)
            + " "
            + point(at, 0, half)
            + " "
            + point(at, -half, 0);
    svg.empty(
        "polygon", "points", points, "fill", NEUTRAL, "stroke", "#ffffff", "stroke-width", 1.5);
    if (bases > 1) {
      write(String.valueOf(bases), at, radius * 0.68, "#000000");
    }
  }

  private static String point(Place from, double dx, double dy) {
    return SvgText.number(from.x() + dx) + "," + SvgText.number(from.y() + dy);
  }

  private void write(String text, Place middle, double size, String ink) {
    svg.filled(
        "text",
        text,
        "x",
        middle.x(),
        "y",
        middle.y() + 0.36 * size,
        "font-size",
        size,
        "font-weight",
        "bold",
        "fill",
        ink);
  }

  private static String fill(int owner) {
    return switch (owner) {
      case StackView.WHITE -> "#ffffff";
      case StackView.BLACK -> "#1a1a1a";
      default -> NEUTRAL;
    };
  }

  private static String ink(int owner) {
    return owner == StackView.BLACK ? "#ffffff" : "#000000";
  }
}
