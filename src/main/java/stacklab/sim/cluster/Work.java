package stacklab.sim.cluster;

import java.io.Serializable;
import java.nio.file.Path;
import stacklab.agent.AgentSpec;
import stacklab.io.ExperimentReader;
import stacklab.io.Shelf;
import stacklab.sim.run.RunSettings;
import stacklab.sim.run.Settings;
import stacklab.sim.run.Stop;

/**
 * What a machine must know to play any part of a run.
 *
 * @param experiment the experiment as resolved, in YAML
 * @param gzip whether games.csv is compressed
 * @param whole whether a span's statistics may be joined; not where a rule looks at each chunk
 */
public record Work(String experiment, boolean gzip, boolean whole) implements Serializable {
  private static final long serialVersionUID = 1;

  /** Returns the work of a run. */
  static Work of(RunSettings settings) {
    Work work =
        new Work(settings.experiment(), settings.recording().gzip(), settings.stop() == Stop.NEVER);
    if (!work.settings().plan().looking().equals(settings.plan().looking())
        || work.settings().plan().chunkCount() != settings.plan().chunkCount()) {
      throw new IllegalStateException("what is sent to the machines is not what is to be played");
    }
    return work;
  }

  /** Returns the run as a machine reads it. */
  RunSettings settings() {
    Shelf none = new Shelf(Path.of(""));
    return Settings.of(
        new ExperimentReader(none, AgentSpec::parse).parse("experiment", experiment), gzip);
  }
}
