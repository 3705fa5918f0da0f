package stacklab.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.ScopeType;
import stacklab.cli.games.AnnotateCommand;
import stacklab.cli.games.ExportCommand;
import stacklab.cli.games.ImportCommand;
import stacklab.cli.games.ReplayCommand;
import stacklab.cli.games.SourcesCommand;
import stacklab.cli.games.VerifyCommand;
import stacklab.cli.results.CompareCommand;
import stacklab.cli.results.PowerCommand;
import stacklab.cli.results.ReportCommand;
import stacklab.cli.results.TableCommand;
import stacklab.cli.strength.LadderCommand;
import stacklab.cli.strength.TuneCommand;

/** The command {@code stacklab}: finds the subcommand, runs it and ends with its exit code. */
@Command(
    name = "stacklab",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    synopsisSubcommandLabel = "COMMAND",
    description = {
      "A workbench for people who design and study stacking board games.",
      "",
      "Results go to standard output, messages to standard error. Exit code 0: done; 1: failed;"
          + " 2: wrong usage or input.",
    },
    footer = {
      "  stacklab list                           what there is to play",
      "  stacklab show dvonn                     the rules in plain words",
      "  stacklab simulate avalam                a quick look at random play",
      "  stacklab run experiments/first-look.yaml",
      "  stacklab COMMAND --help                 more about a command",
      "  source <(stacklab generate-completion)  completion by TAB in this shell",
    })
public final class Main implements Callable<Integer> {
  private static final int WIDEST_HELP = 100;
  private static final int NARROWEST_HELP = 55;

  private final CommandLine commands;

  @Option(
      names = {"-vv", "--debug"},
      scope = ScopeType.INHERIT,
      description = "On a failure print the stack trace as well.")
  private boolean debug;

  private Main(Console console) {
    commands =
        new CommandLine(this)
            .addSubcommand(new ListCommand(console))
            .addSubcommand(new ShowCommand(console))
            .addSubcommand(new PlayCommand(console))
            .addSubcommand(new EngineCommand(console))
            .addSubcommand(new CheckCommand(console))
            .addSubcommand(new PerftCommand(console))
            .addSubcommand(new RunCommand(console))
            .addSubcommand(new SimulateCommand(console))
            .addSubcommand(new MatchCommand(console))
            .addSubcommand(new LadderCommand(console))
            .addSubcommand(new TuneCommand(console))
            .addSubcommand(new MergeCommand(console))
            .addSubcommand(new ImportCommand(console))
            .addSubcommand(new ExportCommand(console))
            .addSubcommand(new ReplayCommand(console))
            .addSubcommand(new VerifyCommand(console))
            .addSubcommand(new AnnotateCommand(console))
            .addSubcommand(new SourcesCommand(console))
            .addSubcommand(new ReportCommand(console))
            .addSubcommand(new TableCommand(console))
            .addSubcommand(new CompareCommand(console))
            .addSubcommand(new PowerCommand(console))
            .addSubcommand(new SolveCommand(console))
            .addSubcommand(new BenchCommand(console))
            .addSubcommand(new HelpCommand())
            .addSubcommand(new GenerateCompletion())
            .registerConverter(long.class, Options::whole)
            .registerConverter(Long.class, Options::whole)
            .registerConverter(int.class, Options::small)
            .registerConverter(Integer.class, Options::small)
            .registerConverter(double.class, Options::real)
            .registerConverter(Double.class, Options::real)
            .registerConverter(Path.class, Options::path)
            .setOut(Console.writer(console.out()))
            .setErr(Console.writer(console.err()))
            .setColorScheme(
                Help.defaultColorScheme(console.screen().colours() ? Help.Ansi.ON : Help.Ansi.OFF))
            .setUsageHelpWidth(
                Math.max(NARROWEST_HELP, Math.min(console.screen().columns(), WIDEST_HELP)))
            .setParameterExceptionHandler((e, args) -> Failures.wrongUsage(e, console))
            .setExecutionStrategy(parsed -> execute(parsed, console))
            .setExecutionExceptionHandler((e, at, args) -> Failures.tell(e, console, debug));
    layOutHelp(commands);
    commands.getSubcommands().values().forEach(Main::layOutHelp);
  }

  /** Runs a command, or prints its help, which may find that nobody reads it. */
  private int execute(ParseResult parsed, Console console) {
    try {
      return new RunLast().execute(parsed);
    } catch (OutputLost e) {
      return Failures.tell(e, console, debug);
    }
  }

  private static void layOutHelp(CommandLine command) {
    UsageMessageSpec usage = command.getCommandSpec().usageMessage();
    usage
        .abbreviateSynopsis(true)
        .synopsisHeading("Usage: ")
        .descriptionHeading("%n")
        .parameterListHeading("%n")
        .optionListHeading("%nOptions:%n")
        .commandListHeading("%nCommands:%n")
        .footerHeading(usage.footer().length == 0 ? "" : "%nExamples:%n");
  }

  /** Runs the command that the arguments name and ends the process with its exit code. */
  public static void main(String[] args) {
    System.exit(run(Console.ofProcess(), args));
  }

  /** Runs the command that the arguments name and returns its exit code. */
  static int run(Console console, String... args) {
    Main main = new Main(console);
    try {
      int code = main.commands.execute(args);
      console.out().flush();
      return code;
    } catch (OutputLost | OutOfMemoryError | StackOverflowError e) {
      return Failures.tell(e, console, main.debug);
    }
  }

  @Override
  public Integer call() {
    throw new ParameterException(commands, "no command given");
  }

  /** The version that the build wrote into the jar. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Main.class.getPackage().getImplementationVersion();
      return new String[] {"stacklab " + (version == null ? "(not packaged)" : version)};
    }
  }
}
