package stacklab.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the build puts where. */
class LayoutTest {
  private static final Path BUILT = Path.of("target/cluster");

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private static boolean isOfSpark(String name) {
    return name.startsWith("org/apache/spark/")
        || name.startsWith("scala/")
        || name.startsWith("spark-")
        || name.startsWith("scala-library");
  }

  /** Returns what an archive of Stacklab in a folder holds. */
  private static List<String> entries(Path folder) throws IOException {
    String name =
        names(folder).stream()
            .filter(n -> n.matches("stacklab-[0-9.]+(-.*)?\\.jar"))
            .findFirst()
            .orElseThrow();
    try (JarFile jar = new JarFile(folder.resolve(name).toFile())) {
      return jar.stream().map(entry -> entry.getName()).toList();
    }
  }

  @Test
  void theArchiveHoldsThePartForSparkButNothingOfSpark() throws IOException {
    assertTrue(entries(BUILT).contains("stacklab/spark/SparkProvider.class"));
    assertTrue(entries(BUILT).stream().noneMatch(LayoutTest::isOfSpark));
    assertTrue(names(BUILT.resolve("lib")).stream().noneMatch(LayoutTest::isOfSpark));
  }

  @Test
  void whatTheOrdinaryBuildMadeHoldsNeither() throws IOException {
    Path ordinary = Path.of("target");
    assumeTrue(Files.exists(ordinary.resolve("lib")), "there was no ordinary build yet");
    assertTrue(
        entries(ordinary).stream()
            .noneMatch(
                name ->
                    isOfSpark(name)
                        || name.startsWith("stacklab/spark/")
                        || name.startsWith("META-INF/services/stacklab")));
    assertTrue(names(ordinary.resolve("lib")).stream().noneMatch(LayoutTest::isOfSpark));
  }

  @Test
  void executorsGetOnlyWhatSparkDoesNotHave() throws IOException {
    List<String> shipped = names(BUILT.resolve("executors"));
    List<String> ofSpark = names(BUILT.resolve("spark/jars"));
    assertTrue(shipped.stream().anyMatch(name -> name.startsWith("snakeyaml-engine-")));
    assertTrue(shipped.stream().noneMatch(ofSpark::contains));
    assertTrue(ofSpark.stream().anyMatch(name -> name.startsWith("spark-core_2.13-4.")));
  }

  /** A newer one beside Spark breaks it. */
  @Test
  void jacksonIsTheOneThatSparkAsksFor() throws IOException {
    List<String> versions =
        names(BUILT.resolve("spark/jars")).stream()
            .filter(name -> name.startsWith("jackson-databind-"))
            .toList();
    assertEquals(List.of("jackson-databind-2.21.2.jar"), versions);
  }
}
