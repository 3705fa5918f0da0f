package stacklab.report.page;

import java.util.List;
import stacklab.report.figure.Numbers;
import stacklab.stats.Decimal;

/**
 * A table that can be sorted.
 *
 * @param id of the element
 * @param caption what it shows
 * @param heads the columns
 * @param rows each with a cell a column, the first one being the row's head
 */
record Table(String id, String caption, List<Head> heads, List<List<Cell>> rows) {
  /**
   * The head of a column.
   *
   * @param title its text
   * @param anchor the id of its definition on the page; may be empty
   * @param number whether its cells are numbers
   */
  record Head(String title, String anchor, boolean number) {
    static Head text(String title) {
      return new Head(title, "", false);
    }

    static Head number(String title) {
      return new Head(title, "", true);
    }

    static Head of(Metric metric) {
      return new Head(metric.title(), metric.anchor(), true);
    }
  }

  /**
   * A cell.
   *
   * @param text what it says
   * @param more what stands below in smaller letters; may be empty
   * @param value the number or text that it is sorted by; empty for unknown numbers, which come
   *     last
   * @param verdict a comparison's verdict, or null
   * @param anchor the id that its text leads to; may be empty
   */
  record Cell(String text, String more, String value, Verdict verdict, String anchor) {
    static Cell text(String text) {
      return new Cell(text, "", text, null, "");
    }

    static Cell number(String text, String more, double value) {
      return new Cell(text, more, Decimal.of(value), null, "");
    }

    static Cell count(long count, String more) {
      return new Cell(Numbers.count(count), more, Long.toString(count), null, "");
    }

    Cell with(Verdict shown) {
      return new Cell(text, more, value, shown, anchor);
    }

    Cell leadingTo(String id) {
      return new Cell(text, more, value, verdict, id);
    }
  }
}
