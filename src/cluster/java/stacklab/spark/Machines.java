package stacklab.spark;

import java.util.function.Consumer;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;

/** Tells of machines that are lost. */
final class Machines extends SparkListener {
  private final Consumer<String> notices;

  Machines(Consumer<String> notices) {
    this.notices = notices;
  }

  @Override
  public void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
    notices.accept(
        "machine "
            + removed.executorId()
            + " is lost ("
            + removed.reason().lines().findFirst().orElse("no reason given").strip()
            + "); what it was playing is played again");
  }
}
