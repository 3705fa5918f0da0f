package stacklab.sim.compare;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import stacklab.agent.AgentSpec;
import stacklab.io.Shelf;
import stacklab.io.VariantReader;
import stacklab.rules.Variant;
import stacklab.sim.Matchup;
import stacklab.sim.Streams;
import stacklab.sim.compare.Comparisons.Side;
import stacklab.sim.play.RandomGames;
import stacklab.sim.tally.PairingTally;
import stacklab.stats.stopping.Looks;

/** Runs of a variant against itself, in which every difference that is found is a false one. */
class FalseFindingsTest {
  private static final double MOST = 0.065;

  /** Returns the share of runs in which any comparison of a family is significant after Holm. */
  private static Map<Family, Double> falseFindings(
      String variantName, List<String> names, int runs, int games) {
    Variant variant =
        new VariantReader(Shelf.above(Path.of(""))).read(variantName, List.of()).variant();
    Streams streams = Streams.of(20_261_130, variant.rulesHash(), false);
    RandomGames source = new RandomGames(variant, streams, true);
    long unit = 0;
    Map<Family, Double> found = new EnumMap<>(Family.class);
    for (int run = 0; run < runs; run++) {
      List<Side> sides = new ArrayList<>();
      for (String name : names) {
        PairingTally tally = new PairingTally();
        for (int game = 0; game < games; game++) {
          tally.add(source.play(++unit, false));
        }
        sides.add(side(name, variant, tally, games));
      }
      List<Comparison> all = new Comparisons(sides, "a", 0.95, 0.01).all();
      for (Family family : Family.values()) {
        boolean any = all.stream().anyMatch(c -> c.family() == family && c.holm() < 0.05);
        found.merge(family, any ? 1.0 / runs : 0, Double::sum);
      }
    }
    return found;
  }

  private static Side side(String name, Variant variant, PairingTally tally, int games) {
    AgentSpec random = AgentSpec.parse("random");
    Matchup matchup = new Matchup(name, variant, random, random, 0, List.of(), games);
    return new Side(matchup, matchup.pairing(), tally, Looks.once(games));
  }

  @Test
  void aVariantRarelyDiffersFromItself() {
    // Three standard errors of 100 runs above 5 %; the long test has enough runs for less.
    falseFindings("dvonn-rows-3-4-3", List.of("a", "b", "c"), 100, 400)
        .forEach(
            (family, found) ->
                assertTrue(found <= 0.05 + 0.065, family + " in " + found + " of the runs"));
  }

  @Test
  @Tag("long")
  void theParentGamesRarelyDifferFromThemselves() {
    for (String variant : List.of("avalam", "dvonn")) {
      falseFindings(variant, List.of("a", "b"), 1000, 300)
          .forEach(
              (family, found) -> {
                String text = family + " metrics of " + variant + " differ in " + found;
                System.out.println("A/A: " + text + " of 1,000 runs");
                assertTrue(found <= MOST, text + " of the runs");
              });
    }
  }
}
