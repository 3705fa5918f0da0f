package stacklab.sim.tune;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stacklab.agent.AgentSpec;
import stacklab.agent.state.Feature;
import stacklab.agent.state.Weights;
import stacklab.agent.state.Weights.Stage;
import stacklab.agent.tuned.FittedWeights;
import stacklab.agent.tuned.WeightsChoice;
import stacklab.io.NamedVariant;
import stacklab.io.Shelf;
import stacklab.io.VariantReader;
import stacklab.rules.InvalidInput;
import stacklab.sim.run.Progress;

class ClimbTest {
  private static final NamedVariant SMALL =
      new VariantReader(Shelf.above(Path.of(""))).read("avalam-4x4", List.of());
  private static final AgentSpec AGENT = AgentSpec.parse("alphabeta:depth=1");

  @TempDir Path folder;

  /** Interrupts where the match would begin, if asked to. */
  private record Told(boolean stops) implements TuneProgress {
    @Override
    public void round(int number, int of) {}

    @Override
    public void sweep(int number, int of) {}

    @Override
    public void match() {
      if (stops) {
        Thread.currentThread().interrupt();
      }
    }

    @Override
    public Progress games() {
      return Progress.NONE;
    }
  }

  private static AgentSpec with(Weights weights) {
    FittedWeights fitted =
        new FittedWeights(SMALL.id(), FittedWeights.rules(SMALL.variant()), List.of(), weights);
    return AGENT.withWeights(WeightsChoice.of("start", fitted));
  }

  /** A task that begins with weights that know nothing, so that there is much to find. */
  private static Tuning.Task task(long seed) {
    return new Tuning.Task(SMALL, with(Weights.parse("")), 1, 1, 40, 1, 8, 64, seed);
  }

  @Test
  void fromWeightsThatKnowNothingBetterOnesAreFound() throws Exception {
    Tuned tuned = Tuning.run(task(1), 2, new Told(false), Journal.none());
    assertFalse(tuned.changes().isEmpty());
    assertEquals(Tuned.Verdict.BETTER, tuned.verdict(), tuned.matchText());
    String text = tuned.weights().text();
    assertTrue(text.contains("changes: [" + String.join(", ", tuned.changes()) + "]\n"), text);
    assertEquals(text, FittedWeights.parse("file", text).text());
  }

  @Test
  void aStoppedFitGoesOnToTheSameFile() throws Exception {
    Path file = folder.resolve("a.weights.yaml.unfinished");
    String title = task(1).title();
    assertThrows(
        InterruptedException.class,
        () -> Tuning.run(task(1), 1, new Told(true), Journal.of(file, title)));
    // A kill may cut the last line off.
    Files.writeString(file, Files.readString(file) + "the test with se");
    Journal journal = Journal.of(file, title);
    assertTrue(journal.left() > 3, journal.left() + " results were kept");
    Tuned continued = Tuning.run(task(1), 2, new Told(false), journal);
    assertEquals(0, journal.left());
    Tuned whole = Tuning.run(task(1), 1, new Told(false), Journal.none());
    assertEquals(whole.weights().text(), continued.weights().text());
    Journal all = Journal.of(file, title);
    Tuned recalled = Tuning.run(task(1), 1, new Told(false), all);
    assertEquals(whole.weights().text(), recalled.weights().text());
    all.finish();
    assertFalse(Files.exists(file));
  }

  @Test
  void aJournalOfAnotherFitIsRefused() throws Exception {
    Path file = folder.resolve("a.unfinished");
    Journal.of(file, task(1).title()).add("rounds", "1");
    InvalidInput other = assertThrows(InvalidInput.class, () -> Journal.of(file, task(2).title()));
    assertEquals(
        file
            + ": this is of an unfinished fit with other settings: "
            + task(1).title()
            + "; repeat that command to finish it, or delete the file",
        other.getMessage());
    Journal same = Journal.of(file, task(1).title());
    InvalidInput damaged = assertThrows(InvalidInput.class, () -> same.next("the test"));
    assertEquals(
        file + ": 'rounds: 1' should be about the test; delete the file", damaged.getMessage());
  }

  @Test
  void unitsAreThoseOfTheEvaluationAndNoneWhereMovesDoNotDiffer() {
    Weights once = Weights.parse("score: 50 50 50\nmovers: 7 7 7");
    Weights twice = Weights.parse("score: 100 100 100\nmovers: 14 14 14");
    AgentSpec agent = AgentSpec.parse("greedy");
    double[] units = Spread.units(SMALL.variant(), agent, once, 3);
    double[] doubled = Spread.units(SMALL.variant(), agent, twice, 3);
    for (int c = 0; c < units.length; c++) {
      assertEquals(2 * units[c], doubled[c], 1e-9);
    }
    assertEquals(0, units[Samples.column(Stage.OPENING, Feature.BASES.index())]);
    assertEquals(0, units[Samples.column(Stage.PLACING, Feature.SCORE.index())]);
    assertTrue(units[Samples.column(Stage.OPENING, Feature.SCORE.index())] > 0);
  }

  @Test
  void eachChangeIsTowardsTheFitOrOfOneFeature() {
    Weights from = Weights.parse("score: 100 100 100");
    Weights fit = Weights.parse("score: 100 140 200\nmovers: 0 -8 4");
    double[] units = new double[Samples.COLUMNS];
    Arrays.fill(units, 100);
    List<Change> changes = Changes.of(from, fit, units);
    assertEquals("50 % of the fit", changes.get(1).name());
    assertEquals(
        Weights.parse("score: 100 120 150\nmovers: 0 -4 2").text(), changes.get(1).of(from).text());
    assertEquals(fit.text(), changes.get(3).of(from).text());
    Set<String> names = new HashSet<>();
    for (Change change : changes.subList(4, changes.size())) {
      long features =
          Arrays.stream(Feature.values())
              .filter(
                  feature ->
                      Arrays.stream(Stage.values())
                          .anyMatch(
                              stage -> change.by()[Samples.column(stage, feature.index())] != 0))
              .count();
      assertEquals(1, features, change.name());
      names.add(change.name());
    }
    assertTrue(names.containsAll(List.of("score +13 +13", "dangers +1 +1", "score -40")));
    assertFalse(names.contains("score +1 +1"));
  }
}
