package stacklab.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import stacklab.rules.InvalidInput;
import stacklab.sim.cluster.ClusterFailure;
import stacklab.sim.run.RunFailure;

/** Tells what went wrong, and with which exit code the process ends. */
final class Failures {
  /** The exit code for what could not be done. */
  static final int FAILED = 1;

  /** The exit code for wrong usage and wrong input. */
  static final int WRONG_INPUT = 2;

  /** The exit code after Ctrl-C. */
  static final int STOPPED = 130;

  private Failures() {}

  /** Tells about arguments that do not make a command, with the nearest that do. */
  static int wrongUsage(ParameterException e, Console console) {
    CommandLine command = e.getCommandLine();
    String name = command.getCommandSpec().qualifiedName();
    console.message(name + ": " + e.getMessage());
    UnmatchedArgumentException.printSuggestions(e, command.getErr());
    console.message("Try '" + name + " --help'.");
    return WRONG_INPUT;
  }

  /**
   * Tells about anything that was thrown.
   *
   * @param trace whether to tell where from
   */
  static int tell(Throwable thrown, Console console, boolean trace) {
    if (thrown instanceof OutputLost lost && lost.readerGone()) {
      return CommandLine.ExitCode.OK;
    }
    if (thrown instanceof InterruptedException) {
      return STOPPED; // what was stopped says so itself
    }
    if (trace) {
      thrown.printStackTrace(console.err());
    }
    if (thrown instanceof InvalidInput invalid) {
      invalid.messages().forEach(message -> console.err().print(message + "\n"));
      return WRONG_INPUT;
    }
    console.err().print("stacklab: " + reason(thrown) + "\n");
    return FAILED;
  }

  private static String reason(Throwable thrown) {
    if (thrown instanceof OutputLost) {
      return "standard output cannot be written: " + thrown.getCause().getMessage();
    }
    if (thrown instanceof UncheckedIOException unchecked) {
      return reason(unchecked.getCause());
    }
    if (thrown instanceof IOException io) {
      return reason(io);
    }
    if (thrown instanceof OutOfMemoryError) {
      return "out of memory; ask for less at a time, or give Java more, as in"
          + " STACKLAB_JAVA_OPTS=-Xmx4g";
    }
    return "unexpected "
        + thrown
        + "; this is a fault of Stacklab: please report it with what --debug prints";
  }

  private static String reason(IOException e) {
    if (e instanceof RunFailure || e instanceof ClusterFailure) {
      return e.getMessage();
    }
    if (!(e instanceof FileSystemException file)) {
      return "reading or writing failed: " + e.getMessage();
    }
    return file.getFile() + ": " + reason(file);
  }

  private static String reason(FileSystemException e) {
    if (e instanceof NoSuchFileException) {
      return "there is no such file or folder";
    }
    if (e instanceof AccessDeniedException) {
      return "permission denied";
    }
    if (e instanceof FileAlreadyExistsException) {
      return "this exists already";
    }
    if (e instanceof NotDirectoryException) {
      return "this is not a folder";
    }
    return e.getReason() == null ? e.getClass().getSimpleName() : e.getReason();
  }
}
