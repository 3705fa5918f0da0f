package stacklab.stats;

import java.math.BigInteger;

/** The integers of a line that an accumulator wrote: its name, then numbers between blanks. */
final class Fields {
  private final String line;
  private final String[] words;
  private int next = 1;

  private Fields(String line, String[] words) {
    this.line = line;
    this.words = words;
  }

  static Fields of(String line, String name) {
    Fields fields = new Fields(line, line.split(" ", -1));
    if (!fields.words[0].equals(name)) {
      throw fields.fault("it must begin with '" + name + "'");
    }
    return fields;
  }

  int left() {
    return words.length - next;
  }

  Fields requireLeft(int count) {
    if (left() != count) {
      throw fault("it must have " + count + " numbers");
    }
    return this;
  }

  BigInteger integer() {
    try {
      return new BigInteger(words[next++]);
    } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
      throw fault("number " + (next - 1) + " is missing or is no integer");
    }
  }

  WideSum wideSum() {
    return WideSum.of(integer());
  }

  long number() {
    BigInteger value = integer();
    if (value.bitLength() > 63) {
      throw fault(value + " does not fit 64 bits");
    }
    return value.longValue();
  }

  long count() {
    long value = number();
    if (value < 0) {
      throw fault("a count is negative");
    }
    return value;
  }

  IllegalArgumentException fault(String what) {
    return new IllegalArgumentException("'" + line + "' cannot be read: " + what);
  }
}
