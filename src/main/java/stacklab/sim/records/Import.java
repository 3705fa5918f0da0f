package stacklab.sim.records;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import stacklab.io.records.files.Found;
import stacklab.io.records.files.GameFiles;

/** Holds one record after the other against the rules, on several threads, in their order. */
public final class Import {
  private static final int BATCH = 64;

  private final Supplier<Referees> referees;
  private final int threads;

  /** Makes an import whose threads have referees of their own. */
  public Import(Supplier<Referees> referees, int threads) {
    this.referees = referees;
    this.threads = threads;
  }

  /**
   * Reads everything and returns how many records came to what.
   *
   * @throws IOException if the sink cannot take a game
   * @throws InterruptedException if this thread is interrupted
   */
  public Map<Verdict, Long> run(GameFiles files, InOrder.Sink<CheckedGame> sink)
      throws IOException, InterruptedException {
    Map<Verdict, Long> counts = new EnumMap<>(Verdict.class);
    try (InOrder<List<Found>, List<CheckedGame>> work =
        new InOrder<>(
            threads,
            () -> {
              Referees mine = referees.get();
              return texts -> texts.stream().map(mine::check).toList();
            },
            games -> {
              for (CheckedGame game : games) {
                counts.merge(game.verdict(), 1L, Long::sum);
                sink.accept(game);
              }
            })) {
      for (List<Found> batch = batch(files); !batch.isEmpty(); batch = batch(files)) {
        work.give(batch);
      }
      work.finish();
    }
    return counts;
  }

  private static List<Found> batch(GameFiles files) {
    List<Found> batch = new ArrayList<>();
    while (batch.size() < BATCH) {
      Optional<Found> found = files.next();
      if (found.isEmpty()) {
        break;
      }
      batch.add(found.get());
    }
    return batch;
  }
}
