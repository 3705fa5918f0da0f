package stacklab.cli.strength;

import stacklab.cli.Console;
import stacklab.cli.ProgressLine;
import stacklab.report.figure.Numbers;
import stacklab.sim.Matchup;
import stacklab.sim.Plan;
import stacklab.sim.run.Progress;

/**
 * Tells which match of a ladder is being played: on a terminal one line a match that is written
 * anew as its games end, elsewhere a plain line a match and one now and then.
 */
final class LadderProgress implements Progress, AutoCloseable {
  private static final long TERMINAL_NANOS = 200_000_000L;
  private static final long PLAIN_NANOS = 10_000_000_000L;

  private final Console console;
  private final Plan plan;
  private final boolean terminal;
  private final long start = System.nanoTime();
  private String match = "";
  private long before;
  private long begun;
  private long played;
  private long shown;

  LadderProgress(Console console, Plan plan) {
    this.console = console;
    this.plan = plan;
    this.terminal = console.screen().errors();
  }

  @Override
  public void begun(long total, long done) {
    before = done;
    played = done;
    if (done > 0) {
      console.message("continuing after " + Numbers.count(done, "game"));
    }
  }

  @Override
  public void matchup(int number) {
    Matchup matchup = plan.matchups().get(number);
    String opponent =
        matchup.pairing().isSelfPlay() ? "itself" : matchup.black() + ", the level below";
    endLine();
    match = matchup.variantId() + ": " + matchup.white() + " against " + opponent;
    begun = played;
    shown = System.nanoTime();
    if (terminal) {
      show();
    } else {
      console.message(match);
    }
  }

  @Override
  public void played(long games) {
    played = games;
    if (System.nanoTime() - shown > (terminal ? TERMINAL_NANOS : PLAIN_NANOS)) {
      shown = System.nanoTime();
      show();
    }
  }

  private void show() {
    String games = Numbers.count(played - begun, "game");
    if (terminal) {
      console.err().print("\r" + match + ", " + games);
      console.err().flush();
    } else {
      console.message("  " + games + " so far");
    }
  }

  private void endLine() {
    if (terminal && !match.isEmpty()) {
      show();
      console.err().print("\n");
    }
    match = "";
  }

  @Override
  public void writing() {
    endLine();
    double seconds = (System.nanoTime() - start) / 1e9;
    console.message(
        Numbers.count(played - before, "game")
            + " in "
            + ProgressLine.time(seconds)
            + ", "
            + Numbers.count(Math.round((played - before) / Math.max(seconds, 1e-3)))
            + " a second");
  }

  @Override
  public void close() {
    endLine();
  }
}
