package stacklab.report.chart;

import stacklab.stats.Interval;

/**
 * A measure at one ply over the games that reached it.
 *
 * @param ply counted from 1
 * @param games the number of games that reached it
 * @param mean the mean
 * @param interval the interval of the mean
 * @param low the 5 % quantile
 * @param high the 95 % quantile
 */
public record PlyPoint(
    int ply, long games, double mean, Interval interval, double low, double high) {}
