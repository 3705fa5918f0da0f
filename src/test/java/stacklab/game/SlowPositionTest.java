package stacklab.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import stacklab.random.Random;
import stacklab.rules.Colour;
import stacklab.rules.Variant;

/** Holds the twin itself to answers that other engines gave. */
class SlowPositionTest {
  private static final long MOST_NODES = 6_000;

  @Test
  void twinCountsTheKnownPerftsOfFewNodes() {
    int rows = 0;
    for (CSVRecord row : SharedFiles.csv("known-answers/perft.csv")) {
      long nodes = Long.parseLong(row.get("nodes"));
      if (nodes <= MOST_NODES) {
        SlowPosition position =
            SlowText.parse(KnownVariants.of(row.get("variant")), row.get("position"));
        assertEquals(nodes, position.perft(Integer.parseInt(row.get("depth"))), row::toString);
        rows++;
      }
    }
    assertTrue(rows > 30, "rows looked at: " + rows);
  }

  @Test
  void twinPlaysTheKnownGamesToTheirScores() {
    Variant avalam = KnownVariants.of("avalam");
    for (CSVRecord row : SharedFiles.csv("known-answers/avalam-games.csv").subList(0, 10)) {
      SlowPosition position = SlowPosition.start(avalam);
      for (String move : row.get("moves").split(" ", -1)) {
        position = position.play(SlowText.parseMove(position, move));
      }
      SlowScoring scoring = new SlowScoring(position);
      assertEquals(2 * Integer.parseInt(row.get("white_score")), scoring.halves(Colour.WHITE));
      assertEquals(2 * Integer.parseInt(row.get("black_score")), scoring.halves(Colour.BLACK));
      assertEquals(Integer.parseInt(row.get("white_capped")), scoring.capped(Colour.WHITE));
    }
  }

  @Test
  void twinReadsBackWhatItWrites() {
    for (int seed = 0; seed < 200; seed++) {
      Variant variant = RandomVariants.of(seed, 30);
      Random random = Random.of(seed);
      SlowPosition position = SlowPosition.start(variant);
      while (!position.isOver()) {
        String text = SlowText.of(position);
        assertEquals(text, SlowText.of(SlowText.parse(variant, text)));
        var moves = position.legalMoves();
        position = position.play(moves.get(random.below(moves.size())));
      }
    }
  }
}
