package stacklab.cli.games;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import stacklab.cli.Console;
import stacklab.cli.RunReport;
import stacklab.cli.Stopper;
import stacklab.cli.ThreadsOption;
import stacklab.io.NamedVariant;
import stacklab.sim.records.CheckedGame;
import stacklab.sim.records.Verdict;
import stacklab.sim.run.RecordedRun;
import stacklab.sim.run.RunResult;

/** {@code stacklab import}: brings games that were played elsewhere into a run folder. */
@Command(
    name = "import",
    mixinStandardHelpOptions = true,
    description = {
      "Bring games that people and programs played into a run folder.",
      "",
      "Reads files, folders, patterns, zip archives and standard input (-), checks every move, and"
          + " writes what a run of our own writes. People's names are not kept."
    },
    footer = {
      "  stacklab import games/ --variant dvonn --out results/people",
      "  stacklab import 'games/*.sgf' more.zip --variant dvonn --out results/people --strict",
      "  stacklab import - --variant avalam --out results/theirs < moves.txt",
    })
public final class ImportCommand implements Callable<Integer> {
  private final Console console;
  private volatile String kept = "nothing is written";

  @Mixin private final RecordsOption records;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      required = true,
      description = "The run folder to write.")
  private Path out;

  @Option(names = "--strict", description = "Exit with 1 if anything was not read as a game.")
  private boolean strict;

  @Option(names = "--overwrite", description = "Delete the run that is in the folder.")
  private boolean overwrite;

  @Mixin private final ThreadsOption threads = new ThreadsOption();

  /** Makes the command. */
  public ImportCommand(Console console) {
    this.console = console;
    this.records = new RecordsOption(console);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    NamedVariant named = records.variant();
    try (Stopper stopper = new Stopper(console, () -> "stopped; " + kept)) {
      return stopper.guarding(() -> read(named));
    }
  }

  private int read(NamedVariant named) throws IOException, InterruptedException {
    try (RecordedRun run = new RecordedRun(named, out, overwrite)) {
      Map<Verdict, Long> counts =
          records.read(List.of(named), threads.number(), game -> add(run, game));
      console.line(Tally.sentence(counts));
      if (run.games() == 0) {
        console.message("no game was read; nothing is written");
        return 1;
      }
      kept = out + " is not complete; import the games again";
      RunResult result = run.finish(name(), List.of(), RunReport.extrasOfImport(console));
      kept = out + " is written";
      new RunReport(console, result, out).print();
      return strict && counts.containsKey(Verdict.NO_GAME) ? 1 : 0;
    }
  }

  private void add(RecordedRun run, CheckedGame game) throws IOException {
    if (!game.reason().isEmpty()) {
      console.message(game.reason());
    }
    if (game.verdict().isGame()) {
      run.add(game.pairing(), game.measured().orElseThrow());
    }
  }

  /** An experiment's name is of small letters, digits and hyphens. */
  private String name() {
    String name = out.toAbsolutePath().normalize().getFileName().toString();
    String plain = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    String trimmed = plain.replaceAll("^-|-$", "");
    return trimmed.isEmpty() ? "imported" : trimmed.substring(0, Math.min(80, trimmed.length()));
  }
}
