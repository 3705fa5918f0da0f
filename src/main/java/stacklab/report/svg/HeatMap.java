package stacklab.report.svg;

import java.util.function.DoubleFunction;
import java.util.function.IntToDoubleFunction;

/**
 * One number a space, shown by its colour and written in it.
 *
 * @param label says what is shown, with its unit and the number of games
 * @param values the value of each space; NaN where none is known
 * @param scale the colours
 * @param format how a value is written
 */
public record HeatMap(
    String label, IntToDoubleFunction values, HeatScale scale, DoubleFunction<String> format) {}
