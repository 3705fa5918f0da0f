package stacklab.io.records;

import java.util.List;
import java.util.Map;
import stacklab.rules.Colour;

/**
 * A game as a record gives it: read, but not yet held against the rules.
 *
 * @param file what messages call the file
 * @param line the number of the game's first line in it
 * @param white who began as White
 * @param black who began as Black
 * @param first the colour that moved first
 * @param start the start's position text, or "" for the variant's own
 * @param turns what was played, as far as the record goes
 * @param impliesLast whether the record leaves out a last placement that is forced
 * @param claims what else the record says of the game, by the names of the columns of games.csv
 */
public record RecordedGame(
    String file,
    int line,
    String white,
    String black,
    Colour first,
    String start,
    List<Turn> turns,
    boolean impliesLast,
    Map<String, String> claims) {
  /**
   * The claim under which a site's name for the game stands, {@code GM[...]} of a log: no variant's
   * name, but it tells one game from another.
   */
  public static final String PLAYED = "GM";

  /** Takes copies. */
  public RecordedGame {
    turns = List.copyOf(turns);
    claims = Map.copyOf(claims);
  }

  /** Returns what the record says under a name; "" if it says nothing. */
  public String claim(String name) {
    return claims.getOrDefault(name, "");
  }

  /** Returns the file and line where the game begins. */
  public String place() {
    return file + ":" + line;
  }
}
