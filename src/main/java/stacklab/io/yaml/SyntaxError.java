package stacklab.io.yaml;

import java.util.Optional;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import stacklab.rules.InvalidInput;

/** Says what the YAML parser found in one line, at the place where its cause most likely is. */
final class SyntaxError {
  private SyntaxError() {}

  /** The last things that could be read. */
  record Read(Optional<Event> last, Optional<Event> lastKey) {}

  /** Returns the fault. */
  static InvalidInput of(SourceText source, MarkedYamlEngineException e, Read read) {
    String context = e.getContext() == null ? "" : e.getContext().strip();
    String problem = String.valueOf(e.getProblem()).strip();
    Optional<Mark> found = e.getProblemMark().or(e::getContextMark);
    if (found.isEmpty()) {
      return new InvalidInput(source.place(0, 0) + ": not YAML: " + said(context, problem));
    }
    int line = found.get().getLine();
    Optional<Mark> cause = cause(e, context, read).filter(mark -> mark.getLine() < line);
    Mark at = cause.orElse(found.get());
    String noticed = cause.isEmpty() ? "" : ", noticed in line " + (line + 1);
    return new InvalidInput(
        source.place(at.getLine(), at.getColumn())
            + ": not YAML: "
            + said(context, problem)
            + noticed
            + hint(problem));
  }

  private static Optional<Mark> cause(MarkedYamlEngineException e, String context, Read read) {
    if (context.contains("flow") || closesTooLate(e, read.last())) {
      return read.last().flatMap(Event::getStartMark); // there a bracket, comma or quote is missing
    }
    if (read.last().filter(SyntaxError::isPlainBlock).isPresent()) {
      return read.lastKey().flatMap(Event::getStartMark); // there the sign of a block is missing
    }
    return context.contains("simple key") || context.contains("quoted")
        ? e.getContextMark() // read on for too long from there
        : Optional.empty();
  }

  /** A quote left open ends at the next one, in the line where the parser then stumbles. */
  private static boolean closesTooLate(MarkedYamlEngineException e, Optional<Event> last) {
    return last.isPresent()
        && last.get() instanceof ScalarEvent scalar
        && (scalar.isDQuoted() || scalar.isSQuoted())
        && e.getProblemMark().isPresent()
        && line(scalar.getEndMark()) == line(e.getProblemMark());
  }

  private static boolean isPlainBlock(Event event) {
    return event instanceof ScalarEvent scalar
        && scalar.isPlain()
        && !scalar.getValue().isEmpty()
        && line(scalar.getStartMark()) < line(scalar.getEndMark());
  }

  private static int line(Optional<Mark> mark) {
    return mark.orElseThrow().getLine();
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
      return "; indent the keys of a group alike, and begin a block of lines with |";
    }
    return "";
  }
}
