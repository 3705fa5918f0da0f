package stacklab.cli.games;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import stacklab.cli.Console;
import stacklab.io.AtomicFile;
import stacklab.io.NamedVariant;
import stacklab.io.records.RecordFormat;
import stacklab.io.records.WrittenGame;
import stacklab.report.figure.Numbers;
import stacklab.rules.InvalidInput;
import stacklab.rules.Variant;
import stacklab.sim.records.CheckedGame;
import stacklab.sim.records.Referees;
import stacklab.sim.records.Verdict;
import stacklab.sim.run.RecordedRows;

/** {@code stacklab export}: writes games in one of the forms that import reads. */
@Command(
    name = "export",
    mixinStandardHelpOptions = true,
    description = {
      "Write games of a run folder, or of any records, in another form.",
      "",
      "Import makes the same games of what is written. A game that a form cannot hold without loss"
          + " is left out, with the reason."
    },
    footer = {
      "  stacklab export results/people --to transcript --game 1",
      "  stacklab export results/people --to littlegolem --out people-lg",
      "  stacklab export games.zip --variant dvonn --to games > games.csv",
    })
public final class ExportCommand implements Callable<Integer> {
  private final Console console;
  private final RecordedRows rows = new RecordedRows();
  private final int threads = Runtime.getRuntime().availableProcessors();
  private RecordFormat form;
  private Referees referees;
  private long written;
  private long leftOut;

  @Mixin private final RecordsOption records;
  @Mixin private final Selection selection = new Selection();

  @Option(
      names = "--to",
      paramLabel = "FORM",
      required = true,
      description = "The form to write: boardspace, littlegolem, codecup, games, transcript.")
  private String to;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "A folder to write a file a game into; standard output if not given.")
  private Optional<Path> out = Optional.empty();

  @Option(names = "--strict", description = "Exit with 1 if any game was left out.")
  private boolean strict;

  /** Makes the command. */
  public ExportCommand(Console console) {
    this.console = console;
    this.records = new RecordsOption(console);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    form = Forms.parse("--to", to);
    List<NamedVariant> variants = records.variants();
    variants.forEach(named -> checkVariant(named.id(), named.variant()));
    referees = records.referees(variants);
    if (out.isPresent()) {
      makeFolder(out.get());
    }
    if (form == RecordFormat.GAMES && out.isPresent()) {
      AtomicFile.write(out.get().resolve("games.csv"), file -> writeTable(variants, file));
    } else if (form == RecordFormat.GAMES) {
      writeTable(variants, console.out());
    } else {
      records.read(variants, threads, this::write);
    }
    console.out().flush();
    if (written + leftOut == 0) {
      throw selection.nothing();
    }
    console.message(
        Numbers.count(written)
            + (written == 1 ? " game" : " games")
            + " written"
            + (leftOut == 0 ? "" : ", " + Numbers.count(leftOut) + " left out")
            + out.map(folder -> " to " + folder).orElse(""));
    return strict && leftOut > 0 ? 1 : 0;
  }

  private void checkVariant(String id, Variant variant) {
    form.refuses(variant)
        .ifPresent(
            reason -> {
              throw new InvalidInput(
                  "games of " + id + " cannot be written as " + form.text() + ": " + reason);
            });
  }

  private static void makeFolder(Path folder) throws IOException {
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new InvalidInput(folder + " is a file; give a folder with --out");
    }
    Files.createDirectories(folder);
    try (Stream<Path> entries = Files.list(folder)) {
      if (entries.findAny().isPresent()) {
        throw new InvalidInput(folder + " is not empty; give a new folder with --out");
      }
    }
  }

  private void writeTable(List<NamedVariant> variants, OutputStream to) throws IOException {
    to.write(RecordedRows.header());
    try {
      records.read(
          variants,
          threads,
          game -> {
            if (isMeant(game)) {
              NamedVariant named = referees.of(game.variantId()).named();
              to.write(rows.row(named, game.pairing(), game.measured().orElseThrow()));
              written++;
            }
          });
    } catch (InterruptedException e) {
      throw new IOException("stopped", e);
    }
  }

  private boolean isMeant(CheckedGame game) {
    if (game.verdict() == Verdict.NO_GAME) {
      leaveOut(game.reason());
      return false;
    }
    return selection.takes(game);
  }

  private void leaveOut(String reason) {
    leftOut++;
    console.message(reason);
  }

  private void write(CheckedGame game) throws IOException {
    if (!isMeant(game)) {
      return;
    }
    WrittenGame whole = game.written(referees.of(game.variantId()).variant(game.pairing().first()));
    Optional<String> refusal = form.refuses(whole);
    if (refusal.isPresent()) {
      leaveOut(game.game().orElseThrow().place() + ": left out: " + refusal.get());
      return;
    }
    written++;
    if (out.isPresent()) {
      String name = String.format(Locale.ROOT, "%06d", written) + form.ending();
      AtomicFile.write(out.get().resolve(name), form.write(whole));
    } else {
      console.out().write(form.write(whole).getBytes(UTF_8));
    }
  }
}
