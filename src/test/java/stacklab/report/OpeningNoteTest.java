package stacklab.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import stacklab.agent.AgentSpec;
import stacklab.io.Shelf;
import stacklab.io.VariantReader;
import stacklab.rules.Variant;
import stacklab.sim.Matchup;

class OpeningNoteTest {
  private static List<String> notes(String name, int plies) {
    Variant variant = new VariantReader(Shelf.above(Path.of(""))).read(name, List.of()).variant();
    AgentSpec random = AgentSpec.parse("random");
    return OpeningNote.of(List.of(new Matchup(name, variant, random, random, plies, List.of(), 9)));
  }

  @Test
  void openingsThatGiveOnePlayerMoreRandomStonesAreWarnedOf() {
    String text =
        "Warning: with 4 random opening plies one player has one more stone placed at random than"
            + " the other in dvonn, which favours the other; 5 are fair.";
    assertEquals(List.of(text), notes("dvonn", 4));
  }

  @Test
  void openingsOfNoStonesOfWholeRoundsOrOfTheWholePlacementAreFair() {
    for (int plies : List.of(0, 3, 5, 7, 49, 50)) {
      assertEquals(List.of(), notes("dvonn", plies), plies + " plies");
    }
    assertEquals(List.of(), notes("avalam", 4));
  }
}
