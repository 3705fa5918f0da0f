package stacklab.rules;

/**
 * Points added to the colours' scores, in half points.
 *
 * @param whiteHalves twice White's points
 * @param blackHalves twice Black's points
 */
public record Komi(int whiteHalves, int blackHalves) {
  /** No points for anybody. */
  public static final Komi NONE = new Komi(0, 0);

  /** Returns a number of half points as text, such as {@code 3} or {@code -0.5}. */
  public static String points(int halves) {
    String whole = (halves < 0 ? "-" : "") + Math.abs(halves / 2);
    return halves % 2 == 0 ? whole : whole + ".5";
  }
}
