package stacklab.cli.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import stacklab.cli.Console;
import stacklab.cli.RunReport;
import stacklab.io.NamedVariant;
import stacklab.io.records.PlayerNames;
import stacklab.io.records.RecordFormat;
import stacklab.io.records.files.GameFiles;
import stacklab.io.yaml.Shown;
import stacklab.report.figure.Numbers;
import stacklab.rules.InvalidInput;
import stacklab.sim.Matchup;
import stacklab.sim.records.CheckedGame;
import stacklab.sim.records.Import;
import stacklab.sim.records.InOrder;
import stacklab.sim.records.Referees;
import stacklab.sim.records.Verdict;
import stacklab.sim.run.FinishedRun;
import stacklab.sim.run.RunSettings;

/** Where the games are that a command is about, and how they are to be read. */
final class RecordsOption {
  private static final String AUTO = "auto";
  private static final int MOST_NAMED = 5;

  private final Console console;

  @Parameters(
      paramLabel = "PATH",
      arity = "1..*",
      description =
          "Files, folders, run folders, patterns in quotes, zip archives, or - for standard input.")
  private List<String> paths;

  @Option(
      names = "--variant",
      paramLabel = "VARIANT",
      description =
          "The variant that was played: a name that `stacklab list` shows, or a path. A run folder"
              + " names its own.")
  private Optional<String> variant = Optional.empty();

  @Option(
      names = "--set",
      paramLabel = "KEY=VALUE",
      description = "Set a rule to another value, as in --set height-cap=4; repeatable.")
  private List<String> settings = new ArrayList<>();

  @Option(
      names = "--format",
      paramLabel = "FORM",
      description =
          "The form of the files: boardspace, littlegolem, codecup, games, transcript; auto to see"
              + " it from each file.")
  private String format = AUTO;

  @Option(
      names = "--robot",
      paramLabel = "NAME",
      description = "This player is a robot, whose name is kept; repeatable.")
  private List<String> robots = new ArrayList<>();

  RecordsOption(Console console) {
    this.console = console;
  }

  /**
   * Returns the variants whose games are to be read.
   *
   * @throws InvalidInput if it is not said which
   */
  List<NamedVariant> variants() throws IOException {
    Map<String, NamedVariant> own = new LinkedHashMap<>();
    for (String path : paths) {
      Optional<Path> folder = runFolder(path);
      if (folder.isPresent()) {
        ofRun(folder.get()).forEach(named -> own.putIfAbsent(named.id(), named));
      }
    }
    if (variant.isPresent()) {
      return settings.isEmpty() && own.containsKey(variant.get())
          ? List.of(own.get(variant.get()))
          : List.of(console.variants().read(variant.get(), settings));
    }
    if (own.isEmpty()) {
      throw new InvalidInput("say with --variant which variant was played");
    }
    return List.copyOf(own.values());
  }

  /**
   * Returns the only variant whose games are to be read.
   *
   * @throws InvalidInput if it is not said which
   */
  NamedVariant variant() throws IOException {
    List<NamedVariant> variants = variants();
    if (variants.size() > 1) {
      throw new InvalidInput(
          "there are games of several variants; choose one with --variant: "
              + variants.stream().map(NamedVariant::id).collect(Collectors.joining(", ")));
    }
    return variants.get(0);
  }

  /** Returns the run folder that a path is, or whose games it is. */
  private static Optional<Path> runFolder(String path) throws IOException {
    Path given = Path.of(path);
    Path folder = Files.isDirectory(given) ? given : given.resolveSibling("");
    boolean games = Files.isDirectory(given) || given.getFileName().toString().startsWith("games.");
    return games && FinishedRun.isIn(folder) ? Optional.of(folder) : Optional.empty();
  }

  private Collection<NamedVariant> ofRun(Path folder) throws IOException {
    RunSettings run = RunReport.settings(console, FinishedRun.recorded(folder));
    if (!run.recording().moves()) {
      throw new InvalidInput(
          (folder.toString().isEmpty() ? "." : folder)
              + ": the run kept no moves; play it again with record: {games: true, moves: true} in"
              + " the experiment");
    }
    Map<String, NamedVariant> variants = new LinkedHashMap<>();
    for (Matchup matchup : run.plan().matchups()) {
      variants.putIfAbsent(
          matchup.variantId(), new NamedVariant(matchup.variantId(), matchup.variant()));
    }
    return variants.values();
  }

  /** Returns referees of some variants. */
  Referees referees(List<NamedVariant> variants) {
    return new Referees(variants, new PlayerNames(robots));
  }

  /**
   * Reads everything and hands it on in order, games of variants that are not asked for left out:
   * they are only counted, in one message.
   *
   * @return how many records came to what
   */
  Map<Verdict, Long> read(List<NamedVariant> variants, int threads, InOrder.Sink<CheckedGame> sink)
      throws IOException, InterruptedException {
    Set<String> others = new TreeSet<>();
    Map<Verdict, Long> counts;
    try (GameFiles files = new GameFiles(paths, format(), new StandardInput())) {
      counts =
          new Import(() -> referees(variants), threads)
              .run(
                  files,
                  game -> {
                    if (game.verdict() == Verdict.OTHER_VARIANT) {
                      others.add(Shown.plain(game.variantId()));
                    } else {
                      sink.accept(game);
                    }
                  });
    }
    if (!others.isEmpty()) {
      console.message(leftOut(counts.get(Verdict.OTHER_VARIANT), others));
    }
    return counts;
  }

  private static String leftOut(long count, Set<String> others) {
    return Numbers.count(count)
        + (count == 1 ? " game of another variant is" : " games of other variants are")
        + " left out: "
        + others.stream().limit(MOST_NAMED).collect(Collectors.joining(", "))
        + (others.size() > MOST_NAMED ? " and others" : "");
  }

  private Optional<RecordFormat> format() {
    return format.equals(AUTO) ? Optional.empty() : Optional.of(Forms.parse("--format", format));
  }
}
