package stacklab.report.figure;

import java.awt.BasicStroke;
import java.awt.Color;
import java.util.Optional;
import org.knowm.xchart.style.markers.Marker;

/**
 * A sign of a figure and what it means.
 *
 * @param meaning what it stands for
 * @param colour the colour of line and marker
 * @param fill the colour of a filled box, if it has one
 * @param line the line through the sample, if it has one
 * @param marker the marker on it, if it has one
 */
public record Sign(
    String meaning,
    Color colour,
    Optional<Color> fill,
    Optional<BasicStroke> line,
    Optional<Marker> marker) {

  /** Returns the sign of a filled area. */
  public static Sign area(String meaning, Color fill) {
    return new Sign(meaning, fill, Optional.of(fill), Optional.empty(), Optional.empty());
  }

  /** Returns the sign of a line without markers. */
  public static Sign line(String meaning, Color colour, BasicStroke line) {
    return new Sign(meaning, colour, Optional.empty(), Optional.of(line), Optional.empty());
  }

  /** Returns the sign of a marker on a line, such as an estimate with its interval. */
  public static Sign marked(String meaning, Color colour, BasicStroke line, Marker marker) {
    return new Sign(meaning, colour, Optional.empty(), Optional.of(line), Optional.of(marker));
  }

  /** Returns the sign of a marker alone. */
  public static Sign marker(String meaning, Color colour, Marker marker) {
    return new Sign(meaning, colour, Optional.empty(), Optional.empty(), Optional.of(marker));
  }

  /** Returns this sign with an area behind it. */
  public Sign withArea(Color veil) {
    return new Sign(meaning, colour, Optional.of(veil), line, marker);
  }
}
