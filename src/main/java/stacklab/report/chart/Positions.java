package stacklab.report.chart;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Where the values of a parameter stand on an axis: numbers at their places, if all are numbers;
 * otherwise one step apart in the order in which they are first met.
 */
final class Positions {
  private final List<String> labels;
  private final List<Double> places = new ArrayList<>();

  Positions(List<String> all) {
    Set<String> distinct = new LinkedHashSet<>(all);
    labels = List.copyOf(distinct);
    boolean numbers = distinct.stream().allMatch(label -> label.matches("-?[0-9]+(\\.[0-9]+)?"));
    for (int i = 0; i < labels.size(); i++) {
      places.add(numbers ? Double.parseDouble(labels.get(i)) : (double) i);
    }
  }

  List<String> labels() {
    return labels;
  }

  List<Double> places() {
    return places;
  }

  /** Returns the indices of all values from left to right. */
  List<Integer> inOrder() {
    return IntStream.range(0, labels.size())
        .boxed()
        .sorted(Comparator.comparingDouble(places::get))
        .toList();
  }

  double place(String label) {
    return places.get(labels.indexOf(label));
  }

  /** Returns the labels with their numbers, counted from 1. */
  String legend() {
    return IntStream.range(0, labels.size())
        .mapToObj(i -> (i + 1) + " = " + labels.get(i))
        .collect(Collectors.joining(", "));
  }

  /** Returns the smallest distance of two places; 1 if there are not two. */
  double step() {
    List<Double> sorted = places.stream().sorted().toList();
    double step = Double.POSITIVE_INFINITY;
    for (int i = 1; i < sorted.size(); i++) {
      step = Math.min(step, sorted.get(i) - sorted.get(i - 1));
    }
    return Double.isInfinite(step) ? 1 : step;
  }
}
