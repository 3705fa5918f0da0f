package stacklab.agent;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The options in an agent's text. Values are decimal numbers, times in seconds. */
enum AgentOption {
  /** Plies to look ahead. */
  DEPTH("a whole number from 1 to 200"),
  /** Plays a move may cost. */
  NODES("a whole number from 1 to 1000000000000"),
  /** Playouts a move may cost. */
  ITERATIONS("a whole number from 1 to 1000000000"),
  /** Time a move may cost. */
  TIME("a time from 1ms to 24h, such as 100ms, 1.5s, 2m or 1h"),
  /** Time that all moves of a game may cost. */
  CLOCK("a time from 1ms to 24h, such as 30s or 5m"),
  /** The share of random moves. */
  EPSILON("a number from 0 to 1, such as 0.05");

  private static final Pattern TIME_TEXT = Pattern.compile("([0-9]+(?:\\.[0-9]+)?)(ms|s|m|h)");
  private static final Pattern NUMBER_TEXT = Pattern.compile("[0-9]{1,15}(?:\\.[0-9]{1,9})?");
  private static final BigDecimal MILLI = new BigDecimal("0.001");

  private final String allowed;

  AgentOption(String allowed) {
    this.allowed = allowed;
  }

  /** Returns the option's key. */
  String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns a description of the values allowed. */
  String allowed() {
    return allowed;
  }

  /** Returns the value a text stands for, or nothing if it is not allowed. */
  Optional<BigDecimal> parse(String text) {
    Optional<BigDecimal> value = isTime() ? seconds(text) : number(text);
    return value.filter(this::isAllowed);
  }

  /** Returns whether it is a budget that can be doubled. */
  boolean isCount() {
    return this == NODES || this == ITERATIONS;
  }

  private boolean isTime() {
    return this == TIME || this == CLOCK;
  }

  private static Optional<BigDecimal> number(String text) {
    return NUMBER_TEXT.matcher(text).matches()
        ? Optional.of(new BigDecimal(text).stripTrailingZeros())
        : Optional.empty();
  }

  private static Optional<BigDecimal> seconds(String text) {
    Matcher matcher = TIME_TEXT.matcher(text);
    if (!matcher.matches() || matcher.group(1).length() > 15) {
      return Optional.empty();
    }
    BigDecimal unit =
        switch (matcher.group(2)) {
          case "ms" -> MILLI;
          case "s" -> BigDecimal.ONE;
          case "m" -> BigDecimal.valueOf(60);
          default -> BigDecimal.valueOf(3600);
        };
    return Optional.of(new BigDecimal(matcher.group(1)).multiply(unit).stripTrailingZeros());
  }

  private boolean isAllowed(BigDecimal value) {
    return switch (this) {
      case DEPTH -> isWhole(value, 200);
      case NODES -> isWhole(value, 1_000_000_000_000L);
      case ITERATIONS -> isWhole(value, 1_000_000_000L);
      case TIME, CLOCK ->
          value.compareTo(MILLI) >= 0 && value.compareTo(BigDecimal.valueOf(24 * 3600)) <= 0;
      case EPSILON -> value.compareTo(BigDecimal.ONE) <= 0;
    };
  }

  private static boolean isWhole(BigDecimal value, long most) {
    return value.scale() <= 0 && value.signum() > 0 && value.longValueExact() <= most;
  }

  /** Returns the text of a value; the same for equal values. */
  String text(BigDecimal value) {
    if (!isTime()) {
      return value.toPlainString();
    }
    return value.scale() <= 0
        ? value.toPlainString() + "s"
        : value.movePointRight(3).stripTrailingZeros().toPlainString() + "ms";
  }
}
