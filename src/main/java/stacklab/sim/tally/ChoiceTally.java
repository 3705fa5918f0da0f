package stacklab.sim.tally;

import java.util.Iterator;
import java.util.List;
import stacklab.sim.play.GameRecord;
import stacklab.stats.CoMoments;
import stacklab.stats.FixedPointMoments;
import stacklab.stats.Sample;

/**
 * How much there was to choose from in the plies of each game. Logarithms are to the base 10; a
 * game's sum of them is rounded once, to a multiple of 2^-32. Mutable, not thread-safe; merging is
 * exact in any grouping.
 */
public final class ChoiceTally {
  private static final double SCALE = 0x1p32;
  private static final double[] LOG10 = logarithms(4096);

  private CoMoments logarithms = new CoMoments();
  private CoMoments decisions = new CoMoments();
  private FixedPointMoments tree = new FixedPointMoments();

  private static double[] logarithms(int count) {
    double[] logarithms = new double[count];
    for (int n = 1; n < count; n++) {
      logarithms[n] = StrictMath.log10(n);
    }
    return logarithms;
  }

  /** Adds a game whose legal moves were counted at every ply. */
  void add(GameRecord game) {
    double sum = logarithm(game);
    int choices = 0;
    for (int ply = 0; ply < game.plies; ply++) {
      choices += game.legal[ply] > 1 ? 1 : 0;
    }
    logarithms.add((long) Math.rint(sum * SCALE), game.plies);
    decisions.add(choices, game.plies);
    tree.add(sum);
  }

  /** Returns the sum of the logarithms of a game's numbers of legal moves. */
  static double logarithm(GameRecord game) {
    double sum = 0;
    for (int ply = 0; ply < game.plies; ply++) {
      int legal = game.legal[ply];
      sum += legal < LOG10.length ? LOG10[legal] : StrictMath.log10(legal);
    }
    return sum;
  }

  /** Adds all games of another. */
  void merge(ChoiceTally other) {
    logarithms.merge(other.logarithms);
    decisions.merge(other.decisions);
    tree.merge(other.tree);
  }

  /** Returns the logarithm of the legal moves a ply, all plies weighing the same. */
  public Sample logarithmOfMoves() {
    return logarithms.ratioSample().scaledBy(1 / SCALE);
  }

  /** Returns the share of plies with two legal moves or more, all plies weighing the same. */
  public Sample decisions() {
    return decisions.ratioSample();
  }

  /** Returns the sum over a game's plies of the logarithms of the numbers of legal moves. */
  public Sample treeLogarithm() {
    return tree.sample();
  }

  void write(List<String> lines) {
    lines.add(logarithms.toText());
    lines.add(decisions.toText());
    lines.add(tree.toText());
  }

  static ChoiceTally read(Iterator<String> lines) {
    ChoiceTally tally = new ChoiceTally();
    tally.logarithms = CoMoments.parse(lines.next());
    tally.decisions = CoMoments.parse(lines.next());
    tally.tree = FixedPointMoments.parse(lines.next());
    return tally;
  }
}
