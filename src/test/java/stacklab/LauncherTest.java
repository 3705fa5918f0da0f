package stacklab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LauncherTest {
  private static final int RAN = 3; // what the fake Java exits with

  private FakeProject project;

  @BeforeEach
  void makeProject(@TempDir Path root) throws IOException {
    assumeTrue(File.separatorChar == '/', "the launcher is a bash script");
    project = new FakeProject(root.toRealPath());
  }

  @Test
  void buildsOnceAndThenOnlyRuns() throws Exception {
    FakeProject.Ended first = project.run("list");
    FakeProject.Ended second = project.run("list");
    assertEquals("stacklab: building Stacklab (first run, about a minute) ...\n", first.err());
    assertEquals("", second.err());
    assertEquals(RAN, first.exit());
    assertEquals(RAN, second.exit());
    assertEquals(1, project.builds());
  }

  @Test
  void runsThroughALinkInTheCallersFolderWithItsArgumentsAndInput() throws Exception {
    Path folder = Files.createDirectories(project.path("else where/deep"));
    Files.createSymbolicLink(project.path("else where/second"), Path.of("../my project/stacklab"));
    Files.createSymbolicLink(folder.resolve("first"), Path.of("../second"));
    Process process = project.start(folder, "./first", "run", "a file.yaml", "", "*");
    FakeProject.Ended ended = FakeProject.end(process, "a1b2");
    assertEquals(
        "jdk=jdk pid="
            + process.pid()
            + "\n"
            + "folder="
            + folder
            + "\n"
            + "[-Dstacklab.home="
            + project.home()
            + "]\n"
            + "[-Dstacklab.terminals=]\n"
            + "[-jar]\n"
            + "["
            + project.home()
            + "/target/stacklab.jar]\n"
            + "[run]\n[a file.yaml]\n[]\n[*]\n"
            + "jar holds complete\n"
            + "input=a1b2\n",
        ended.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"src/main/java/A.java", "src/main/resources/r.txt", "pom.xml"})
  void buildsAgainWhenAFileIsNewer(String file) throws Exception {
    project.run();
    project.write("my project/" + file, "<version>0.1.0</version>");
    assertEquals("stacklab: building Stacklab (sources have changed) ...\n", project.run().err());
    assertEquals(2, project.builds());
  }

  @Test
  void buildsAgainWhenAFileIsGone() throws Exception {
    project.run();
    Files.delete(project.home().resolve("src/main/java/B.java"));
    project.run();
    assertEquals(2, project.builds());
  }

  @Test
  void buildsAgainWhenAFileChangedDuringTheBuild() throws Exception {
    project.maven(
        "Apache Maven 3.9.9",
        "sleep 0.05; touch src/main/java/A.java; sleep 0.05; echo complete >target/stacklab-0.1.0.jar");
    project.run();
    project.run();
    assertEquals(2, project.builds());
  }

  @Test
  void failedBuildIsShownAndItsJarNeverRun() throws Exception {
    project.maven(
        "Apache Maven 3.8.7",
        "echo half >target/stacklab-0.1.0.jar; echo '[INFO] chatter'",
        "echo '[ERROR] A.java: no good'; exit 1");
    FakeProject.Ended first = project.run();
    FakeProject.Ended second = project.run();
    assertEquals(1, first.exit());
    assertEquals("", first.out());
    assertEquals(
        """
        stacklab: building Stacklab (first run, about a minute) ...
        [ERROR] A.java: no good
        stacklab: the build failed; what Maven said stands above
        """,
        first.err());
    assertEquals(first, second);
  }

  @Test
  void buildOutputIsKeptQuietWhenTheBuildWorks() throws Exception {
    project.maven(
        "Apache Maven 3.8.7",
        "echo chatter; echo more >&2; echo complete >target/stacklab-0.1.0.jar");
    FakeProject.Ended ended = project.run();
    assertFalse((ended.out() + ended.err()).contains("chatter"));
    assertFalse((ended.out() + ended.err()).contains("more"));
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void secondFirstCallWaitsForTheBuildOfTheOther(boolean flock) throws Exception {
    assumeTrue(!flock || project.addTool("flock"), "this machine has no flock");
    project.maven(
        "Apache Maven 3.8.7",
        "echo half >target/stacklab-0.1.0.jar",
        "until [ -e go ]; do sleep 0.02; done",
        "echo complete >target/stacklab-0.1.0.jar");
    Process one = project.start(project.home(), "./stacklab");
    assertEquals("stacklab: building Stacklab (first run, about a minute) ...", firstError(one));
    Process two = project.start(project.home(), "./stacklab");
    assertEquals("stacklab: waiting for another build to end ...", firstError(two));
    project.write("my project/go", "");
    for (Process process : List.of(one, two)) {
      FakeProject.Ended ended = FakeProject.end(process, "");
      assertEquals(RAN, ended.exit());
      assertTrue(ended.out().contains("jar holds complete"));
    }
    assertEquals(1, project.builds());
  }

  @Test
  void lockOfADeadBuildIsTakenOver() throws Exception {
    Process dead = new ProcessBuilder("true").start();
    dead.waitFor();
    Files.createDirectory(project.home().resolve("target"));
    Files.createSymbolicLink(
        project.home().resolve("target/launcher.pid"), Path.of(Long.toString(dead.pid())));
    assertEquals(RAN, project.run().exit());
    assertFalse(Files.isSymbolicLink(project.home().resolve("target/launcher.pid")));
  }

  @Test
  void readOnlyCheckoutStillRuns() throws Exception {
    project.run();
    File target = project.home().resolve("target").toFile();
    assertTrue(target.setWritable(false));
    assumeFalse(target.canWrite(), "this user may write everywhere");
    project.write("my project/src/main/java/A.java", "class A { }");
    FakeProject.Ended ended = project.run();
    assertTrue(target.setWritable(true));
    assertEquals(RAN, ended.exit());
    assertTrue(ended.err().endsWith("cannot be written; running what is built\n"), ended.err());
  }

  @Test
  void unwritableFolderWithNothingBuiltIsExplained() throws Exception {
    project.write("my project/target", "a file where the folder should be");
    assertRefused("nothing is built yet and " + project.home() + "/target cannot be written");
  }

  @Test
  void missingJavaIsExplained() throws Exception {
    Files.delete(project.path("jdk/bin/java"));
    assertRefused(
        "no Java found; install a JDK of version 17 or newer, or let JAVA_HOME point to one");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.8.0_372", "11.0.2", "16"})
  void oldJavaIsExplained(String version) throws Exception {
    project.java("jdk", version);
    assertRefused(
        project.path("jdk/bin/java")
            + " is Java "
            + version
            + ", but Stacklab needs 17 or newer; let JAVA_HOME point to one");
  }

  @ParameterizedTest
  @ValueSource(strings = {"17", "17.0.15", "25.0.3", "27-ea"})
  void newerJavaIsAccepted(String version) throws Exception {
    project.java("jdk", version);
    assertEquals(RAN, project.run().exit());
  }

  @Test
  void releaseFileTellsTheVersion() throws Exception {
    project.write("jdk/release", "IMPLEMENTOR=\"N.N.\"\nJAVA_VERSION=\"11.0.2\"\n");
    assertRefused(
        project.path("jdk/bin/java")
            + " is Java 11.0.2, but Stacklab needs 17 or newer; let JAVA_HOME point to one");
  }

  @Test
  void brokenJavaIsExplained() throws Exception {
    project.script("jdk/bin/java", "exit 1");
    assertRefused(
        project.path("jdk/bin/java") + " does not tell its version; is it a working Java?");
  }

  @Test
  void missingCompilerIsExplained() throws Exception {
    Files.delete(project.path("jdk/bin/javac"));
    assertRefused(
        project.path("jdk/bin/java")
            + " comes without the compiler javac; install a whole JDK, not only its run-time part");
  }

  @Test
  void missingMavenIsExplained() throws Exception {
    Files.delete(project.path("maven/mvn"));
    assertRefused(
        "Maven (mvn) is needed to build Stacklab but was not found; install 3.8 or newer");
  }

  @ParameterizedTest
  @CsvSource({"3.6.3, false", "2.2.1, false", "3.8.1, true", "3.10.0, true", "4.0.0-rc-3, true"})
  void mavenIsAcceptedFrom38(String version, boolean accepted) throws Exception {
    project.maven("\033[1mApache Maven " + version, "echo complete >target/stacklab-0.1.0.jar");
    FakeProject.Ended ended = project.run();
    assertEquals(accepted ? RAN : 1, ended.exit());
    assertEquals(
        !accepted,
        ended.err().contains("Maven is " + version + ", but building Stacklab needs 3.8 or newer"));
  }

  @Test
  void mavenIsNotNeededOnceBuilt() throws Exception {
    project.run();
    Files.delete(project.path("maven/mvn"));
    assertEquals(RAN, project.run().exit());
  }

  @Test
  void javaHomeGoesFirst() throws Exception {
    project.java("other jdk", "25.0.3");
    project.script("other jdk/bin/javac", "exit 0");
    project.set("JAVA_HOME", project.path("other jdk").toString());
    assertTrue(project.run().out().startsWith("jdk=other jdk "));
  }

  @Test
  void javaHomeWithoutJavaIsPassedOver() throws Exception {
    project.maven(
        "Apache Maven 3.8.7", "[ -z \"$JAVA_HOME\" ] && echo complete >target/stacklab-0.1.0.jar");
    project.set("JAVA_HOME", project.path("nowhere").toString());
    assertTrue(project.run().out().startsWith("jdk=jdk "));
  }

  @Test
  void furtherJavaOptionsArePassedOn() throws Exception {
    project.set("STACKLAB_JAVA_OPTS", "-Xmx1g  -Da=*");
    assertTrue(project.run().out().contains("[-Xmx1g]\n[-Da=*]\n[-Dstacklab.home="));
  }

  @Test
  void aClusterIsLeftToTheCommandUntilItsPartIsBuilt() throws Exception {
    FakeProject.Ended ended = project.run("run", "--cluster", "local[2]");
    assertTrue(ended.out().contains("[-jar]\n"), ended.out());
    assertEquals("-B package", project.lastBuild());
  }

  @ParameterizedTest
  @CsvSource({"--cluster local[2]", "--cluster=spark://h:7077"})
  void aClusterIsRunWithSparkFromAFolderOfItsOwn(String arguments) throws Exception {
    project.maven("Apache Maven 3.8.7", "echo complete >target/cluster/stacklab-0.1.0.jar");
    project.write("my project/target/cluster/spark/jars/spark-core.jar", "");
    FakeProject.Ended ended = project.run(("run e.yaml " + arguments).split(" ", -1));
    assertEquals("-B package -Pcluster", project.lastBuild());
    String built = project.home() + "/target/cluster/";
    assertTrue(
        ended
            .out()
            .contains(
                "[-cp]\n["
                    + (built + "stacklab.jar:" + built + "spark/jars/*]\n")
                    + "[stacklab.cli.Main]\n[run]\n[e.yaml]\n"),
        ended.out());
    assertTrue(ended.out().contains("[--add-opens=java.base/java.nio=ALL-UNNAMED]\n"));
    assertEquals("", project.run("run", "e.yaml", "--cluster", "yarn").err());
    assertEquals(1, project.builds());
  }

  @Test
  void whatMavenBuiltForAClusterIsNotBuiltAgain() throws Exception {
    project.write("my project/target/cluster/spark/jars/spark-core.jar", "");
    project.write("my project/target/cluster/stacklab-0.1.0.jar", "complete");
    assertEquals("", project.run("run", "--cluster", "yarn").err());
    assertTrue(Files.exists(project.home().resolve("target/cluster/stacklab.jar")));
    project.write("my project/src/cluster/java/C.java", "class C {}");
    assertEquals(
        "stacklab: building Stacklab (sources have changed) ...\n",
        project.run("run", "--cluster", "yarn").err());
  }

  @ParameterizedTest
  @CsvSource({"spark-core_2.13-4.1.0.jar, true", "spark-core_2.12-3.5.1.jar, false"})
  void anInstalledSparkIsUsedIfItFits(String archive, boolean used) throws Exception {
    project.write("my project/target/cluster/spark/jars/spark-core.jar", "");
    project.write("my project/target/cluster/stacklab-0.1.0.jar", "complete");
    project.write("spark/jars/" + archive, "");
    project.set("SPARK_HOME", project.path("spark").toString());
    FakeProject.Ended ended = project.run("run", "--cluster", "yarn");
    assertEquals(used, ended.out().contains(":" + project.path("spark") + "/jars/*]"), ended.out());
  }

  @Test
  void closedInputIsEmptyInput() throws Exception {
    project.script("closed", "exec '" + project.home() + "/stacklab' run <&-");
    Process process = project.start(project.home(), project.path("closed").toString());
    FakeProject.Ended ended = FakeProject.end(process, "");
    assertTrue(ended.out().endsWith("\ninput=\n"), ended.out());
    // Were it closed, cat would complain.
    assertEquals("stacklab: building Stacklab (first run, about a minute) ...\n", ended.err());
  }

  private static String firstError(Process process) throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = process.getErrorStream().read(); c >= 0 && c != '\n'; ) {
      line.append((char) c);
      c = process.getErrorStream().read();
    }
    return line.toString();
  }

  private void assertRefused(String message) throws Exception {
    assertEquals(new FakeProject.Ended(1, "", "stacklab: " + message + "\n"), project.run());
  }
}
