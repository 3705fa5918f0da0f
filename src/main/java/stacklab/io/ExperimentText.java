package stacklab.io;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.stream.Collectors;
import stacklab.io.goal.Goal;
import stacklab.rules.Colour;
import stacklab.rules.RulesText;

/** Writes an experiment in its resolved form: every key, and every rule of every variant. */
public final class ExperimentText {
  private ExperimentText() {}

  /**
   * Returns the text of an experiment file that reads back as the same experiment, whatever has
   * become of the files it was made of. Lines end with {@code \n}.
   */
  public static String of(Experiment experiment) {
    return String.join(
        "\n",
        "name: " + experiment.name(),
        "question: " + RulesText.quoted(experiment.question()),
        "variants:",
        experiment.variants().stream().map(ExperimentText::variant).collect(Collectors.joining())
            + "vary: {}",
        "first: " + first(experiment.beginning().first()),
        "agents: " + quoted(experiment.players().agents()),
        "meetings: " + experiment.players().meetings().text(),
        "starts: " + starts(experiment.beginning().starts()),
        "opening-plies: " + experiment.beginning().openingPlies(),
        "games: " + experiment.games(),
        "seed: " + experiment.seed(),
        "baseline: " + RulesText.quoted(experiment.inference().baseline()),
        "confidence: " + decimal(experiment.inference().confidence()),
        "margin: " + decimal(experiment.inference().margin()),
        "playouts: " + experiment.measuring().playouts().text(),
        "measure: {position-games: "
            + experiment.measuring().positionGames()
            + experiment.measuring().lengths().map(ExperimentText::lengths).orElse("")
            + "}",
        "common-starts: " + experiment.beginning().common(),
        "record: {games: "
            + experiment.record().games()
            + ", moves: "
            + experiment.record().moves()
            + "}",
        experiment.goal().text() + (experiment.goal() == Goal.NONE ? "" : "\n"));
  }

  private static String variant(NamedVariant named) {
    String rules = RulesText.of(named.variant()).replaceAll("(?m)^(?=.)", "    ");
    return "  - id: " + RulesText.quoted(named.id()) + "\n" + rules;
  }

  private static String lengths(Experiment.Lengths lengths) {
    return ", length-range: [" + lengths.least() + ", " + lengths.most() + "]";
  }

  private static String starts(List<String> starts) {
    return starts.isEmpty() ? "variant" : quoted(starts);
  }

  private static String first(List<Colour> first) {
    return first.isEmpty()
        ? "as-variant"
        : first.stream().map(Colour::text).collect(Collectors.joining(", ", "[", "]"));
  }

  private static String quoted(List<String> texts) {
    return texts.stream().map(RulesText::quoted).collect(Collectors.joining(", ", "[", "]"));
  }

  static String decimal(double value) {
    return new BigDecimal(value)
        .setScale(6, RoundingMode.HALF_EVEN)
        .stripTrailingZeros()
        .toPlainString();
  }
}
