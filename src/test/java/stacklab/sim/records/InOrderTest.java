package stacklab.sim.records;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import stacklab.rules.InvalidInput;

class InOrderTest {
  @Test
  void resultsComeInTheOrderOfTheThingsAndOnlyAFewWait() throws IOException, InterruptedException {
    List<Integer> results = new ArrayList<>();
    int most = 0;
    try (InOrder<Integer, Integer> work =
        new InOrder<>(3, () -> thing -> slowlyIfEven(thing), results::add)) {
      for (int i = 0; i < 200; i++) {
        work.give(i);
        most = Math.max(most, i + 1 - results.size());
      }
      work.finish();
    }
    assertEquals(IntStream.range(0, 200).boxed().toList(), results);
    assertTrue(most <= 3 * 4, most + " things waited");
  }

  private static int slowlyIfEven(int thing) {
    long until = System.nanoTime() + (thing % 2 == 0 ? 200_000 : 0);
    while (System.nanoTime() < until) {
      Thread.onSpinWait();
    }
    return thing;
  }

  @Test
  void whatIsWrongWithAThingIsToldAsItIs() throws IOException, InterruptedException {
    try (InOrder<Integer, Integer> work =
        new InOrder<>(
            2,
            () ->
                thing -> {
                  throw new InvalidInput("thing " + thing);
                },
            result -> {})) {
      work.give(1);
      assertEquals("thing 1", assertThrows(InvalidInput.class, work::finish).getMessage());
    }
  }
}
