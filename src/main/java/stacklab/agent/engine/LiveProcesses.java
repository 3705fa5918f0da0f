package stacklab.agent.engine;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The programs that run, in all threads: however this process ends, short of being killed outright,
 * they end with it.
 */
final class LiveProcesses {
  private static final Set<EngineProcess> LIVE = new HashSet<>();
  private static boolean ending;

  static {
    Runtime.getRuntime().addShutdownHook(new Thread(LiveProcesses::endAll, "end engines"));
  }

  private LiveProcesses() {}

  static synchronized EngineProcess start(ProcessBuilder builder) throws IOException {
    if (ending) {
      throw new IOException("Stacklab is about to end");
    }
    EngineProcess engine = new EngineProcess(builder.start());
    LIVE.add(engine);
    return engine;
  }

  static synchronized void remove(EngineProcess engine) {
    LIVE.remove(engine);
  }

  private static void endAll() {
    List<EngineProcess> all;
    synchronized (LiveProcesses.class) {
      ending = true;
      all = List.copyOf(LIVE);
    }
    all.forEach(EngineProcess::close);
  }
}
