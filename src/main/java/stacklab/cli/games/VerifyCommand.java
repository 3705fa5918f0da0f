package stacklab.cli.games;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import stacklab.cli.Console;
import stacklab.cli.Stopper;
import stacklab.cli.ThreadsOption;
import stacklab.io.NamedVariant;
import stacklab.report.figure.Numbers;
import stacklab.rules.InvalidInput;
import stacklab.rules.Komi;
import stacklab.sim.play.GameRecord;
import stacklab.sim.records.CheckedGame;
import stacklab.sim.records.Claims;
import stacklab.sim.records.Verdict;

/** {@code stacklab verify}: says which games are legal and end as recorded. */
@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    description = {
      "Replay whole files and say which games are legal and end as recorded.",
      "",
      "Prints a line a game. Exit code 0 if all are in order, else 1."
    },
    footer = {
      "  stacklab verify results/dvonn-agents",
      "  stacklab verify games/ --variant dvonn --quiet",
    })
public final class VerifyCommand implements Callable<Integer> {
  private final Console console;
  private long good;
  private long bad;

  @Mixin private final RecordsOption records;

  @Option(names = "--quiet", description = "Print only the games that are not in order.")
  private boolean quiet;

  @Mixin private final ThreadsOption threads = new ThreadsOption();

  /** Makes the command. */
  public VerifyCommand(Console console) {
    this.console = console;
    this.records = new RecordsOption(console);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    List<NamedVariant> variants = records.variants();
    try (Stopper stopper = new Stopper(console, () -> "stopped; so far " + sentence())) {
      stopper.guarding(() -> records.read(variants, threads.number(), this::tell));
    }
    if (good + bad == 0) {
      throw new InvalidInput("there is no game to verify");
    }
    console.line(sentence());
    return bad == 0 ? 0 : 1;
  }

  private String sentence() {
    return Numbers.count(good + bad)
        + (good + bad == 1 ? " record: " : " records: ")
        + Numbers.count(good)
        + " legal and ending as recorded, "
        + Numbers.count(bad)
        + " not.";
  }

  private void tell(CheckedGame game) {
    if (game.verdict() == Verdict.NO_GAME) {
      bad(game.reason());
      return;
    }
    String claimed = game.game().orElseThrow().claim("end");
    boolean asRecorded = claimed.equals(game.measured().orElseThrow().end);
    List<String> wrong = Claims.wrong(game);
    if (!game.reason().isEmpty() && !asRecorded) {
      bad(game.reason());
    } else if (!wrong.isEmpty()) {
      bad(game.game().orElseThrow().place() + ": " + String.join("; ", wrong));
    } else {
      good++;
      if (!quiet) {
        console.line(game.game().orElseThrow().place() + ": in order, " + outcome(game));
      }
    }
  }

  private void bad(String line) {
    bad++;
    console.line(line);
  }

  private static String outcome(CheckedGame game) {
    GameRecord record = game.measured().orElseThrow();
    String winner =
        switch (game.winner()) {
          case "white" -> "White wins";
          case "black" -> "Black wins";
          case "draw" -> "a draw";
          default -> "no winner known";
        };
    return record.end
        + " after ply "
        + record.plies
        + ", "
        + winner
        + ", White "
        + Komi.points(record.whiteHalves)
        + ", Black "
        + Komi.points(record.blackHalves);
  }
}
