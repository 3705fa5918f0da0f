package stacklab.report.svg;

/** A point of a picture: x to the right, y down. */
public record Place(double x, double y) {
  Place plus(double dx, double dy) {
    return new Place(x + dx, y + dy);
  }
}
