package stacklab.cli.games;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;
import stacklab.rules.InvalidInput;
import stacklab.sim.records.CheckedGame;

/** Which of the games that are read a command is about. */
final class Selection {
  @Option(
      names = "--pairing",
      paramLabel = "P",
      description = "Only games of this pairing, as in white:human/dumbot.")
  private Optional<String> pairing = Optional.empty();

  @Option(
      names = "--game",
      paramLabel = "N",
      description = "Only the game with this number within its variant and pairing.")
  private Optional<Long> game = Optional.empty();

  private final Map<String, Long> counts = new HashMap<>();

  /** Returns whether a game is meant; to be asked about every game in turn. */
  boolean takes(CheckedGame checked) {
    String text = checked.pairing().text();
    long count = counts.merge(checked.variantId() + "\n" + text, 1L, Long::sum);
    String claimed = checked.game().orElseThrow().claim("game");
    boolean samePairing = pairing.isEmpty() || pairing.get().equals(text);
    return samePairing
        && (game.isEmpty()
            || Long.toString(game.get())
                .equals(claimed.isEmpty() ? Long.toString(count) : claimed));
  }

  /** Returns what to say where no game is meant. */
  InvalidInput nothing() {
    return new InvalidInput(
        "no game is meant"
            + (pairing.isEmpty() ? "" : " by --pairing " + pairing.get())
            + game.map(number -> " by --game " + number).orElse("")
            + "; there are games of "
            + (counts.isEmpty()
                ? "nobody"
                : String.join(
                    ", ",
                    counts.keySet().stream()
                        .map(key -> key.replace("\n", " "))
                        .sorted()
                        .toList())));
  }
}
