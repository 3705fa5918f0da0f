package stacklab.report.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import stacklab.report.chart.Measure;
import stacklab.report.table.ResultTable.Cell;
import stacklab.report.table.ResultTable.Metric;
import stacklab.report.table.ResultTable.Row;
import stacklab.stats.Interval;

class ResultTableTest {
  private static final List<Metric> METRICS =
      List.of(
          new Metric("white_result", Measure.share("White's result")),
          new Metric("plies", Measure.of("plies", "", 2)));

  private static final ResultTable TABLE =
      new ResultTable(
          List.of("variant"),
          METRICS,
          List.of(
              row("stones", 10_000, cell(0.50721, 0.498, 0.5164), cell(34.587, 34.57, 34.6)),
              row(
                  "stones height-cap=4 tie-break=[bases, second-seat]",
                  1,
                  new Cell(1, Interval.unknown(0.95, "deterministic")),
                  new Cell(Double.NaN, Interval.unknown(0.95, "no games"))),
              row("a|b_c, \"d\" & 5%", 20, cell(0.5, 0.2, 0.8), cell(8, 7, 9))));

  private static Row row(String variant, long games, Cell... cells) {
    return new Row(List.of(variant), games, List.of(cells));
  }

  private static Cell cell(double value, double low, double high) {
    return new Cell(value, new Interval(low, high, 0.95, "score"));
  }

  @Test
  void consoleAlignsColumnsAndBreaksLongNames() {
    assertEquals(
        """
        variant                                 games     White's result (%)                 plies
        -------------------------------------  ------  ---------------------  --------------------
        stones                                 10,000      50.7 [49.8, 51.6]  34.59 [34.57, 34.60]
        stones height-cap=4 tie-break=[bases,       1  100.0 (deterministic)                     -
        second-seat]
        a|b_c, "d" & 5%                            20      50.0 [20.0, 80.0]     8.00 [7.00, 9.00]
        """,
        TABLE.console(120));
  }

  @Test
  void intervalsStandBelowWhereTheConsoleIsNarrow() {
    assertEquals(
        """
                                                        White's result
        variant                                 games              (%)           plies
        -------------------------------------  ------  ---------------  --------------
        stones                                 10,000             50.7           34.59
                                                          [49.8, 51.6]  [34.57, 34.60]
        stones height-cap=4 tie-break=[bases,       1            100.0               -
        second-seat]                                   (deterministic)
        a|b_c, "d" & 5%                            20             50.0            8.00
                                                          [20.0, 80.0]    [7.00, 9.00]
        """,
        TABLE.console(80));
  }

  @Test
  void namesAreBrokenEarlierWhereTheConsoleIsNarrowerStill() {
    assertEquals(
        """
                                      White's result
        variant               games              (%)           plies
        -------------------  ------  ---------------  --------------
        stones               10,000             50.7           34.59
                                        [49.8, 51.6]  [34.57, 34.60]
        stones height-cap=4       1            100.0               -
        tie-break=[bases,            (deterministic)
        second-seat]
        a|b_c, "d" & 5%          20             50.0            8.00
                                        [20.0, 80.0]    [7.00, 9.00]
        """,
        TABLE.console(62));
  }

  @Test
  void markdownEscapesWhatWouldMeanSomething() {
    assertEquals(
        """
        | variant | games | White's result (%) | plies |
        | --- | ---: | ---: | ---: |
        | stones | 10,000 | 50.7 \\[49.8, 51.6\\] | 34.59 \\[34.57, 34.60\\] |
        | stones height-cap=4 tie-break=\\[bases, second-seat\\] | 1 | 100.0 (deterministic) | - |
        | a\\|b\\_c, "d" & 5% | 20 | 50.0 \\[20.0, 80.0\\] | 8.00 \\[7.00, 9.00\\] |
        """,
        TABLE.markdown());
  }

  @Test
  void latexEscapesWhatWouldMeanSomething() {
    assertEquals(
        """
        \\begin{tabular}{lrrr}
        \\toprule
        variant & games & White's result (\\%) & plies \\\\
        \\midrule
        stones & 10,000 & 50.7 {[}49.8, 51.6{]} & 34.59 {[}34.57, 34.60{]} \\\\
        stones height-cap=4 tie-break={[}bases, second-seat{]} & 1 & 100.0 (deterministic) & - \\\\
        a|b\\_c, "d" \\& 5\\% & 20 & 50.0 {[}20.0, 80.0{]} & 8.00 {[}7.00, 9.00{]} \\\\
        \\bottomrule
        \\end{tabular}
        """,
        TABLE.latex());
  }

  @Test
  void csvHasNumbersInFullAndNothingForTheUnknownInEveryLocale() {
    Locale before = Locale.getDefault();
    try {
      for (String tag : List.of("en-US", "de-DE", "ar-EG")) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        assertEquals(
            """
            variant,games,white_result,white_result_low,white_result_high,plies,plies_low,plies_high
            stones,10000,0.507210,0.498000,0.516400,34.587000,34.570000,34.600000
            "stones height-cap=4 tie-break=[bases, second-seat]",1,1.000000,,,,,
            "a|b_c, ""d"" & 5%",20,0.500000,0.200000,0.800000,8.000000,7.000000,9.000000
            """,
            TABLE.csv(), tag);
      }
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void tableHasTheNumbers() {
    assertEquals(0.50721, TABLE.table().doubleColumn("white_result").getDouble(0));
    assertEquals(10_000, TABLE.table().longColumn("games").getLong(0));
    assertTrue(TABLE.table().doubleColumn("plies_low").isMissing(1));
  }
}
