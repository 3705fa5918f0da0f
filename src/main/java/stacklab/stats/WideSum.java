package stacklab.stats;

import java.math.BigInteger;

/** A sum of integers and of products of two, exact in 128 bits, signed. */
final class WideSum {
  private long high;
  private long low;

  void add(long value) {
    add(value >> 63, value);
  }

  void addProduct(long a, long b) {
    add(Math.multiplyHigh(a, b), a * b);
  }

  void add(WideSum other) {
    add(other.high, other.low);
  }

  private void add(long otherHigh, long otherLow) {
    long sum = low + otherLow;
    int carry = Long.compareUnsigned(sum, low) < 0 ? 1 : 0;
    // The carry goes in first: two halves near the limit may overflow only without it.
    long top = high + otherHigh + carry;
    if (((high ^ top) & (otherHigh ^ top)) < 0) {
      throw new ArithmeticException("a sum has grown beyond 128 bits");
    }
    high = top;
    low = sum;
  }

  BigInteger value() {
    BigInteger lower = BigInteger.valueOf(low & Long.MAX_VALUE);
    BigInteger unsigned = low < 0 ? lower.setBit(63) : lower;
    return BigInteger.valueOf(high).shiftLeft(64).add(unsigned);
  }

  static WideSum of(BigInteger value) {
    if (value.bitLength() > 127) {
      throw new IllegalArgumentException(value + " needs more than 128 bits");
    }
    WideSum sum = new WideSum();
    sum.high = value.shiftRight(64).longValue();
    sum.low = value.longValue();
    return sum;
  }

  @Override
  public String toString() {
    return value().toString();
  }
}
