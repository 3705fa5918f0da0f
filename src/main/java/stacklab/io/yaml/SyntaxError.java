package stacklab.io.yaml;

import java.util.Optional;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import stacklab.rules.InvalidInput;

/** Says what the YAML parser found in one line, at the place where its cause most likely is. */
final class SyntaxError {
  private SyntaxError() {}

  /**
   * Returns the fault.
   *
   * @param last where the last thing that could be read begins
   */
  static InvalidInput of(SourceText source, MarkedYamlEngineException e, Optional<Mark> last) {
    String context = e.getContext() == null ? "" : e.getContext().strip();
    String problem = String.valueOf(e.getProblem()).strip();
    Optional<Mark> found = e.getProblemMark().or(e::getContextMark);
    Optional<Mark> cause = found;
    if (context.contains("flow")) {
      cause = last; // a bracket or comma is missing after it
    } else if (context.contains("simple key") || context.contains("quoted")) {
      cause = e.getContextMark(); // read on for too long from there
    }
    boolean earlier =
        cause.isPresent() && found.isPresent() && cause.get().getLine() < found.get().getLine();
    Mark at = earlier ? cause.get() : found.orElse(null);
    Place place = at == null ? source.place(0, 0) : source.place(at.getLine(), at.getColumn());
    String noticed = earlier ? ", noticed in line " + (found.get().getLine() + 1) : "";
    return new InvalidInput(
        place + ": not YAML: " + said(context, problem) + noticed + hint(problem));
  }

  private static String said(String context, String problem) {
    String text = (context.isEmpty() ? "" : context + ": ") + problem;
    return text.replaceAll("\\(Do not use .*\\)", "")
        .replace("\\t(TAB)", "TAB")
        .replaceAll("\\s+", " ")
        .replaceAll("[. ]+$", "");
  }

  private static String hint(String problem) {
    if (problem.contains("TAB")) {
      return "; indent with spaces";
    }
    if (problem.contains("cannot start any token")) {
      return "; put the text in quotes";
    }
    if (problem.contains("mapping values are not allowed")) {
      return "; put a text that holds ': ' in quotes";
    }
    if (problem.contains("expected ':'")) {
      return "; write KEY: VALUE, and indent the lines of a block";
    }
    if (problem.contains("<block end>")) {
      return "; keys of one group are indented alike";
    }
    return "";
  }
}
