package stacklab.rules;

/**
 * Something wrong with a variant's rules.
 *
 * @param key the dotted key whose value is at fault, such as {@code move.distance}
 * @param message what is wrong and what to do
 */
public record Fault(String key, String message) {}
