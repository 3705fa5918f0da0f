package stacklab.report.svg;

/**
 * Colours for numbers, told apart by the colour-blind and in print: either from light to dark, or
 * from dark blue over white to dark orange where a middle value means "neither".
 */
public final class HeatScale {
  private static final int[] SEQUENTIAL = {
    0xfff8e5, 0xf9cf74, 0xe88e3c, 0xb34a4c, 0x6a2457, 0x25123f
  };
  private static final int[] DIVERGING = {
    0x08446f, 0x3f8fc4, 0xb5d6ea, 0xffffff, 0xf5c9a0, 0xd9751a, 0x7c3a00
  };

  private final double min;
  private final double max;
  private final int[] stops;

  private HeatScale(double min, double max, int[] stops) {
    if (!(min <= max) || !Double.isFinite(max - min)) {
      throw new IllegalArgumentException("no scale from " + min + " to " + max);
    }
    this.min = min;
    this.max = max;
    this.stops = stops;
  }

  /**
   * Returns the scale whose colours run from light to dark.
   *
   * @throws IllegalArgumentException if min exceeds max or one is not finite
   */
  public static HeatScale sequential(double min, double max) {
    return new HeatScale(min, max, SEQUENTIAL);
  }

  /**
   * Returns the scale that is white at {@code middle} and reaches its darkest colours {@code reach}
   * below and above it.
   *
   * @throws IllegalArgumentException if reach is negative or one is not finite
   */
  public static HeatScale diverging(double middle, double reach) {
    return new HeatScale(middle - reach, middle + reach, DIVERGING);
  }

  /** Returns the value at the light end, or at the blue end. */
  public double min() {
    return min;
  }

  /** Returns the value at the dark end, or at the orange end. */
  public double max() {
    return max;
  }

  /** Returns the colour of a value as {@code #rrggbb}; values outside have the nearest end's. */
  public String colour(double value) {
    return "#" + Integer.toHexString(0x1000000 | rgb(value)).substring(1);
  }

  /** Returns black or white, whichever is read better on the colour of a value. */
  public String ink(double value) {
    int rgb = rgb(value);
    // Relative luminance, roughly (WCAG 2.1), of the colour with gamma 2.
    double red = square(rgb >> 16 & 255);
    double green = square(rgb >> 8 & 255);
    double blue = square(rgb & 255);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.2 ? "#000000" : "#ffffff";
  }

  private static double square(int part) {
    return part / 255.0 * (part / 255.0);
  }

  private int rgb(double value) {
    double share = max > min ? (value - min) / (max - min) : 0.5;
    double at = Math.min(Math.max(share, 0), 1) * (stops.length - 1);
    int stop = (int) Math.min(at, stops.length - 2.0);
    int mixed = 0;
    for (int shift = 16; shift >= 0; shift -= 8) {
      int low = stops[stop] >> shift & 255;
      int high = stops[stop + 1] >> shift & 255;
      mixed |= (int) Math.rint(low + (high - low) * (at - stop)) << shift;
    }
    return mixed;
  }
}
