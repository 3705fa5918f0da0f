package stacklab.spark;

import java.io.IOException;
import java.io.Reader;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import stacklab.sim.cluster.ClusterFailure;
import stacklab.sim.cluster.SpanPlayer;

/**
 * How Spark is set: by system properties {@code spark.*} first, then by the installation's {@code
 * spark-defaults.conf}, then as suits this work.
 */
final class Configuration {
  private Configuration() {}

  static SparkConf of(String address, String name) throws ClusterFailure {
    SparkConf conf = new SparkConf();
    try {
      defaults().forEach((key, value) -> conf.setIfMissing((String) key, (String) value));
      conf.setIfMissing("spark.jars", String.join(",", shipped()));
    } catch (IOException e) {
      throw new ClusterFailure("Spark's settings cannot be read: " + e.getMessage(), e);
    }
    conf.setMaster(address).setAppName(name);
    // The games themselves never fail a task, so what fails is machines, and those may be many.
    conf.setIfMissing("spark.task.maxFailures", "16");
    // What is on its way is limited by ClusterCrew; Spark's limit would count finished spans too.
    conf.setIfMissing("spark.driver.maxResultSize", "0");
    conf.setIfMissing("spark.ui.enabled", "false");
    if (address.matches("spark://(localhost|127\\.[0-9.]+):.*")) {
      conf.setIfMissing("spark.driver.host", "127.0.0.1");
      conf.setIfMissing("spark.driver.bindAddress", "127.0.0.1");
    }
    return conf;
  }

  /** Returns the settings in the files of a Spark installation; none if there is none. */
  private static Properties defaults() throws IOException {
    Properties properties = new Properties();
    String folder = System.getenv("SPARK_CONF_DIR");
    String home = System.getenv("SPARK_HOME");
    if (folder != null || home != null) {
      Path file =
          (folder == null ? Path.of(home, "conf") : Path.of(folder)).resolve("spark-defaults.conf");
      if (Files.exists(file)) {
        try (Reader reader = Files.newBufferedReader(file)) {
          properties.load(reader);
        }
      }
    }
    return properties;
  }

  /**
   * Returns what executors need and do not have: Stacklab's own archive and the libraries in the
   * folder beside it. None if this does not run from an archive, as within tests.
   */
  private static List<String> shipped() throws IOException {
    Path own = own();
    List<String> jars = new ArrayList<>();
    if (Files.isRegularFile(own)) {
      jars.add(own.toUri().toString());
      try (Stream<Path> libraries = Files.list(own.resolveSibling("executors"))) {
        libraries.sorted().map(jar -> jar.toUri().toString()).forEach(jars::add);
      }
    }
    return jars;
  }

  private static Path own() throws IOException {
    try {
      return Path.of(SpanPlayer.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IOException(e);
    }
  }
}
