package stacklab.stats;

import java.math.BigDecimal;

/**
 * The one way in which a number that is no integer becomes text: a point as decimal mark, a fixed
 * number of decimals, no exponent, no grouping, no negative zero; the same on every JDK and in
 * every locale.
 *
 * <p>Rounding takes the exact binary value of the double to the nearest decimal, ties to the even
 * digit: the same digits as {@code printf("%.6f")} of C.
 */
public final class Decimal {
  /** How many decimals {@link #of} writes. */
  public static final int DIGITS = 6;

  private static final int MAX_DIGITS = 9;
  private static final long[] TENS = powers(10);
  private static final long[] FIVES = powers(5);

  /** From here on a double is an integer, and its product with a power of five may not fit. */
  private static final double ALL_INTEGERS = 0x1p52;

  private Decimal() {}

  private static long[] powers(int base) {
    long[] powers = new long[MAX_DIGITS + 1];
    powers[0] = 1;
    for (int i = 1; i < powers.length; i++) {
      powers[i] = powers[i - 1] * base;
    }
    return powers;
  }

  /**
   * Returns {@code value} with exactly six decimals, as {@code -12.345678}; the empty text, which
   * stands for "not known", if it is NaN or infinite.
   */
  public static String of(double value) {
    StringBuilder text = new StringBuilder(16);
    append(text, value);
    return text.toString();
  }

  /** Appends what {@link #of(double)} returns. */
  public static void append(StringBuilder text, double value) {
    append(text, value, DIGITS);
  }

  /**
   * Returns {@code value} with {@code digits} decimals, for people to read; empty if NaN or
   * infinite.
   *
   * @throws IllegalArgumentException if digits is not 0 to 9
   */
  public static String fixed(double value, int digits) {
    if (digits < 0 || digits > MAX_DIGITS) {
      throw new IllegalArgumentException("digits is " + digits + ", allowed are 0 to 9");
    }
    StringBuilder text = new StringBuilder(16);
    append(text, value, digits);
    return text.toString();
  }

  /**
   * Returns a share as a percentage with {@code digits} decimals, for people to read: {@code
   * percent(0.4483, 1)} is {@code 44.8 %}; empty if NaN or infinite. Rounds the share itself, once.
   *
   * @throws IllegalArgumentException if digits is not 0 to 7
   */
  public static String percent(double share, int digits) {
    if (digits < 0 || digits > MAX_DIGITS - 2) {
      throw new IllegalArgumentException("digits is " + digits + ", allowed are 0 to 7");
    }
    String decimals = fixed(share, digits + 2);
    if (decimals.isEmpty()) {
      return decimals;
    }
    int point = decimals.indexOf('.');
    String whole = decimals.substring(0, point) + decimals.substring(point + 1, point + 3);
    String rest = digits == 0 ? "" : "." + decimals.substring(point + 3);
    return withoutLeadingZeros(whole) + rest + " %";
  }

  private static String withoutLeadingZeros(String digits) {
    int sign = digits.charAt(0) == '-' ? 1 : 0;
    int first = sign;
    while (first < digits.length() - 1 && digits.charAt(first) == '0') {
      first++;
    }
    return digits.substring(0, sign) + digits.substring(first);
  }

  /**
   * Reads what {@link #of} writes, and plain integers; NaN for the empty text.
   *
   * @throws IllegalArgumentException if the text has anything but an optional minus, digits, and a
   *     point followed by digits
   */
  public static double parse(String text) {
    if (text.isEmpty()) {
      return Double.NaN;
    }
    if (!isPlain(text)) {
      throw new IllegalArgumentException(
          "'" + text + "' is not a plain decimal number such as -12.345678");
    }
    return Double.parseDouble(text);
  }

  private static boolean isPlain(String text) {
    int start = text.charAt(0) == '-' ? 1 : 0;
    int point = text.indexOf('.');
    return point < 0
        ? areDigits(text, start, text.length())
        : areDigits(text, start, point) && areDigits(text, point + 1, text.length());
  }

  private static boolean areDigits(String text, int from, int to) {
    for (int i = from; i < to; i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return from < to;
  }

  private static void append(StringBuilder text, double value, int digits) {
    if (!Double.isFinite(value)) {
      return;
    }
    double size = Math.abs(value);
    if (size >= ALL_INTEGERS || digits == 0) {
      text.append(new BigDecimal(Math.rint(value)).toBigInteger());
      appendFraction(text, 0, digits);
      return;
    }
    long whole = (long) size;
    long fraction = scaled(size - whole, digits);
    if (fraction == TENS[digits]) {
      whole++;
      fraction = 0;
    }
    if (value < 0 && (whole | fraction) != 0) {
      text.append('-');
    }
    text.append(whole);
    appendFraction(text, fraction, digits);
  }

  private static void appendFraction(StringBuilder text, long fraction, int digits) {
    if (digits == 0) {
      return;
    }
    text.append('.');
    for (long place = TENS[digits - 1]; place > 0; place /= 10) {
      text.append((char) ('0' + fraction / place % 10));
    }
  }

  /**
   * Returns {@code fraction} times 10^digits rounded to an integer, exactly.
   *
   * <p>A double is m 2^-s with m below 2^53, and 10^d is 5^d 2^d, so the product is the 128-bit
   * integer m 5^d shifted right by s - d.
   */
  private static long scaled(double fraction, int digits) {
    if (fraction == 0) {
      return 0;
    }
    int exponent = Math.getExponent(fraction);
    // Below this the product is under a quarter: nothing to round up. Spares the subnormals too.
    if (exponent < -40) {
      return 0;
    }
    long mantissa = (Double.doubleToRawLongBits(fraction) & 0xfffffffffffffL) | 0x10000000000000L;
    int shift = 52 - exponent - digits;
    long high = Math.multiplyHigh(mantissa, FIVES[digits]);
    long low = mantissa * FIVES[digits];
    return roundedShift(high, low, shift);
  }

  /** Returns the number (high, low) divided by 2^shift, ties to even; shift is 44 to 92. */
  private static long roundedShift(long high, long low, int shift) {
    boolean wide = shift >= 64;
    int rest = shift & 63;
    long quotient = wide ? high >>> rest : shifted(high, low, rest);
    long halfBit = 1L << (shift - 1);
    long upper = wide ? high & ((1L << rest) - 1) : 0;
    long lower = wide ? low : low & ((1L << rest) - 1);
    long halfUpper = shift > 64 ? halfBit : 0;
    long halfLower = shift > 64 ? 0 : halfBit;
    int order =
        upper != halfUpper
            ? Long.compareUnsigned(upper, halfUpper)
            : Long.compareUnsigned(lower, halfLower);
    boolean up = order > 0 || (order == 0 && (quotient & 1) == 1);
    return up ? quotient + 1 : quotient;
  }

  private static long shifted(long high, long low, int shift) {
    return (high << (64 - shift)) | (low >>> shift);
  }
}
