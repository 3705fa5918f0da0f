package stacklab.sim.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Alternates our playouts with an outside program's, so that both meet the same machine. */
public final class Duel {
  /**
   * One turn of both.
   *
   * @param ours our playouts per second
   * @param theirs the program's
   */
  public record Pair(double ours, double theirs) {
    /** Returns how many times as fast we were. */
    public double ratio() {
      return ours / theirs;
    }
  }

  private Duel() {}

  /**
   * Plays pairs of turns and returns the median ratio.
   *
   * @param each is told of every pair
   */
  public static double median(PlayoutTimer timer, Rival rival, Length length, Consumer<Pair> each)
      throws InterruptedException {
    timer.warmUp(length.seconds());
    List<Double> ratios = new ArrayList<>();
    for (int i = 0; i < length.pairs(); i++) {
      double ours = timer.measure(length.seconds()).gamesPerSecond();
      Pair pair = new Pair(ours, rival.playoutsPerSecond());
      each.accept(pair);
      ratios.add(pair.ratio());
    }
    return median(ratios);
  }

  static double median(List<Double> values) {
    List<Double> sorted = values.stream().sorted().toList();
    int middle = sorted.size() / 2;
    return sorted.size() % 2 == 1
        ? sorted.get(middle)
        : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
  }

  /**
   * How long a duel is.
   *
   * @param pairs how many turns each has
   * @param seconds how long each of our turns takes
   */
  public record Length(int pairs, double seconds) {}
}
