package stacklab.cli.games;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;
import stacklab.cli.Console;
import stacklab.io.NamedVariant;
import stacklab.io.records.GameFiles;
import stacklab.io.records.PlayerNames;
import stacklab.io.records.RecordFormat;
import stacklab.sim.records.Referee;

/** How records are to be read: as games of which variant, and in which form. */
final class RecordsOption {
  private static final String AUTO = "auto";

  private final Console console;

  @Option(
      names = "--variant",
      paramLabel = "VARIANT",
      required = true,
      description = "The variant that was played: a name that `stacklab list` shows, or a path.")
  private String variant;

  @Option(
      names = "--set",
      paramLabel = "KEY=VALUE",
      description = "Set a rule to another value, as in --set height-cap=4; repeatable.")
  private List<String> settings = new ArrayList<>();

  @Option(
      names = "--format",
      paramLabel = "FORM",
      description =
          "The form of the files: boardspace, littlegolem, codecup, games, transcript; seen from"
              + " each file if not given.")
  private String format = AUTO;

  @Option(
      names = "--robot",
      paramLabel = "NAME",
      description = "This player is a robot, whose name is kept; repeatable.")
  private List<String> robots = new ArrayList<>();

  RecordsOption(Console console) {
    this.console = console;
  }

  /** Returns the variant. */
  NamedVariant variant() {
    return console.variants().read(variant, settings);
  }

  /** Returns a maker of referees. */
  Referee referee(NamedVariant named) {
    return new Referee(named, new PlayerNames(robots));
  }

  /** Returns the games of some paths. */
  GameFiles files(List<String> paths, InputStream standardInput) {
    return new GameFiles(paths, format(), standardInput);
  }

  private Optional<RecordFormat> format() {
    return format.equals(AUTO) ? Optional.empty() : Optional.of(Forms.parse("--format", format));
  }
}
