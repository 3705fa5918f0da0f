package stacklab.sim.run;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import stacklab.rules.InvalidInput;

/**
 * A part of an experiment's chunks: of every {@code of} chunks the one at place {@code index}.
 *
 * @param index from 1 to {@code of}
 * @param of the number of parts
 */
public record Shard(int index, int of) {
  /** The only part: everything. */
  public static final Shard WHOLE = new Shard(1, 1);

  private static final Pattern FORM = Pattern.compile("([0-9]{1,6})/([0-9]{1,6})");

  /**
   * Reads {@code i/n}.
   *
   * @throws InvalidInput unless i is 1 to n
   */
  public static Shard parse(String text) {
    Matcher matcher = FORM.matcher(text);
    if (matcher.matches()) {
      int index = Integer.parseInt(matcher.group(1));
      int of = Integer.parseInt(matcher.group(2));
      if (index >= 1 && index <= of) {
        return new Shard(index, of);
      }
    }
    throw new InvalidInput(
        "shard '"
            + text
            + "' is no part; write i/n with i from 1 to n and n up to 999,999, such as 2/8");
  }

  /** Returns whether this is everything. */
  public boolean isWhole() {
    return of == 1;
  }

  /** Returns the first of this part's chunks from this number on. */
  long next(long chunk) {
    return chunk + Math.floorMod(index - 1 - chunk, of);
  }

  /** Returns {@code i/n}. */
  public String text() {
    return index + "/" + of;
  }
}
