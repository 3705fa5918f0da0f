package stacklab.cli.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import stacklab.agent.AgentSpec;
import stacklab.agent.search.Judge;
import stacklab.cli.Console;
import stacklab.cli.Options;
import stacklab.cli.Stopper;
import stacklab.cli.ThreadsOption;
import stacklab.io.AtomicFile;
import stacklab.io.NamedVariant;
import stacklab.io.records.WrittenGame;
import stacklab.rules.InvalidInput;
import stacklab.rules.Variant;
import stacklab.sim.records.Annotation;
import stacklab.sim.records.CheckedGame;
import stacklab.sim.records.InOrder;
import stacklab.sim.records.Losses;
import stacklab.sim.records.Referees;

/** {@code stacklab annotate}: says how good the moves of games were. */
@Command(
    name = "annotate",
    mixinStandardHelpOptions = true,
    description = {
      "Let an agent judge the moves of games: the best move, what each move gave away, and where a"
          + " game turned.",
      "",
      "Of one game every ply is printed; of several, the averages by player."
    },
    footer = {
      "  stacklab annotate 00042.sgf --variant dvonn --agent alphabeta:nodes=20000",
      "  stacklab annotate results/people --agent alphabeta:nodes=2000 --out annotated",
    })
public final class AnnotateCommand implements Callable<Integer> {
  private static final double CONFIDENCE = 0.95;

  private final Console console;
  private final Losses losses = new Losses();
  private final List<Annotation> first = new ArrayList<>();
  private long annotated;

  @Mixin private final RecordsOption records;
  @Mixin private final Selection selection = new Selection();

  @Option(
      names = "--agent",
      paramLabel = "AGENT",
      description = "Who judges; alphabeta:nodes=20000 if not given.")
  private String agent = "alphabeta:nodes=20000";

  @Option(
      names = "--most",
      paramLabel = "N",
      description = "Only the first N games of those that are meant.")
  private long most = Long.MAX_VALUE;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Write moves.csv, a row a ply, and losses.csv, averages by player and ply.")
  private Optional<Path> out = Optional.empty();

  @Option(names = "--overwrite", description = "Replace these files in the folder.")
  private boolean overwrite;

  @Mixin private final ThreadsOption threads = new ThreadsOption();

  /** Makes the command. */
  public AnnotateCommand(Console console) {
    this.console = console;
    this.records = new RecordsOption(console);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    AgentSpec spec = AgentSpec.parse(agent);
    List<NamedVariant> variants = records.variants();
    spec.judge(variants.get(0).variant());
    Options.atLeastOne("--most", most);
    if (overwrite && out.isEmpty()) {
      throw new InvalidInput("--overwrite needs the folder: give --out");
    }
    if (out.isPresent()) {
      refuseRun(out.get());
    }
    try (Stopper stopper = new Stopper(console, "stopped; nothing is written")) {
      stopper.guarding(() -> annotate(spec, variants));
    }
    new AnnotationReport(console, spec.text()).print(first, annotated, losses.rows(CONFIDENCE));
    out.ifPresent(folder -> console.message("moves.csv and losses.csv written to " + folder));
    return 0;
  }

  private Void annotate(AgentSpec spec, List<NamedVariant> variants)
      throws IOException, InterruptedException {
    if (out.isEmpty()) {
      judge(spec, variants, annotation -> {});
      return null;
    }
    OutFolder folder = new OutFolder(out.get(), AnnotationFiles.NAMES::contains);
    folder.make(overwrite);
    AtomicFile.write(
        folder.file(AnnotationFiles.MOVES),
        file -> {
          AnnotationFiles moves = new AnnotationFiles(file);
          try {
            judge(spec, variants, moves::add);
          } catch (InterruptedException e) {
            throw new IOException("stopped", e);
          }
          moves.flush();
        });
    AtomicFile.write(
        folder.file(AnnotationFiles.LOSSES), AnnotationFiles.text(losses.rows(CONFIDENCE)));
    return null;
  }

  private void judge(AgentSpec spec, List<NamedVariant> variants, InOrder.Sink<Annotation> written)
      throws IOException, InterruptedException {
    Referees referees = records.referees(variants);
    try (InOrder<WrittenGame, Annotation> work =
        new InOrder<>(
            threads.number(),
            () -> judge(spec),
            annotation -> {
              take(annotation);
              written.accept(annotation);
            })) {
      records.read(variants, 1, game -> give(work, referees, game));
      work.finish();
    }
    if (annotated == 0) {
      throw selection.nothing();
    }
  }

  /** Files of others in the folder of a run would keep it from being overwritten. */
  private static void refuseRun(Path folder) {
    if (Files.exists(folder.resolve("manifest.yaml"))) {
      Path plain = folder.toAbsolutePath().normalize();
      Path other =
          (folder.isAbsolute() ? plain : folder.normalize())
              .resolveSibling(plain.getFileName() + "-annotated");
      throw new InvalidInput(
          "--out " + folder + ": this folder holds a run; give another, such as --out " + other);
    }
  }

  private static Function<WrittenGame, Annotation> judge(AgentSpec spec) {
    Map<Variant, Judge> judges = new HashMap<>();
    return game -> Annotation.of(game, judges.computeIfAbsent(game.variant(), spec::judge));
  }

  private void give(InOrder<WrittenGame, Annotation> work, Referees referees, CheckedGame game)
      throws IOException {
    if (!game.verdict().isGame()) {
      console.message(game.reason());
    } else if (selection.takes(game) && most-- > 0) {
      try {
        work.give(game.written(referees.of(game.variantId()).variant(game.pairing().first())));
      } catch (InterruptedException e) {
        throw new IOException("stopped", e);
      }
    }
  }

  private void take(Annotation annotation) {
    annotated++;
    losses.add(annotation);
    if (first.isEmpty()) {
      first.add(annotation);
    }
  }
}
