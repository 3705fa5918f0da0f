package stacklab.cli.games;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import stacklab.cli.Console;
import stacklab.cli.Stopper;
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
  private static final String TABLE = "games.csv";
  private static final Pattern WRITTEN = written();

  private final Console console;
  private final RecordedRows rows = new RecordedRows();
  private final int threads = Runtime.getRuntime().availableProcessors();
  private RecordFormat form;
  private Referees referees;
  private Optional<OutFolder> folder = Optional.empty();
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

  @Option(names = "--overwrite", description = "Replace the games exported to the folder before.")
  private boolean overwrite;

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
    if (overwrite && out.isEmpty()) {
      throw new InvalidInput("--overwrite needs the folder: give --out");
    }
    List<NamedVariant> variants = records.variants();
    variants.forEach(named -> checkVariant(named.id(), named.variant()));
    referees = records.referees(variants);
    folder = out.map(path -> new OutFolder(path, name -> WRITTEN.matcher(name).matches()));
    if (folder.isPresent()) {
      folder.get().checkNothingForeign();
      folder.get().make(overwrite);
    }
    try (Stopper stopper = new Stopper(console, this::stopped)) {
      stopper.guarding(() -> write(variants));
    }
    console.out().flush();
    if (written + leftOut == 0) {
      throw selection.nothing();
    }
    console.message(
        counted()
            + (leftOut == 0 ? "" : ", " + Numbers.count(leftOut) + " left out")
            + folder.map(path -> " to " + path).orElse(""));
    return strict && leftOut > 0 ? 1 : 0;
  }

  private String counted() {
    return Numbers.count(written) + (written == 1 ? " game" : " games") + " written";
  }

  private String stopped() {
    boolean table = form == RecordFormat.GAMES && folder.isPresent();
    return "stopped; "
        + (table ? "nothing is written" : counted() + folder.map(path -> " to " + path).orElse(""));
  }

  private Void write(List<NamedVariant> variants) throws IOException, InterruptedException {
    if (form == RecordFormat.GAMES && folder.isPresent()) {
      AtomicFile.write(folder.get().file(TABLE), file -> writeTable(variants, file));
    } else if (form == RecordFormat.GAMES) {
      writeTable(variants, console.out());
    } else {
      records.read(variants, threads, this::write);
    }
    return null;
  }

  /** Returns what the names of files look like that this command writes into a folder. */
  private static Pattern written() {
    return Pattern.compile(
        Arrays.stream(RecordFormat.values())
            .filter(form -> form != RecordFormat.GAMES)
            .map(form -> "[0-9]{6,}" + Pattern.quote(form.ending()))
            .collect(Collectors.joining("|", Pattern.quote(TABLE) + "|", "")));
  }

  private void checkVariant(String id, Variant variant) {
    form.refuses(variant)
        .ifPresent(
            reason -> {
              throw new InvalidInput(
                  "games of " + id + " cannot be written as " + form.text() + ": " + reason);
            });
  }

  private void writeTable(List<NamedVariant> variants, OutputStream to) throws IOException {
    to.write(RecordedRows.header());
    try {
      records.read(
          variants,
          threads,
          game -> {
            if (isMeant(game)) {
              clearBeforeTheFirst();
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
    clearBeforeTheFirst();
    if (folder.isPresent()) {
      String name = String.format(Locale.ROOT, "%06d", written + 1) + form.ending();
      AtomicFile.write(folder.get().file(name), form.write(whole));
    } else {
      console.out().write(form.write(whole).getBytes(UTF_8));
    }
    written++;
  }

  /** What was written before stays if there is nothing to take its place. */
  private void clearBeforeTheFirst() throws IOException {
    if (written == 0 && folder.isPresent()) {
      folder.get().clear();
    }
  }
}
