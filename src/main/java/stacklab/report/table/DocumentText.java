package stacklab.report.table;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** Tables for documents. */
final class DocumentText {
  private DocumentText() {}

  /** Returns a table in Markdown, whose first {@code keys} columns are aligned to the left. */
  static String markdown(List<String> heads, List<List<String>> rows, int keys) {
    StringBuilder text = new StringBuilder();
    append(text, heads);
    for (int column = 0; column < heads.size(); column++) {
      text.append(column < keys ? "| --- " : "| ---: ");
    }
    text.append("|\n");
    rows.forEach(row -> append(text, row));
    return text.toString();
  }

  private static void append(StringBuilder text, List<String> cells) {
    for (String cell : cells) {
      text.append("| ").append(cell.replaceAll("[\\\\|`*_<>\\[\\]]", "\\\\$0")).append(' ');
    }
    text.append("|\n");
  }

  /** Returns a table in LaTeX, whose first {@code keys} columns are aligned to the left. */
  static String latex(List<String> heads, List<List<String>> rows, int keys) {
    return "\\begin{tabular}{"
        + "l".repeat(keys)
        + "r".repeat(heads.size() - keys)
        + "}\n\\toprule\n"
        + line(heads)
        + "\\midrule\n"
        + rows.stream().map(DocumentText::line).collect(Collectors.joining())
        + "\\bottomrule\n\\end{tabular}\n";
  }

  private static String line(List<String> cells) {
    UnaryOperator<String> escape = DocumentText::escaped;
    return cells.stream().map(escape).collect(Collectors.joining(" & ", "", " \\\\\n"));
  }

  private static String escaped(String text) {
    return text.chars().mapToObj(DocumentText::escaped).collect(Collectors.joining());
  }

  private static String escaped(int c) {
    return switch (c) {
      case '\\' -> "\\textbackslash{}";
      case '~' -> "\\textasciitilde{}";
      case '^' -> "\\textasciicircum{}";
      case '<' -> "\\textless{}";
      case '>' -> "\\textgreater{}";
      case '&', '%', '$', '#', '_', '{', '}' -> "\\" + (char) c;
      // An interval at the start of a line of its own would be taken for an option.
      case '[', ']' -> "{" + (char) c + "}";
      default -> String.valueOf((char) c);
    };
  }
}
