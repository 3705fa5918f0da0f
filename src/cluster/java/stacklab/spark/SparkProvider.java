package stacklab.spark;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.SparkException;
import org.apache.spark.api.java.JavaSparkContext;
import stacklab.rules.InvalidInput;
import stacklab.sim.cluster.Cluster;
import stacklab.sim.cluster.ClusterFailure;
import stacklab.sim.cluster.ClusterProvider;

/** Connects to Apache Spark: in this process, standalone, on YARN or on Kubernetes. */
public final class SparkProvider implements ClusterProvider {
  private static final Pattern LOCAL = Pattern.compile("local(\\[([1-9][0-9]{0,3}|\\*)])?");
  private static final Pattern STANDALONE =
      Pattern.compile("spark://([^:,/]+:[0-9]{1,5})(,[^:,/]+:[0-9]{1,5})*");
  private static final Pattern KUBERNETES = Pattern.compile("k8s://\\S+");
  private static final int ANSWER_MILLIS = 5000;

  /** Makes the provider, for {@link java.util.ServiceLoader}. */
  public SparkProvider() {}

  @Override
  public void check(String address) {
    if (!LOCAL.matcher(address).matches()
        && !STANDALONE.matcher(address).matches()
        && !KUBERNETES.matcher(address).matches()
        && !address.equals("yarn")) {
      throw new InvalidInput(
          "'"
              + address
              + "' is no address of a cluster; write spark://HOST:PORT, local[N], yarn or"
              + " k8s://https://HOST:PORT");
    }
  }

  @Override
  public Cluster connect(String address, String name, Consumer<String> notices)
      throws ClusterFailure, InterruptedException {
    if (STANDALONE.matcher(address).matches()) {
      checkMaster(address);
    }
    try {
      JavaSparkContext context =
          new JavaSparkContext(Configuration.of(address, "stacklab " + name));
      SparkCluster cluster = new SparkCluster(context, notices);
      awaitMachines(cluster);
      notices.accept("connected to " + address + ", which has " + cluster.cores() + " cores");
      return cluster;
    } catch (RuntimeException e) {
      throw failure(address, e);
    }
  }

  private static void awaitMachines(SparkCluster cluster)
      throws ClusterFailure, InterruptedException {
    try {
      cluster.awaitMachines();
    } catch (ClusterFailure | InterruptedException e) {
      cluster.close();
      throw e;
    }
  }

  /** Spark itself takes a minute to find out that nobody is there. */
  private static void checkMaster(String address) throws ClusterFailure {
    IOException reason = null;
    for (String master : address.substring("spark://".length()).split(",", -1)) {
      int colon = master.lastIndexOf(':');
      try (Socket socket = new Socket()) {
        int port = Integer.parseInt(master.substring(colon + 1));
        socket.connect(new InetSocketAddress(master.substring(0, colon), port), ANSWER_MILLIS);
        return;
      } catch (IOException | IllegalArgumentException e) {
        reason = new IOException(e.getMessage(), e);
      }
    }
    throw failure(address, reason);
  }

  private static ClusterFailure failure(String address, Exception e) {
    return new ClusterFailure("no cluster answers at " + address + ": " + reason(e), e);
  }

  /** Returns the first line of the innermost reason. */
  static String reason(Throwable thrown) {
    Throwable at = thrown;
    while (at.getCause() != null && (at instanceof SparkException || at.getMessage() == null)) {
      at = at.getCause();
    }
    String message = at.getMessage() == null ? at.toString() : at.getMessage();
    Matcher line = Pattern.compile("[^\\n]+").matcher(message);
    return line.find() ? line.group().strip() : at.toString();
  }
}
