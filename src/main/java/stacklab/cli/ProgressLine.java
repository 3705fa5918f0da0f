package stacklab.cli;

import stacklab.report.figure.Numbers;
import stacklab.sim.run.Progress;
import stacklab.stats.Decimal;

/**
 * Shows how far a run has come: on a terminal one line that is written anew, elsewhere a plain line
 * now and then.
 */
public final class ProgressLine implements Progress, AutoCloseable {
  private static final long TERMINAL_NANOS = 200_000_000L;
  private static final long PLAIN_NANOS = 10_000_000_000L;

  private final Console console;
  private final boolean terminal;
  private long total;
  private long doneBefore;
  private long done;
  private long startNanos;
  private long lastNanos;
  private int shown;

  /** Shows nothing until {@link #begun}. */
  public ProgressLine(Console console) {
    this.console = console;
    this.terminal = console.screen().errors();
  }

  @Override
  public void begun(long games, long before) {
    total = games;
    doneBefore = before;
    done = before;
    startNanos = System.nanoTime();
    lastNanos = startNanos;
    if (before > 0) {
      say(
          "continuing after "
              + Numbers.count(before)
              + " of "
              + Numbers.count(games, "game")
              + "\n");
    } else if (!terminal) {
      say("playing " + Numbers.count(games, "game") + "\n");
    }
  }

  @Override
  public void played(long games) {
    done = games;
    long now = System.nanoTime();
    if (now - lastNanos > (terminal ? TERMINAL_NANOS : PLAIN_NANOS)) {
      lastNanos = now;
      show(line(games, now), false);
    }
  }

  private String line(long games, long now) {
    double seconds = (now - startNanos) / 1e9;
    double rate = (games - doneBefore) / seconds;
    String left = rate > 0 ? ", " + time((total - games) / rate) + " left" : "";
    return Numbers.count(games)
        + " of "
        + Numbers.count(total, "game")
        + " ("
        + Decimal.percent((double) games / total, 0)
        + "), "
        + Numbers.count(Math.round(rate))
        + " a second"
        + left;
  }

  @Override
  public void writing() {
    if (done == doneBefore) {
      show("all games were played before", true);
      return;
    }
    double seconds = (System.nanoTime() - startNanos) / 1e9;
    show(
        Numbers.count(done - doneBefore, "game")
            + " in "
            + time(seconds)
            + ", "
            + Numbers.count(Math.round((done - doneBefore) / Math.max(seconds, 1e-3)))
            + " a second",
        true);
  }

  private void show(String text, boolean last) {
    if (!terminal) {
      say(text + "\n");
      return;
    }
    String padded = text + " ".repeat(Math.max(0, shown - text.length()));
    shown = text.length();
    say("\r" + padded + (last ? "\n" : ""));
    if (last) {
      shown = 0;
    }
  }

  private void say(String text) {
    console.err().print(text);
    console.err().flush();
  }

  /** Returns a time in the units that suit it. */
  public static String time(double seconds) {
    long whole = Math.round(seconds);
    if (whole < 60) {
      return whole + " s";
    }
    if (whole < 3600) {
      return whole / 60 + " min " + whole % 60 + " s";
    }
    return whole / 3600 + " h " + whole % 3600 / 60 + " min";
  }

  @Override
  public void close() {
    if (shown > 0) {
      shown = 0;
      say("\n");
    }
  }
}
