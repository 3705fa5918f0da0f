package stacklab.agent.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Watches which programs this process has started. */
public final class Processes {
  private static final int MOST_CHECKS = 100;

  private Processes() {}

  /** Returns the programs that run now. */
  public static Set<ProcessHandle> running() {
    return ProcessHandle.allProcesses()
        .filter(ProcessHandle::isAlive)
        .filter(process -> process.info().commandLine().orElse("").contains("BadEngine"))
        .collect(Collectors.toSet());
  }

  /** Checks that soon no other programs run than before. */
  public static void assertNoneSince(Set<ProcessHandle> before) throws InterruptedException {
    List<ProcessHandle> left = left(before);
    for (int i = 0; i < MOST_CHECKS && !left.isEmpty(); i++) {
      Thread.sleep(20);
      left = left(before);
    }
    assertEquals(List.of(), left, "programs are left behind");
  }

  private static List<ProcessHandle> left(Set<ProcessHandle> before) {
    return running().stream().filter(process -> !before.contains(process)).toList();
  }
}
