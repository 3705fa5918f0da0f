package stacklab.cli;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** What is built by default has no cluster part, and does without. */
class NoClusterPartTest {
  @Test
  void theOrdinaryBuildHoldsNeitherSparkNorWhatNeedsIt() {
    ClassLoader loader = getClass().getClassLoader();
    for (String name :
        new String[] {
          "org/apache/spark/SparkContext.class",
          "scala/Function1.class",
          "stacklab/spark/SparkProvider.class",
          "META-INF/services/stacklab.sim.cluster.ClusterProvider"
        }) {
      assertNull(loader.getResource(name), name);
    }
    assertTrue(
        Arrays.stream(System.getProperty("java.class.path").split(java.io.File.pathSeparator))
            .noneMatch(entry -> entry.contains("spark")));
  }
}
