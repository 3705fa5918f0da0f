package stacklab.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class BenchCommandTest {
  @Test
  void csvHasARowForEachVariantAndKind() {
    Session session =
        Session.run("bench --variant avalam-2x2 --variant avalam-2x3 --seconds 0.02 --csv");
    List<String> lines = session.out().lines().toList();
    assertEquals(0, session.exitCode(), session.err());
    assertEquals(
        "variant,playouts,threads,games,plies_mean,branching_mean,playouts_per_s,signature",
        lines.get(0));
    assertEquals(5, lines.size());
    assertTrue(
        lines.get(1).matches("avalam-2x2,counts,1,\\d+,\\d\\.\\d+,\\d\\.\\d+,\\d+,[0-9a-f]{16}"),
        lines.get(1));
    assertTrue(
        lines.get(2).matches("avalam-2x2,results,1,\\d+,\\d\\.\\d+,,\\d+,[0-9a-f]{16}"),
        lines.get(2));
    assertTrue(lines.get(4).startsWith("avalam-2x3,results,1,"), lines.get(4));
  }

  @Test
  void signatureIsTheSameForAnyNumberOfThreads() {
    assertEquals(signature(1), signature(3));
  }

  private static String signature(int threads) {
    String row =
        Session.run(
                "bench --variant avalam-2x2 --playouts counts --seconds 0.02 --csv --threads "
                    + threads)
            .out()
            .lines()
            .toList()
            .get(1);
    assertEquals(Integer.toString(threads), row.split(",", -1)[2]);
    return row.substring(row.lastIndexOf(',') + 1);
  }

  @Test
  void tableNamesTheStrategy() {
    Session session = Session.run("bench --variant dvonn-rows-3-4-3 --seconds 0.02");
    assertTrue(session.out().lines().toList().get(1).contains(" word "), session.out());
  }

  @Test
  void searchPrintsNodesForEachPly() {
    Session session =
        Session.run(
            "bench --variant avalam-2x2 --variant dvonn-rows-3-4-3 --seconds 0.05 --search");
    List<String> lines = session.out().lines().toList();
    assertEquals(0, session.exitCode(), session.err());
    assertEquals("variant,playouts,nodes_per_s,plies_per_s,nodes_a_ply", lines.get(0));
    assertEquals(3, lines.size());
    String[] cells = lines.get(2).split(",", -1);
    assertEquals("dvonn-rows-3-4-3", cells[0]);
    assertEquals("counts", cells[1]);
    double ratio = Double.parseDouble(cells[2]) / Double.parseDouble(cells[3]);
    assertEquals(ratio, Double.parseDouble(cells[4]), 0.001);
    assertTrue(ratio > 0, lines.get(2));
  }

  @Test
  void duelPrintsEveryPairAndTheMedian() {
    Session session =
        Session.run(
            "bench --variant avalam-2x2 --playouts results --seconds 0.02 --pairs 3 --against"
                + " 'echo playouts_per_s 1000'");
    List<String> lines = session.out().lines().toList();
    assertEquals("pair,variant,playouts,ours,theirs,ratio", lines.get(0));
    assertTrue(lines.get(3).matches("3,avalam-2x2,results,\\d+,1000,\\d+\\.\\d{3}"), lines.get(3));
    assertTrue(lines.get(4).matches("median ratio \\d+\\.\\d{3}"), lines.get(4));
  }

  @Test
  void badValuesAreRefused() {
    assertEquals(
        "--playouts 'all' is not allowed; use counts or results", message("bench --playouts all"));
    assertTrue(message("bench --seconds 0").startsWith("--seconds 0"));
    assertTrue(message("bench --against 'echo x'").startsWith("--against needs one --variant"));
  }

  private static String message(String arguments) {
    Session session = Session.run(arguments);
    assertEquals(2, session.exitCode(), session.err());
    return session.err().strip().replaceFirst("^[a-z]+: ", "");
  }
}
