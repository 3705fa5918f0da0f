package stacklab.sim.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import stacklab.game.playout.Detail;
import stacklab.io.Shelf;
import stacklab.io.VariantReader;
import stacklab.rules.InvalidInput;

class DuelTest {
  @Test
  void medianIsTheMiddleOrBetweenTheMiddleTwo() {
    assertEquals(2, Duel.median(List.of(9.0, 2.0, 1.0)));
    assertEquals(2.5, Duel.median(List.of(9.0, 2.0, 1.0, 3.0)));
  }

  @Test
  void everyPairComparesOurSpeedWithThePrintedOne() throws InterruptedException {
    var variant = new VariantReader(new Shelf(Path.of(""))).read("avalam-2x2", List.of()).variant();
    List<Duel.Pair> pairs = new ArrayList<>();
    double median =
        Duel.median(
            new PlayoutTimer(variant, Detail.RESULTS, 2),
            new Rival("echo game playouts_per_s 1000 plies 3"),
            new Duel.Length(3, 0.02),
            pairs::add);
    assertEquals(3, pairs.size());
    assertTrue(pairs.stream().allMatch(pair -> pair.theirs() == 1000 && pair.ours() > 0));
    assertEquals(Duel.median(pairs.stream().map(Duel.Pair::ratio).toList()), median);
  }

  @Test
  void aProgramThatFailsOrSaysNoSpeedIsRefused() {
    assertTrue(refusal("no-such-program 5").contains("'no-such-program 5' cannot be run"));
    assertEquals("'false' ended with code 1: ", refusal("false"));
    assertEquals(
        "'echo fast' printed no speed; expected `playouts_per_s` and a positive number, found:"
            + " fast",
        refusal("echo fast"));
  }

  private static String refusal(String command) {
    return assertThrows(InvalidInput.class, () -> new Rival(command).playoutsPerSecond())
        .getMessage();
  }
}
