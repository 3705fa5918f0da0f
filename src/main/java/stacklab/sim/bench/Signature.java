package stacklab.sim.bench;

import java.util.HexFormat;
import stacklab.game.playout.Detail;
import stacklab.game.playout.Playout;
import stacklab.game.playout.Playouts;
import stacklab.random.Random;
import stacklab.rules.Variant;

/**
 * A hash of the first games of a variant under a fixed seed: the same on every machine and JDK. It
 * changes when the rules do or when a strategy draws in another way, and then only on purpose.
 */
public final class Signature {
  /** How many games a published signature covers. */
  public static final int GAMES = 10_000;

  private static final long SEED = 2;

  private Signature() {}

  /** Returns the signature of {@link #GAMES} games, 16 hexadecimal digits. */
  public static String of(Variant variant, Detail kind) {
    return of(variant, kind, GAMES);
  }

  /**
   * Returns the signature of the first games. It covers every move, read from a traced playout, and
   * what a playout of the given kind says about the same games; so the two must agree.
   */
  static String of(Variant variant, Detail kind, int games) {
    Playout traced = Playouts.of(variant, Detail.TRACE);
    Playout playout = Playouts.of(variant, kind);
    Random starts = Random.of(SEED);
    Random moves = Random.of(SEED);
    long hash = kind == Detail.RESULTS ? 1 : 2;
    for (int game = 1; game <= games; game++) {
      for (Playout each : new Playout[] {traced, playout}) {
        starts.seed(Random.mix(SEED, 2L * game));
        moves.seed(Random.mix(SEED, 2L * game + 1));
        each.play(starts, moves);
      }
      for (int ply = 0; ply < traced.plies(); ply++) {
        hash = Random.mix(hash, traced.moves()[ply]);
      }
      hash = Random.mix(hash, results(playout));
    }
    return HexFormat.of().toHexDigits(hash);
  }

  private static long results(Playout playout) {
    long hash = Random.mix(playout.plies(), playout.winner());
    hash = Random.mix(hash, playout.whiteHalves());
    hash = Random.mix(hash, playout.blackHalves());
    hash = Random.mix(hash, playout.passes());
    hash = Random.mix(hash, playout.removed());
    hash = Random.mix(hash, playout.swapped() ? 1 : 0);
    return playout.detail() == Detail.RESULTS ? hash : Random.mix(hash, playout.legalMoves());
  }
}
