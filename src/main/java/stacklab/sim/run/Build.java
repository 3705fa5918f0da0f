package stacklab.sim.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Which Stacklab this is. */
public final class Build {
  private static final String UNKNOWN = "unknown";

  private Build() {}

  /** Returns the version in the program's archive, or {@code development} outside one. */
  public static String version() {
    String version = Build.class.getPackage().getImplementationVersion();
    return version == null ? "development" : version;
  }

  /** Returns the commit that the project's folder stands at, or {@code unknown}. */
  public static String commit() {
    String home = System.getProperty("stacklab.home");
    if (home == null) {
      return UNKNOWN;
    }
    try {
      return commit(gitFolder(Path.of(home)));
    } catch (IOException | RuntimeException e) {
      return UNKNOWN;
    }
  }

  private static Path gitFolder(Path home) throws IOException {
    Path git = home.resolve(".git");
    return Files.isRegularFile(git)
        ? home.resolve(Files.readString(git).strip().substring("gitdir: ".length()))
        : git;
  }

  private static String commit(Path git) throws IOException {
    String head = Files.readString(git.resolve("HEAD")).strip();
    if (!head.startsWith("ref: ")) {
      return head;
    }
    String ref = head.substring("ref: ".length());
    if (Files.exists(git.resolve(ref))) {
      return Files.readString(git.resolve(ref)).strip();
    }
    Path packed = git.resolve("packed-refs");
    Optional<String> line =
        Files.exists(packed)
            ? Files.readAllLines(packed).stream().filter(l -> l.endsWith(" " + ref)).findFirst()
            : Optional.empty();
    return line.map(l -> l.substring(0, l.indexOf(' '))).orElse(UNKNOWN);
  }
}
