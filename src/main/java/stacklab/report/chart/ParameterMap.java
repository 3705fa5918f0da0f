package stacklab.report.chart;

import java.util.List;

/**
 * Estimates for combinations of two parameters' values.
 *
 * @param across the name of the parameter whose values stand side by side
 * @param down the name of the parameter whose values stand one below the other
 * @param cells what is known; combinations may be missing
 */
public record ParameterMap(String across, String down, List<Cell> cells) {
  /** Copies the cells. */
  public ParameterMap {
    cells = List.copyOf(cells);
  }

  /** An estimate for one combination; its own label is not shown. */
  public record Cell(String across, String down, Estimate estimate) {}
}
