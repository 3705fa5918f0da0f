package stacklab.cli.games;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import stacklab.cli.Console;
import stacklab.game.PositionText;
import stacklab.io.NamedVariant;
import stacklab.io.records.WrittenGame;
import stacklab.report.figure.Numbers;
import stacklab.report.page.GamePage;
import stacklab.report.page.Origin;
import stacklab.rules.InvalidInput;
import stacklab.sim.Matchup;
import stacklab.sim.records.CheckedGame;
import stacklab.sim.records.Referees;
import stacklab.sim.run.Build;
import stacklab.sim.run.RecordedGames;

/** {@code stacklab replay}: steps through a game. */
@Command(
    name = "replay",
    mixinStandardHelpOptions = true,
    description = {
      "Step through a game, or print one of its positions.",
      "",
      "At a terminal Enter shows the next position; elsewhere all are printed."
    },
    footer = {
      "  stacklab replay 00042.sgf --variant dvonn",
      "  stacklab replay results/people --pairing white:human/dumbot --game 3",
      "  stacklab replay results/people --game 1 --pairing white:human/human --at 49",
      "  stacklab replay 00042.sgf --variant dvonn --html game.html",
    })
public final class ReplayCommand implements Callable<Integer> {
  private final Console console;
  private Optional<CheckedGame> found = Optional.empty();
  private Optional<String> trouble = Optional.empty();
  private long meant;

  @Mixin private final RecordsOption records;
  @Mixin private final Selection selection = new Selection();

  @Option(
      names = "--at",
      paramLabel = "PLY",
      description = "Print only the text of the position after this ply; 0 is the start.")
  private Optional<Integer> at = Optional.empty();

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Write a page on which to step through the game; it opens offline.")
  private Optional<Path> html = Optional.empty();

  /** Makes the command. */
  public ReplayCommand(Console console) {
    this.console = console;
    this.records = new RecordsOption(console);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    WrittenGame game = game();
    if (at.isPresent()) {
      console.line(PositionText.of(game.after(ply(at.get(), game.moves().length))));
    } else if (html.isPresent()) {
      writePage(game, html.get());
    } else if (console.screen().input()) {
      new Stepper(console, game).ask();
    } else {
      new Stepper(console, game).all();
    }
    trouble.ifPresent(console::message);
    return 0;
  }

  private void writePage(WrittenGame game, Path file) throws IOException {
    Matchup matchup =
        RecordedGames.matchup(
            new NamedVariant(game.variantId(), game.variant()), found.orElseThrow().pairing(), 1);
    Origin origin = new Origin(Build.version(), Build.commit(), Origin.Games.IMPORTED);
    new GamePage(matchup, found.orElseThrow().measured().orElseThrow(), origin).write(file);
    console.message("written to " + file);
  }

  private static int ply(int given, int plies) {
    if (given < 0 || given > plies) {
      throw new InvalidInput(
          "--at " + given + ": the game has " + plies + " plies; use a number from 0 to " + plies);
    }
    return given;
  }

  private WrittenGame game() throws IOException, InterruptedException {
    List<NamedVariant> variants = records.variants();
    records.read(variants, 1, this::take);
    CheckedGame game =
        found.orElseThrow(() -> trouble.map(InvalidInput::new).orElseGet(selection::nothing));
    if (meant > 1) {
      throw new InvalidInput(
          "there are "
              + Numbers.count(meant)
              + " games; choose one with --game N, and --pairing P where there are several");
    }
    trouble = Optional.of(game.reason()).filter(reason -> !reason.isEmpty());
    Referees referees = records.referees(variants);
    return game.written(referees.of(game.variantId()).variant(game.pairing().first()));
  }

  private void take(CheckedGame game) {
    if (!game.verdict().isGame()) {
      trouble = trouble.or(() -> Optional.of(game.reason()));
    } else if (selection.takes(game)) {
      meant++;
      found = found.or(() -> Optional.of(game));
    }
  }
}
