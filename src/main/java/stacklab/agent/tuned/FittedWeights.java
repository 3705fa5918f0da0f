package stacklab.agent.tuned;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import stacklab.agent.state.Weights;
import stacklab.random.Random;
import stacklab.rules.Colour;
import stacklab.rules.InvalidInput;
import stacklab.rules.Variant;

/**
 * Weights fitted to one variant.
 *
 * @param variant what the variant was called
 * @param rules the number of its rules: see {@link #rules(Variant)}
 * @param facts lines {@code key: value} about how they came about
 * @param weights the weights
 */
public record FittedWeights(String variant, long rules, List<String> facts, Weights weights) {
  private static final int MOST_BYTES = 1 << 16;

  /** Copies the list. */
  public FittedWeights {
    facts = List.copyOf(facts);
  }

  /** Returns a number that is the same for the same rules, whoever moves first. */
  public static long rules(Variant variant) {
    return variant.withFirst(Colour.WHITE).rulesHash();
  }

  /**
   * Returns the weights of a file.
   *
   * @throws InvalidInput if it cannot be read or holds no weights
   */
  public static FittedWeights read(Path file) {
    try {
      if (Files.isDirectory(file)) {
        throw new InvalidInput(file + ": this is a folder; give a file of weights");
      }
      if (Files.size(file) > MOST_BYTES) {
        throw new InvalidInput(file + ": this is too large to be a file of weights");
      }
      return parse(file.toString(), Files.readString(file, StandardCharsets.UTF_8));
    } catch (NoSuchFileException e) {
      throw new InvalidInput(
          file + ": there is no such file of weights; `stacklab tune` makes one");
    } catch (IOException e) {
      throw new InvalidInput(file + ": the file of weights cannot be read");
    }
  }

  /**
   * Returns the weights of a text, such as {@link #text} writes.
   *
   * @param name what messages call it
   * @throws InvalidInput if it holds no weights
   */
  public static FittedWeights parse(String name, String text) {
    return new WeightsText(name, text).read();
  }

  /** Returns the text of a file that holds these weights. */
  public String text() {
    StringBuilder text = new StringBuilder();
    text.append("# Evaluation weights made by `stacklab tune`; see docs/agents.md.\n");
    text.append("variant: ").append(variant).append('\n');
    text.append("rules: ").append(hex(rules, 16)).append('\n');
    facts.forEach(fact -> text.append(fact).append('\n'));
    text.append("# feature: [placing, opening, ending], in thousandths of the logarithm of odds\n");
    text.append("weights:\n");
    weights
        .text()
        .lines()
        .filter(line -> !line.startsWith("#"))
        .map(line -> line.split(":? ", -1))
        .forEach(
            word ->
                text.append("  %s: [%s, %s, %s]\n".formatted(word[0], word[1], word[2], word[3])));
    return text.toString();
  }

  /** Returns eight digits that are the same for the same weights and rules. */
  public String hash() {
    long hash = rules;
    for (char letter : weights.text().toCharArray()) {
      hash = Random.mix(hash, letter);
    }
    return hex(hash >>> 32, 8);
  }

  private static String hex(long value, int digits) {
    String hex = Long.toHexString(value);
    return "0".repeat(digits - hex.length()) + hex.toLowerCase(Locale.ROOT);
  }

  /**
   * Does nothing if these weights were fitted to a variant's rules.
   *
   * @param file what messages call them
   * @throws InvalidInput if not
   */
  public void check(String file, Variant other) {
    if (rules != rules(other)) {
      throw new InvalidInput(
          file
              + ": these weights were fitted to "
              + variant
              + ", whose rules are not those of "
              + other.name()
              + "; use weights=default, or make some with `stacklab tune`");
    }
  }
}
