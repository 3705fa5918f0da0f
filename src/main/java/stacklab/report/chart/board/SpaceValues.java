package stacklab.report.chart.board;

import java.util.List;
import stacklab.board.Board;

/**
 * A number for each space of a board.
 *
 * @param label whose board it is
 * @param board the board
 * @param values by space; NaN where there is none
 * @param games the games that the numbers are made of
 */
public record SpaceValues(String label, Board board, List<Double> values, long games) {}
