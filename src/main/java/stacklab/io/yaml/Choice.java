package stacklab.io.yaml;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
import stacklab.rules.Named;

/**
 * The values one scalar may have: words, whole numbers of a range, or both. Whole numbers are
 * written in decimal digits and without quotes, so that {@code 0x10}, {@code 1e3} or {@code 007}
 * never mean something that their writer did not.
 *
 * <p>Immutable.
 */
public final class Choice<T> {
  private record Whole<T>(long min, long max, LongFunction<? extends T> value) {}

  private final Map<String, T> words;
  private final Optional<Whole<T>> whole;

  private Choice(Map<String, T> words, Optional<Whole<T>> whole) {
    this.words = words;
    this.whole = whole;
  }

  /** Returns the choice among an enum's values, as variant files write them. */
  public static <T extends Named> Choice<T> of(T[] values) {
    Choice<T> choice = new Choice<>(Map.of(), Optional.empty());
    for (T value : values) {
      choice = choice.orWord(value.text(), value);
    }
    return choice;
  }

  /** Returns the choice of one word; more are added with {@link #orWord}. */
  public static <T> Choice<T> word(String word, T value) {
    return new Choice<>(Map.of(word, value), Optional.empty());
  }

  /** Returns the choice of a whole number from {@code min} to {@code max}. */
  public static <T> Choice<T> whole(long min, long max, LongFunction<? extends T> value) {
    return new Choice<>(Map.of(), Optional.of(new Whole<T>(min, max, value)));
  }

  /** Returns the choice of true or false. */
  public static Choice<Boolean> flag() {
    return word("true", true).orWord("false", false);
  }

  /** Returns this choice with one word more. */
  public Choice<T> orWord(String word, T value) {
    Map<String, T> more = new LinkedHashMap<>(words);
    more.put(word, value);
    return new Choice<>(more, whole);
  }

  /** Returns the values allowed, for a message. */
  public String allowed() {
    List<String> all = new ArrayList<>();
    whole.ifPresent(w -> all.add("a whole number from " + w.min() + " to " + w.max()));
    all.addAll(words.keySet());
    return String.join(", ", all);
  }

  /**
   * Returns the value that stands there; empty, and a fault added, if it is not allowed.
   *
   * @param key what the value is for, as messages call it
   */
  public Optional<T> read(Node node, String key, Faults faults) {
    if (node instanceof Node.Scalar scalar) {
      Optional<T> value = value(scalar);
      if (value.isPresent()) {
        return value;
      }
      String hint = hint(scalar);
      faults.add(node.place(), refusal(node, key) + hint);
    } else {
      faults.add(node.place(), refusal(node, key));
    }
    return Optional.empty();
  }

  private String refusal(Node node, String key) {
    return key + ": " + Shown.found(node) + " is not allowed; allowed: " + allowed();
  }

  private Optional<T> value(Node.Scalar scalar) {
    T word = words.get(scalar.text());
    if (word != null || whole.isEmpty() || scalar.style() != Node.Style.PLAIN) {
      return Optional.ofNullable(word);
    }
    return number(scalar.text()).map(n -> whole.get().value().apply(n));
  }

  private Optional<Long> number(String text) {
    if (!text.matches("0|-?[1-9][0-9]{0,18}")) {
      return Optional.empty();
    }
    try {
      long number = Long.parseLong(text);
      return number < whole.get().min() || number > whole.get().max()
          ? Optional.empty()
          : Optional.of(number);
    } catch (NumberFormatException beyondLong) {
      return Optional.empty();
    }
  }

  private String hint(Node.Scalar scalar) {
    if (whole.isPresent() && number(scalar.text()).isPresent()) {
      return "; write the number without quotes";
    }
    if (whole.isPresent()) {
      Optional<String> meant = plainDigits(scalar.text()).filter(d -> number(d).isPresent());
      if (meant.isPresent()) {
        return "; did you mean " + meant.get() + "?";
      }
    }
    return Spelling.hint(scalar.text(), words.keySet());
  }

  /** What {@code 1_000}, {@code 007}, {@code +5} or {@code 1e3} probably mean. */
  private static Optional<String> plainDigits(String text) {
    String digits = text.replaceAll("[_' ]", "");
    if (!digits.matches("[+-]?[0-9]{1,18}(\\.0+|[eE]\\+?[0-9])?")) {
      return Optional.empty();
    }
    BigDecimal number = new BigDecimal(digits);
    return Optional.of(number.setScale(0).toPlainString());
  }
}
