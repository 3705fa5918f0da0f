package stacklab.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import stacklab.rules.InvalidInput;
import stacklab.sim.cluster.ClusterFailure;
import stacklab.sim.cluster.ClusterProvider;

class SparkProviderTest {
  private final SparkProvider provider = new SparkProvider();

  @Test
  void isFoundAsAService() {
    ClusterProvider found = ServiceLoader.load(ClusterProvider.class).findFirst().orElseThrow();
    assertEquals(SparkProvider.class, found.getClass());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "local",
        "local[4]",
        "local[*]",
        "spark://host:7077",
        "spark://a:7077,b:7077",
        "yarn",
        "k8s://https://host:6443"
      })
  void takesTheAddressesOfClusters(String address) {
    provider.check(address);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "host:7077", "spark://host", "spark://:7077", "local[0]", "mesos://h:1"})
  void saysWhatAnAddressIs(String address) {
    InvalidInput refused = assertThrows(InvalidInput.class, () -> provider.check(address));
    assertEquals(
        "'"
            + address
            + "' is no address of a cluster; write spark://HOST:PORT, local[N], yarn or"
            + " k8s://https://HOST:PORT",
        refused.getMessage());
  }

  @Test
  void saysAtOnceThatNobodyAnswers() {
    ClusterFailure failure =
        assertThrows(
            ClusterFailure.class,
            () -> provider.connect("spark://127.0.0.1:1", "test", notice -> {}));
    assertTrue(
        failure.getMessage().startsWith("no cluster answers at spark://127.0.0.1:1: "),
        failure.getMessage());
  }
}
