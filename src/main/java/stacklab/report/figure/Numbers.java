package stacklab.report.figure;

import stacklab.stats.Decimal;

/** Numbers as people read them, the same in every locale. */
public final class Numbers {
  private Numbers() {}

  /** Returns a number with as many decimals as it has, at most six: for ticks of an axis. */
  public static String plain(double value) {
    String digits = Decimal.fixed(value, 6);
    if (digits.isEmpty()) {
      return digits;
    }
    int end = digits.length();
    while (digits.charAt(end - 1) == '0') {
      end--;
    }
    return digits.substring(0, digits.charAt(end - 1) == '.' ? end - 1 : end);
  }

  /** Returns a count with a comma between thousands. */
  public static String count(long count) {
    StringBuilder digits = new StringBuilder(Long.toString(count));
    for (int at = digits.length() - 3; at > (count < 0 ? 1 : 0); at -= 3) {
      digits.insert(at, ',');
    }
    return digits.toString();
  }

  /** Returns a count with its noun: {@code 1 game}, {@code 10,000 games}. */
  public static String count(long count, String noun) {
    return count(count) + " " + noun + (count == 1 ? "" : "s");
  }

  /** Returns a number with a sign in front and the given decimals; a zero has none. */
  public static String signed(double value, int digits) {
    String text = Decimal.fixed(value, digits);
    boolean zero = text.chars().allMatch(c -> c == '0' || c == '.');
    return value > 0 && !zero ? "+" + text : text;
  }
}
