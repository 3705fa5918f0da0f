package stacklab.spark;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A command of this project that runs, with what it prints kept in files. */
final class Command {
  private static final long MOST_MINUTES = 8;

  private final Process process;
  private final Path out;
  private final Path err;

  private Command(Process process, Path out, Path err) {
    this.process = process;
    this.out = out;
    this.err = err;
  }

  static Command start(List<String> words) throws IOException {
    Path out = Files.createTempFile("command", ".out");
    Path err = Files.createTempFile("command", ".err");
    out.toFile().deleteOnExit();
    err.toFile().deleteOnExit();
    Process process =
        new ProcessBuilder(words).redirectOutput(out.toFile()).redirectError(err.toFile()).start();
    return new Command(process, out, err);
  }

  /** Starts what was built, without Spark beside it. */
  static Command withoutSpark(List<String> arguments) throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String home = "-Dstacklab.home=" + Path.of("").toAbsolutePath();
    List<String> words = new ArrayList<>(List.of(java, home, "-jar", jar().toString()));
    words.addAll(arguments);
    return start(words);
  }

  private static Path jar() throws IOException {
    try (DirectoryStream<Path> jars =
        Files.newDirectoryStream(Path.of("target/cluster"), "stacklab-*.jar")) {
      return jars.iterator().next();
    }
  }

  /** Starts the launcher with these arguments. */
  static Command stacklab(List<String> arguments) throws IOException {
    List<String> words = new ArrayList<>(List.of("bash", "stacklab"));
    words.addAll(arguments);
    return start(words);
  }

  /** Waits until it has ended and returns its exit code. */
  int exitCode() throws InterruptedException {
    if (!process.waitFor(MOST_MINUTES, TimeUnit.MINUTES)) {
      kill();
      throw new AssertionError("it did not end: " + process.info());
    }
    return process.exitValue();
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** Ends it at once, as kill -9 does. */
  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  String out() throws IOException {
    return Files.readString(out);
  }

  String err() throws IOException {
    return Files.readString(err);
  }
}
