package stacklab.report.table;

import java.io.IOException;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import stacklab.stats.Decimal;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.Table;
import tech.tablesaw.columns.Column;

/** A table as CSV, for programs. */
final class CsvText {
  private CsvText() {}

  static String of(Table table) {
    StringBuilder text = new StringBuilder();
    CSVFormat format = CSVFormat.RFC4180.builder().setRecordSeparator("\n").get();
    try (CSVPrinter printer = new CSVPrinter(text, format)) {
      printer.printRecord(table.columnNames());
      for (int row = 0; row < table.rowCount(); row++) {
        int at = row;
        printer.printRecord(table.columns().stream().map(column -> text(column, at)));
      }
    } catch (IOException e) {
      throw new IllegalStateException("writing to memory failed", e);
    }
    return text.toString();
  }

  private static String text(Column<?> column, int row) {
    return column instanceof DoubleColumn numbers
        ? Decimal.of(numbers.getDouble(row))
        : column.get(row).toString();
  }
}
