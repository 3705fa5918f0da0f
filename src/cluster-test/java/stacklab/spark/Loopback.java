package stacklab.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A cluster on loopback: a master and two workers of one core each. */
final class Loopback {
  private static final String SCRIPT = "src/cluster/scripts/loopback-cluster.sh";

  private final Path folder;
  private final String address;

  /** Starts the cluster; its processes keep their files in a folder. */
  Loopback(Path folder) throws Exception {
    this.folder = folder;
    Command start = Command.start(List.of("bash", SCRIPT, "start", folder.toString(), freePort()));
    assertEquals(0, start.exitCode(), start.err());
    this.address = start.out().strip();
  }

  private static String freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return Integer.toString(socket.getLocalPort());
    }
  }

  String address() {
    return address;
  }

  /** Ends a worker at once, as a power cut of its machine would. */
  void killWorker(int number) throws IOException {
    Path file = folder.resolve("worker-" + number + ".pid");
    long pid = Long.parseLong(Files.readString(file).strip());
    ProcessHandle.of(pid).orElseThrow().destroyForcibly();
  }

  /** Stops what is left of it. */
  void stop() throws Exception {
    Command stop = Command.start(List.of("bash", SCRIPT, "stop", folder.toString()));
    assertEquals(0, stop.exitCode(), stop.err());
  }
}
