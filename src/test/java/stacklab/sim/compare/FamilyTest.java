package stacklab.sim.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import stacklab.agent.AgentSpec;
import stacklab.io.Experiment;
import stacklab.io.Shelf;
import stacklab.io.VariantReader;
import stacklab.rules.Variant;
import stacklab.sim.Matchup;
import stacklab.sim.Streams;
import stacklab.sim.compare.Comparisons.Side;
import stacklab.sim.figure.Estimate;
import stacklab.sim.figure.GameFigures;
import stacklab.sim.play.RandomGames;
import stacklab.sim.tally.PairingTally;
import stacklab.stats.compare.PValues;
import stacklab.stats.stopping.Looks;

/** Main and further metrics are compared alike and corrected apart. */
class FamilyTest {
  private static final int GAMES = 2000;
  private static final Optional<Experiment.Lengths> WANTED =
      Optional.of(new Experiment.Lengths(5, 6));

  private static Side side(String id, List<String> changes, Optional<Experiment.Lengths> wanted) {
    Variant variant =
        new VariantReader(Shelf.above(Path.of(""))).read("avalam-3x3", changes).variant();
    RandomGames source = new RandomGames(variant, Streams.of(5, variant.rulesHash(), false), true);
    PairingTally tally = new PairingTally();
    for (int game = 0; game < GAMES; game++) {
      tally.add(source.play(game, false));
    }
    AgentSpec random = AgentSpec.parse("random");
    Matchup matchup = new Matchup(id, variant, random, random, 0, List.of(), GAMES);
    return new Side(matchup, matchup.pairing(), tally, Looks.once(GAMES), wanted);
  }

  private static final Side BASE = side("base", List.of(), WANTED);
  private static final Side LOW = side("low", List.of("height-cap=3"), WANTED);

  private static List<Comparison> compare(Side... sides) {
    return new Comparisons(List.of(sides), "base", 0.95, 0.01).all();
  }

  @Test
  void everyFamilyIsCorrectedForItsOwnComparisonsOnly() {
    List<Comparison> all = compare(BASE, LOW);
    for (Family family : Family.values()) {
      List<Comparison> rows = all.stream().filter(row -> row.family() == family).toList();
      double[] plain = rows.stream().mapToDouble(Comparison::pValue).toArray();
      double[] holm = PValues.holm(plain);
      double[] bh = PValues.benjaminiHochberg(plain);
      assertTrue(rows.size() >= 7, family + ": " + rows.size());
      for (int i = 0; i < rows.size(); i++) {
        assertEquals(holm[i], rows.get(i).holm());
        assertEquals(bh[i], rows.get(i).benjaminiHochberg());
      }
    }
  }

  @Test
  void furtherDifferencesAreThoseOfTheEstimates() {
    Map<String, Double> expected = new HashMap<>();
    List<Estimate> base = GameFigures.of(BASE.tally(), WANTED, 0.95);
    List<Estimate> low = GameFigures.of(LOW.tally(), WANTED, 0.95);
    for (int i = 0; i < base.size(); i++) {
      expected.put(base.get(i).metric(), low.get(i).value() - base.get(i).value());
    }
    // Mean branching stands elsewhere in the summary.
    expected.put(
        "branching_game_mean",
        LOW.tally().branching().sample().mean() - BASE.tally().branching().sample().mean());
    Set<String> seen = new TreeSet<>();
    for (Comparison row : compare(BASE, LOW)) {
      if (row.family() == Family.FURTHER) {
        assertEquals(expected.get(row.metric()), row.difference(), 1e-12, row.metric());
        assertTrue(row.interval().contains(row.difference()), row.toString());
        assertEquals(row.pValue() < 0.05, !row.interval().contains(0), "p and interval: " + row);
        seen.add(row.metric());
      }
    }
    // Neither has a tie-break, or a ply without a choice: nothing to compare, nothing to correct.
    assertEquals(
        Set.of(
            "branching_game_mean",
            "comeback",
            "decided_ply",
            "decided_share",
            "drama",
            "plies_above",
            "plies_below",
            "tree_log10",
            "winner_behind",
            "winner_deficit"),
        seen);
  }

  @Test
  void unitsAreTheGamesThatHaveTheFigure() {
    long decided =
        Math.min(BASE.tally().lead().decidedPly().count(), LOW.tally().lead().decidedPly().count());
    assertTrue(decided < GAMES);
    Comparison row =
        compare(BASE, LOW).stream()
            .filter(each -> each.metric().equals("decided_ply"))
            .findFirst()
            .orElseThrow();
    assertEquals(decided, row.units());
  }

  @Test
  void sharesOfUnlikeLengthsAreNotCompared() {
    Side other = side("low", List.of("height-cap=3"), Optional.of(new Experiment.Lengths(4, 6)));
    List<String> metrics =
        new ArrayList<>(compare(BASE, other).stream().map(Comparison::metric).toList());
    assertTrue(metrics.contains("comeback"));
    assertTrue(metrics.stream().noneMatch(metric -> metric.startsWith("plies_")), "" + metrics);
  }
}
