package stacklab.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import stacklab.io.Shelf;

class ListCommandTest {
  private static final List<String> NAMES = new Shelf(Path.of("")).names();

  @Test
  void everyShippedVariantHasOneLineWithoutATerminal() {
    Session session = Session.run("list");
    List<String> first = session.out().lines().map(line -> line.split(" ", 2)[0]).toList();
    assertEquals(NAMES, first);
    assertEquals(0, session.exitCode());
  }

  @Test
  void csvHasOneRecordForEachAndQuotesCommas() {
    Session session = Session.run("list --csv");
    List<String> lines = session.out().lines().toList();
    assertEquals("id,name,summary", lines.get(0));
    assertEquals(NAMES, lines.stream().skip(1).map(line -> line.split(",", 2)[0]).toList());
    assertTrue(
        lines.contains(
            "avalam,Avalam,\"Move any tower onto a neighbour, up to five high; most towers"
                + " wins.\""));
  }

  @Test
  void linesFitTheTerminal() {
    for (int columns : new int[] {40, 60, 80, 200}) {
      Screen screen = new Screen(true, true, true, false, columns);
      Session session = Session.run(screen, "", List.of("list"));
      assertTrue(session.out().lines().allMatch(line -> line.length() <= columns), session.out());
    }
  }
}
