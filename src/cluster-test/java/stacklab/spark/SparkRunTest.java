package stacklab.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs on a real cluster of several processes write what a local run writes, whoever dies. The
 * cluster is the same for all tests; the last one takes a worker from it.
 */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class SparkRunTest {
  private static final String AGENTS =
      """
      name: agents
      variants: [avalam-3x3, dvonn-rows-3-4-3, path-03-removal]
      agents: [random, greedy, 'alphabeta:nodes=300', 'mcts:iterations=30']
      games: 200
      seed: 5
      baseline: avalam-3x3
      record: {games: true, moves: true}
      """;

  private static final String PLAYOUTS =
      """
      name: playouts
      variants: [avalam, dvonn]
      agents: [random]
      games: 60000
      seed: 6
      baseline: avalam
      record: {games: true, moves: false}
      until: {white_result: 0.5}
      """;

  @TempDir static Path temp;
  private static Loopback cluster;

  @BeforeAll
  static void playLocallyAndStartTheCluster() throws Exception {
    for (String experiment : List.of(AGENTS, PLAYOUTS)) {
      String name = experiment.lines().findFirst().orElseThrow().substring("name: ".length());
      Files.writeString(temp.resolve(name + ".yaml"), experiment);
      assertEnded(Command.withoutSpark(arguments(name, "local")));
    }
    cluster = new Loopback(temp.resolve("cluster"));
  }

  @AfterAll
  static void stopTheCluster() throws Exception {
    if (cluster != null) {
      cluster.stop();
    }
  }

  private static Path folder(String name, String kind) {
    return temp.resolve(name + "-" + kind);
  }

  private static Command start(String name, String kind, String... more) throws IOException {
    List<String> words = new ArrayList<>(arguments(name, kind));
    words.addAll(List.of(more));
    return Command.stacklab(words);
  }

  private static List<String> arguments(String name, String kind) {
    return List.of(
        "run", temp.resolve(name + ".yaml").toString(), "--out", folder(name, kind).toString());
  }

  private static void assertEnded(Command command) throws Exception {
    assertEquals(0, command.exitCode(), command.err());
  }

  private static void assertSame(String name, String kind) throws IOException {
    Map<String, String> local = tables(folder(name, "local"));
    assertTrue(local.size() >= 4, local.keySet().toString());
    assertEquals(local, tables(folder(name, kind)));
  }

  /** Returns the CSV files and the statistics behind them. */
  private static Map<String, String> tables(Path folder) throws IOException {
    Map<String, String> tables = new TreeMap<>();
    try (Stream<Path> paths = Files.list(folder)) {
      for (Path path : paths.filter(p -> p.toString().matches(".*\\.(csv|txt)")).toList()) {
        tables.put(path.getFileName().toString(), Files.readString(path, StandardCharsets.UTF_8));
      }
    }
    return tables;
  }

  /** Waits until some of the games, but not all, are on the disk. */
  private static void awaitTheMiddle(String name, String kind, Command command) throws Exception {
    Path checkpoint = folder(name, kind).resolve("progress/checkpoint");
    while (command.isAlive() && !Files.exists(checkpoint)) {
      Thread.sleep(20);
    }
    assertTrue(command.isAlive(), "it is over already: " + command.err());
  }

  @Test
  @Order(1)
  void gamesBetweenAgents() throws Exception {
    assertEnded(start("agents", "whole", "--cluster", cluster.address()));
    assertSame("agents", "whole");
  }

  @Test
  @Order(1)
  void playoutsThatEndOnceEnoughIsKnown() throws Exception {
    assertEnded(start("playouts", "whole", "--cluster", cluster.address()));
    assertSame("playouts", "whole");
  }

  @Test
  @Order(1)
  void withinTheProcessOfTheDriver() throws Exception {
    assertEnded(start("playouts", "in-process", "--cluster", "local[2]"));
    assertSame("playouts", "in-process");
  }

  @Test
  @Order(2)
  void theDriverIsKilledAndTheRunResumed() throws Exception {
    Command killed = start("agents", "resumed", "--cluster", cluster.address());
    awaitTheMiddle("agents", "resumed", killed);
    killed.kill();
    assertFalse(Files.exists(folder("agents", "resumed").resolve("manifest.yaml")));
    Command resumed = start("agents", "resumed", "--resume", "--cluster", cluster.address());
    assertEnded(resumed);
    assertTrue(resumed.err().startsWith("continuing after "), resumed.err());
    assertSame("agents", "resumed");
  }

  @Test
  @Order(3)
  void aWorkerIsKilledInTheMiddle() throws Exception {
    Command command = start("agents", "bereft", "--cluster", cluster.address());
    awaitTheMiddle("agents", "bereft", command);
    cluster.killWorker(1);
    assertEnded(command);
    assertTrue(command.err().contains(" is lost ("), command.err());
    assertSame("agents", "bereft");
  }
}
