package stacklab.sim.cluster;

import java.util.function.Consumer;
import stacklab.rules.InvalidInput;

/** Makes the connection to clusters of a kind; found with {@link java.util.ServiceLoader}. */
public interface ClusterProvider {
  /**
   * Checks the form of an address without connecting to it.
   *
   * @throws InvalidInput if it is no address of a cluster
   */
  void check(String address);

  /**
   * Connects and waits until there is a machine to play on.
   *
   * @param address where the cluster is
   * @param name what the cluster is to call the work
   * @param notices takes lines about machines that come and go, for the user
   * @throws ClusterFailure if there is no cluster
   * @throws InterruptedException if this thread is interrupted
   */
  Cluster connect(String address, String name, Consumer<String> notices)
      throws ClusterFailure, InterruptedException;
}
