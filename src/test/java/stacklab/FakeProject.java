package stacklab;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.concurrent.TimeUnit.SECONDS;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A copy of the launcher in a project of its own, where Java and Maven are scripts that write down
 * how they were called. Nothing but these and a few named tools is on the PATH.
 */
final class FakeProject {
  private static final List<String> TOOLS =
      List.of(
          "bash dirname basename readlink find sed grep cp mv mkdir touch cat rm ln sleep"
              .split(" "));

  private final Path root;
  private final Map<String, String> environment = new TreeMap<>();

  /** How a call ended. */
  record Ended(int exit, String out, String err) {}

  FakeProject(Path root) throws IOException {
    this.root = root;
    write("my project/pom.xml", "<project>\n  <version>0.1.0</version>\n</project>\n");
    write("my project/src/main/java/A.java", "class A {}");
    write("my project/src/main/java/B.java", "class B {}");
    write("my project/src/main/resources/r.txt", "r");
    Files.copy(Path.of("stacklab"), home().resolve("stacklab"));
    executable(home().resolve("stacklab"));
    age(home());
    for (String tool : TOOLS) {
      addTool(tool);
    }
    environment.put(
        "PATH",
        List.of("jdk/bin", "maven", "tools").stream()
            .map(dir -> root.resolve(dir).toString())
            .reduce((a, b) -> a + ":" + b)
            .orElseThrow());
    java("jdk", "17.0.1");
    script("jdk/bin/javac", "exit 0");
    maven("Apache Maven 3.8.7", "echo complete >target/stacklab-0.1.0.jar");
  }

  Path home() {
    return root.resolve("my project");
  }

  Path path(String name) {
    return root.resolve(name);
  }

  /** Puts a real tool of this machine on the PATH; false where it has none of that name. */
  boolean addTool(String name) throws IOException {
    for (String dir : System.getenv("PATH").split(":", -1)) {
      Path tool = Path.of(dir, name);
      if (Files.isExecutable(tool)) {
        script("tools/" + name, "exec '" + tool + "' \"$@\"");
        return true;
      }
    }
    return false;
  }

  /**
   * A Java that tells its process id, folder, arguments, jar and standard input, and exits with 3.
   */
  void java(String jdk, String version) throws IOException {
    script(
        jdk + "/bin/java",
        "if [ \"$1\" = -version ]; then echo 'openjdk version \""
            + version
            + "\" 2021' >&2; exit; fi",
        "echo \"jdk=" + jdk + " pid=$$\"",
        "echo \"folder=$PWD\"",
        "for a; do echo \"[$a]\"; case $a in *.jar) jar=$a;; *.jar:*) jar=${a%%:*};; esac; done",
        "echo \"jar holds $(cat \"$jar\")\"",
        "echo \"input=$(cat)\"",
        "exit 3");
  }

  /** A Maven that counts its builds and then does as told, in the project's folder. */
  void maven(String version, String... build) throws IOException {
    List<String> lines = new ArrayList<>();
    lines.add("if [ \"$1\" = -version ]; then echo '" + version + " (abc)'; exit; fi");
    lines.add("echo \"$*\" >>'" + path("builds") + "'");
    lines.add("mkdir -p target");
    lines.addAll(Arrays.asList(build));
    script("maven/mvn", lines.toArray(String[]::new));
  }

  void script(String name, String... lines) throws IOException {
    write(name, "#!/bin/sh\n" + String.join("\n", lines) + "\n");
    executable(path(name));
  }

  void write(String name, String text) throws IOException {
    Files.createDirectories(path(name).getParent());
    Files.writeString(path(name), text);
  }

  void set(String variable, String value) {
    environment.put(variable, value);
  }

  int builds() throws IOException {
    return Files.exists(path("builds")) ? Files.readAllLines(path("builds")).size() : 0;
  }

  /** Returns how Maven was called the last time, without the properties it was given. */
  String lastBuild() throws IOException {
    List<String> lines = Files.readAllLines(path("builds"));
    return lines.get(lines.size() - 1).replaceAll(" -D\\S*", "");
  }

  /** Starts the launcher under the given name from the given folder. */
  Process start(Path folder, String launcher, String... arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of(path("tools/bash").toString(), launcher));
    command.addAll(Arrays.asList(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().clear();
    builder.environment().putAll(environment);
    return builder.start();
  }

  Ended run(String... arguments) throws IOException, InterruptedException {
    return end(start(root, home().resolve("stacklab").toString(), arguments), "");
  }

  static Ended end(Process process, String input) throws IOException, InterruptedException {
    try (var stdin = process.getOutputStream()) {
      stdin.write(input.getBytes(UTF_8));
    }
    String out = new String(process.getInputStream().readAllBytes(), UTF_8);
    String err = new String(process.getErrorStream().readAllBytes(), UTF_8);
    if (!process.waitFor(20, SECONDS)) {
      process.destroyForcibly();
      throw new AssertionError("the launcher did not end");
    }
    return new Ended(process.exitValue(), out, err);
  }

  private static void executable(Path file) {
    if (!file.toFile().setExecutable(true)) {
      throw new AssertionError(file + " cannot be made executable");
    }
  }

  /** Makes everything under a folder an hour old, as in a checkout that was not just made. */
  private static void age(Path folder) throws IOException {
    FileTime old = FileTime.from(Instant.now().minusSeconds(3600));
    try (var files = Files.walk(folder)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        Files.setLastModifiedTime(file, old);
      }
    }
  }
}
