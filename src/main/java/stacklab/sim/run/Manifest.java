package stacklab.sim.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a run is, in YAML: how and when it was run, then its identity, that is, everything that
 * determines its results.
 */
final class Manifest {
  private static final String IDENTITY = "# What determines the results:";

  private static final int MOST_FACTS = 100;

  private static final String EXPERIMENT = "experiment:\n";

  private static final Pattern LAST_LINE =
      Pattern.compile(
          "\\n  (record: \\{games: (true|false), moves: (true|false)}"
              + "|(until|find|eliminate): \\{.*})\\r?\\n\\z");

  private static final Pattern LADDER = Pattern.compile("^stop: ladder step=[0-9.]+,most-levels=");

  private Manifest() {}

  /** Returns what two runs must have in common to be the same. */
  static String identity(RunSettings settings, Shard shard) {
    return "version: "
        + Build.version()
        + "\n"
        + "shard: "
        + (shard.isWhole() ? "none" : shard.text())
        + "\n"
        + "games-file: "
        + (settings.recording().gzip() ? "games.csv.gz" : "games.csv")
        + "\n"
        + (settings.stop() == Stop.NEVER ? "" : "stop: " + settings.stop().text() + "\n")
        + EXPERIMENT
        + settings.experiment().indent(2);
  }

  /**
   * Returns the identity of a run whose games were played elsewhere.
   *
   * @param played who played, as {@link RecordedGames#text} gives it
   */
  static String recorded(RunSettings settings, String played) {
    return identity(settings, Shard.WHOLE).replace("\n" + EXPERIMENT, "\n" + played + EXPERIMENT);
  }

  /** Returns the lines of an identity that say who played elsewhere; "" if nobody did. */
  static String played(String identity) {
    int from = identity.indexOf("\n" + RecordedGames.KEY);
    return from < 0 ? "" : identity.substring(from + 1, identity.indexOf("\n" + EXPERIMENT) + 1);
  }

  /**
   * Returns a manifest's text.
   *
   * @param facts lines about how it was run
   */
  static String text(List<String> facts, String identity) {
    return String.join("\n", facts) + "\n" + IDENTITY + "\n" + identity;
  }

  /** Returns whether a file is the manifest of a run. */
  static boolean isOne(Path file) throws IOException {
    try (Stream<String> lines = Files.lines(file)) {
      return lines.limit(MOST_FACTS).anyMatch(IDENTITY::equals);
    } catch (UncheckedIOException notText) {
      return false;
    }
  }

  /**
   * Returns whether an identity is there to its end: an experiment's last line is its goal or this
   * one.
   */
  static boolean isWhole(String identity) {
    return identity.contains("\n" + EXPERIMENT) && LAST_LINE.matcher(identity).find();
  }

  /** Returns the identity part of a manifest's text; all of it if it is nothing else. */
  static String identityIn(String manifest) {
    int at = manifest.indexOf(IDENTITY);
    return at < 0 ? manifest : manifest.substring(manifest.indexOf('\n', at) + 1);
  }

  /** Returns the experiment as resolved that an identity holds. */
  static String experiment(String identity) {
    return identity.substring(identity.indexOf(EXPERIMENT) + EXPERIMENT.length()).indent(-2);
  }

  /** Returns the value that an identity gives for a key before the experiment. */
  static String value(String identity, String key) {
    return identity
        .lines()
        .filter(line -> line.startsWith(key + ": "))
        .findFirst()
        .map(line -> line.substring(key.length() + 2))
        .orElse("");
  }

  /**
   * Returns up to three lines in which two identities differ, each as {@code there: X, here: Y}.
   */
  static List<String> differences(String there, String here) {
    List<String> left = new ArrayList<>(there.lines().toList());
    List<String> right = new ArrayList<>(here.lines().toList());
    List<String> common = new ArrayList<>(left);
    left.removeAll(right);
    right.removeAll(common);
    List<String> differences = new ArrayList<>();
    for (int i = 0; i < Math.max(left.size(), right.size()) && i < 3; i++) {
      differences.add("there '" + at(left, i) + "', here '" + at(right, i) + "'");
    }
    return differences;
  }

  /** A rule stands in a manifest as the program keeps it; people know the option that sets it. */
  private static String at(List<String> lines, int index) {
    return index < lines.size()
        ? LADDER.matcher(lines.get(index).strip()).replaceFirst("--max-levels ")
        : "nothing";
  }
}
