package stacklab.report.match;

import java.util.ArrayList;
import java.util.List;
import stacklab.sim.match.Standings;
import stacklab.stats.Decimal;

/** Standings as a table: each agent's rating, games and result, and its results by opponent. */
public final class Crosstable {
  private Crosstable() {}

  /** Returns the lines of the table, its heading first. */
  public static List<String> lines(Standings standings) {
    List<Standings.Line> lines = standings.lines();
    List<List<String>> rows = new ArrayList<>();
    List<String> heading = new ArrayList<>(List.of("", "agent"));
    if (standings.areRated()) {
      heading.add("rating");
    }
    heading.addAll(List.of("games", "result %"));
    for (int i = 1; i <= lines.size(); i++) {
      heading.add("vs " + i);
    }
    rows.add(heading);
    for (int i = 0; i < lines.size(); i++) {
      rows.add(row(i + 1, lines.get(i), standings.areRated()));
    }
    return layout(rows);
  }

  private static List<String> row(int number, Standings.Line line, boolean rated) {
    List<String> row = new ArrayList<>(List.of(Integer.toString(number), line.agent()));
    if (rated) {
      row.add(
          MatchText.signed(line.elo())
              + " ["
              + MatchText.signed(line.interval().low())
              + ", "
              + MatchText.signed(line.interval().high())
              + "]");
    }
    row.add(Long.toString(line.games()));
    row.add(points(line.result()));
    line.against().forEach(result -> row.add(points(result)));
    return row;
  }

  private static String points(double share) {
    return Double.isNaN(share) ? "-" : Decimal.fixed(share * 100, 1);
  }

  /** Sets the columns side by side, the agents to the left, figures to the right. */
  private static List<String> layout(List<List<String>> rows) {
    List<String> lines = new ArrayList<>();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int c = 0; c < row.size(); c++) {
        int column = c;
        int width = rows.stream().mapToInt(r -> r.get(column).length()).max().orElse(0);
        String cell = row.get(c);
        String blanks = " ".repeat(width - cell.length());
        line.append(c == 0 ? "" : "  ").append(c == 1 ? cell + blanks : blanks + cell);
      }
      lines.add(line.toString());
    }
    return lines;
  }
}
