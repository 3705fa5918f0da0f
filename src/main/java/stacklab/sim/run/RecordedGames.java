package stacklab.sim.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import stacklab.agent.AgentSpec;
import stacklab.io.Experiment;
import stacklab.io.ExperimentReader;
import stacklab.io.NamedVariant;
import stacklab.io.Shelf;
import stacklab.io.yaml.Node;
import stacklab.io.yaml.SourceText;
import stacklab.io.yaml.Yaml;
import stacklab.rules.Colour;
import stacklab.rules.RulesText;
import stacklab.rules.Variant;
import stacklab.sim.Matchup;
import stacklab.sim.Pairing;

/** How a run folder says that its games were played elsewhere: who played, and how often. */
public final class RecordedGames {
  static final String KEY = "recorded:\n";

  private RecordedGames() {}

  /** Returns the settings of a run of these matchups, none of which can be played again. */
  static RunSettings settings(String name, NamedVariant named, List<Matchup> matchups) {
    return Settings.of(experiment(name, named, matchups), matchups, false);
  }

  private static Experiment experiment(String name, NamedVariant named, List<Matchup> matchups) {
    Set<String> players = new LinkedHashSet<>();
    for (Matchup matchup : matchups) {
      players.add(matchup.white().text());
      players.add(matchup.black().text());
    }
    String text =
        "name: "
            + name
            + "\nvariants:\n  - id: "
            + RulesText.quoted(named.id())
            + "\n"
            + RulesText.of(named.variant()).indent(4)
            + "agents: "
            + players.stream().map(RulesText::quoted).collect(Collectors.joining(", ", "[", "]"))
            + "\nmeetings: each-with-itself\ngames: "
            + matchups.stream().mapToLong(Matchup::units).sum()
            + "\nrecord: {games: true, moves: true}\n";
    return reader().parse("the games' experiment", text);
  }

  /** Returns a reader that takes any name for a player. */
  private static ExperimentReader reader() {
    return new ExperimentReader(new Shelf(Path.of("")), anyName -> {});
  }

  /** Returns the lines of a manifest that say who played. */
  static String text(List<Matchup> matchups) {
    StringBuilder text = new StringBuilder(KEY);
    for (Matchup matchup : matchups) {
      Pairing pairing = matchup.pairing();
      text.append("  - {games: ").append(matchup.units());
      text.append(", first: ").append(pairing.first().text());
      text.append(", white: ").append(RulesText.quoted(pairing.white()));
      text.append(", black: ").append(RulesText.quoted(pairing.black())).append("}\n");
    }
    return text.toString();
  }

  /**
   * Returns the settings that a folder of such games gives.
   *
   * @param experimentText the experiment as the folder gives it
   * @param played what {@link #text} returned
   */
  public static RunSettings settings(String experimentText, String played) {
    Experiment experiment = reader().parse("manifest.yaml", experimentText);
    NamedVariant named = experiment.variants().get(0);
    Node.Mapping root = (Node.Mapping) Yaml.read(SourceText.file("manifest.yaml", played));
    List<Matchup> matchups = new ArrayList<>();
    for (Node item : ((Node.Sequence) root.value("recorded").orElseThrow()).items()) {
      matchups.add(matchup(named, (Node.Mapping) item));
    }
    return settings(experiment.name(), named, matchups);
  }

  private static Matchup matchup(NamedVariant named, Node.Mapping item) {
    Colour first = value(item, "first").equals("white") ? Colour.WHITE : Colour.BLACK;
    return matchup(
        named,
        new Pairing(first, value(item, "white"), value(item, "black")),
        Long.parseLong(value(item, "games")));
  }

  /** Returns the matchup of games that two players played. */
  public static Matchup matchup(NamedVariant named, Pairing pairing, long games) {
    Variant rules = named.variant();
    return new Matchup(
        named.id(),
        rules.firstSeat() == pairing.first() ? rules : rules.withFirst(pairing.first()),
        AgentSpec.recorded(pairing.white()),
        AgentSpec.recorded(pairing.black()),
        0,
        List.of(),
        games,
        false);
  }

  private static String value(Node.Mapping item, String key) {
    return ((Node.Scalar) item.value(key).orElseThrow()).text();
  }
}
