package stacklab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import stacklab.sim.run.Merge;
import stacklab.sim.run.RunResult;

/** {@code stacklab merge}: joins the shards of an experiment. */
@Command(
    name = "merge",
    mixinStandardHelpOptions = true,
    description = "Join the folders of all shards of an experiment into one run folder.",
    footer = {
      "  stacklab merge results/mine-shard-*-of-8 --out results/mine",
    })
final class MergeCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(paramLabel = "FOLDER", arity = "1..*", description = "One folder a shard.")
  private List<Path> folders;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "The joined run folder; results/NAME in this folder if not given.")
  private Path out;

  @Option(names = "--overwrite", description = "Delete the run that is in the folder.")
  private boolean overwrite;

  MergeCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Merge merge = new Merge(folders, recorded -> RunReport.settings(console, recorded));
    Path folder = out == null ? Path.of("results", merge.settings().name()) : out;
    RunResult result = merge.into(folder, overwrite, RunReport.extras(console));
    new RunReport(console, result, folder).print();
    return 0;
  }
}
