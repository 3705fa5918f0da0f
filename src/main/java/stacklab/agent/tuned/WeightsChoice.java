package stacklab.agent.tuned;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import stacklab.agent.state.Weights;
import stacklab.rules.InvalidInput;
import stacklab.rules.Variant;

/**
 * The weights that an agent's text names: a file, and eight digits that tell which weights it held,
 * so that the text stands for the same agent for ever. Where the digits are given the file is not
 * read before the agent plays; finished runs can be read without it.
 *
 * @param file the file as it was named
 * @param hash what {@link FittedWeights#hash} returned
 * @param loaded the weights, if the file was read
 */
public record WeightsChoice(String file, String hash, Optional<FittedWeights> loaded) {
  private static final Pattern WITH_HASH = Pattern.compile("(.+)#([0-9a-f]{8})");

  /** Returns the choice of weights that no file holds yet. */
  public static WeightsChoice of(String name, FittedWeights weights) {
    return new WeightsChoice(name, weights.hash(), Optional.of(weights));
  }

  /**
   * Returns the choice that a text stands for: {@code FILE} or {@code FILE#DIGITS}.
   *
   * @throws InvalidInput if the file has to be read and holds no weights
   */
  public static WeightsChoice parse(String text) {
    Matcher matcher = WITH_HASH.matcher(text);
    return matcher.matches()
        ? new WeightsChoice(matcher.group(1), matcher.group(2), Optional.empty())
        : of(text, read(text));
  }

  private static FittedWeights read(String file) {
    try {
      return FittedWeights.read(Path.of(file));
    } catch (InvalidPathException e) {
      throw new InvalidInput("'" + file + "' is no path of a file of weights");
    }
  }

  /** Returns {@code FILE#DIGITS}. */
  public String text() {
    return file + "#" + hash;
  }

  /**
   * Does nothing if the weights suit a variant, or are not read yet.
   *
   * @throws InvalidInput if they were fitted to other rules
   */
  public void check(Variant variant) {
    loaded.ifPresent(weights -> weights.check(file, variant));
  }

  /**
   * Returns the weights for a variant.
   *
   * @throws InvalidInput if they were fitted to other rules, or the file has other weights by now
   */
  public Weights weights(Variant variant) {
    return fitted(variant).weights();
  }

  /**
   * Returns what the file holds for a variant.
   *
   * @throws InvalidInput as {@link #weights} does
   */
  public FittedWeights fitted(Variant variant) {
    FittedWeights fitted = loaded.orElseGet(() -> read(file));
    if (!fitted.hash().equals(hash)) {
      throw new InvalidInput(
          file
              + ": these weights have changed: "
              + hash
              + " is wanted, the file holds "
              + fitted.hash()
              + "; bring the old file back, or leave #"
              + hash
              + " out");
    }
    fitted.check(file, variant);
    return fitted;
  }
}
