package stacklab.io.goal;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import java.util.regex.Pattern;

/** Plain decimal numbers as experiment files write them. */
final class Numbers {
  private static final Pattern FORM = Pattern.compile("-?(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?");

  private Numbers() {}

  static Optional<Double> parse(String text) {
    return FORM.matcher(text).matches() ? Optional.of(Double.valueOf(text)) : Optional.empty();
  }

  static String text(double value) {
    return new BigDecimal(value)
        .setScale(6, RoundingMode.HALF_EVEN)
        .stripTrailingZeros()
        .toPlainString();
  }
}
