package stacklab.report.ladder;

import java.util.ArrayList;
import java.util.List;
import stacklab.report.chart.Measure;
import stacklab.report.table.ResultTable;
import stacklab.report.table.ResultTable.Cell;
import stacklab.report.table.ResultTable.Metric;
import stacklab.sim.ladder.Ladder;
import stacklab.sim.run.RunResult;
import stacklab.stats.Interval;

/** Ladders as a table: a row a level, with its result against the level below and its balance. */
public final class LadderTable {
  private static final int CONSOLE_WIDTH = 130;
  private static final List<Metric> METRICS =
      List.of(
          new Metric("result", percent("beats level below %")),
          new Metric("first_result", percent("first seat %")),
          new Metric("white_result", percent("White %")),
          new Metric("draw", percent("draws %")),
          new Metric("plies", Measure.of("plies", "", 1)));

  private LadderTable() {}

  private static Measure percent(String name) {
    return new Measure(name, "", 100, 1);
  }

  /** Returns the table of all ladders of a run; variants are named if there are several. */
  public static String text(RunResult result) {
    List<Ladder> ladders = Ladder.all(result);
    boolean several = ladders.size() > 1;
    List<ResultTable.Row> rows = new ArrayList<>();
    for (Ladder ladder : ladders) {
      for (Ladder.Level level : ladder.levels()) {
        List<String> keys = new ArrayList<>(several ? List.of(ladder.variant()) : List.of());
        keys.add(Integer.toString(level.number()));
        keys.add(level.agent());
        rows.add(
            new ResultTable.Row(
                keys, level.play().games(), cells(level, result.settings().confidence())));
      }
    }
    List<String> heads = several ? List.of("variant", "level", "agent") : List.of("level", "agent");
    return new ResultTable(heads, METRICS, rows).console(CONSOLE_WIDTH);
  }

  private static List<Cell> cells(Ladder.Level level, double confidence) {
    List<Cell> cells = new ArrayList<>();
    cells.add(
        level
            .attempt()
            .map(attempt -> new Cell(attempt.pairs().mean(), attempt.state().interval()))
            .orElse(new Cell(Double.NaN, Interval.unknown(confidence, "the lowest"))));
    level.play().figures(confidence).stream()
        .map(figure -> new Cell(figure.estimate(), figure.interval()))
        .forEach(cells::add);
    return cells;
  }
}
