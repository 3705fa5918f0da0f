package stacklab.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import stacklab.rules.InvalidInput;
import stacklab.sim.run.SprtStop;
import stacklab.stats.rating.Sprt;

/** Reads {@code elo0=0,elo1=20,alpha=0.05,beta=0.05}. */
final class SprtOption {
  private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,4}(\\.[0-9]{1,6})?");

  private SprtOption() {}

  /**
   * Returns the test; what the text leaves out is 0, 20, 0.05 and 0.05.
   *
   * @throws InvalidInput if it is no test
   */
  static SprtStop parse(String text) {
    Map<String, Double> values = new LinkedHashMap<>();
    values.put("elo0", 0.0);
    values.put("elo1", 20.0);
    values.put("alpha", 0.05);
    values.put("beta", 0.05);
    for (String part : text.split(",", -1)) {
      int equals = part.indexOf('=');
      String key = equals < 0 ? part.strip() : part.substring(0, equals).strip();
      String value = equals < 0 ? "" : part.substring(equals + 1).strip();
      if (!values.containsKey(key)) {
        throw wrong(text, "'" + key + "' is none of " + String.join(", ", values.keySet()));
      }
      if (!NUMBER.matcher(value).matches()) {
        throw wrong(text, key + " '" + value + "' is not a number such as 20 or 0.05");
      }
      values.put(key, Double.parseDouble(value));
    }
    try {
      return new SprtStop(
          new Sprt(
              values.get("elo0"), values.get("elo1"), values.get("alpha"), values.get("beta")));
    } catch (IllegalArgumentException e) {
      throw wrong(text, "elo0 must be below elo1, alpha and beta between 0 and 0.5");
    }
  }

  private static InvalidInput wrong(String text, String why) {
    return new InvalidInput(
        "--sprt "
            + text
            + ": "
            + why
            + "; write, for example, elo0=0,elo1=20,alpha=0.05,beta=0.05");
  }
}
