package stacklab.cli.games;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import stacklab.agent.AgentSpec;
import stacklab.cli.Console;
import stacklab.cli.Stopper;
import stacklab.cli.ThreadsOption;
import stacklab.io.NamedVariant;
import stacklab.io.records.PlayerNames;
import stacklab.report.figure.Numbers;
import stacklab.rules.InvalidInput;
import stacklab.sim.records.CheckedGame;
import stacklab.sim.records.Referees;
import stacklab.sim.records.SourceTally;
import stacklab.stats.Decimal;
import stacklab.stats.Interval;
import stacklab.stats.compare.PValues;
import stacklab.stats.compare.PooledResults;
import stacklab.stats.compare.Stratified;

/** {@code stacklab sources}: compares games of one variant by who played them. */
@Command(
    name = "sources",
    mixinStandardHelpOptions = true,
    description = {
      "Compare games of one variant by who played them: people, robots, agents.",
      "",
      "Where two kinds of players met, the games with either as White weigh the same."
    },
    footer = {
      "  stacklab sources results/people results/dvonn-agents --variant dvonn",
      "  stacklab sources results/people --by player --csv",
    })
public final class SourcesCommand implements Callable<Integer> {
  private static final double CONFIDENCE = 0.95;
  private static final String PEOPLE = "people";
  private static final String ROBOTS = "robots";

  private final Console console;
  private Referees referees;
  private SourceTally tally;

  @Mixin private final RecordsOption records;

  @Option(
      names = "--by",
      paramLabel = "WHAT",
      description = "kind: people, robots and each agent; player: every robot by itself.")
  private String by = "kind";

  @Option(
      names = "--baseline",
      paramLabel = "SOURCE",
      description = "The source that the others are compared with; people if not given.")
  private Optional<String> baseline = Optional.empty();

  @Option(names = "--csv", description = "Print CSV.")
  private boolean csv;

  @Mixin private final ThreadsOption threads = new ThreadsOption();

  /** Makes the command. */
  public SourcesCommand(Console console) {
    this.console = console;
    this.records = new RecordsOption(console);
  }

  /** A line of what is printed. */
  private record Line(
      String source,
      String against,
      SourceTally.Metric metric,
      Stratified value,
      Optional<PooledResults> results,
      double holm) {
    double pValue() {
      return results.map(PooledResults::pValue).orElseGet(value::pValue);
    }

    Line withHolm(double corrected) {
      return new Line(source, against, metric, value, results, corrected);
    }

    Interval interval() {
      if (results.isPresent()) {
        return results.get().interval(CONFIDENCE);
      }
      Interval interval = value.interval(CONFIDENCE);
      return against.isEmpty() ? metric.within(interval) : interval;
    }
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (!by.equals("kind") && !by.equals("player")) {
      throw new InvalidInput("--by " + by + ": use kind or player");
    }
    NamedVariant named = records.variant();
    referees = records.referees(List.of(named));
    tally = new SourceTally(by.equals("kind") ? SourcesCommand::kind : name -> name);
    try (Stopper stopper = new Stopper(console, "stopped")) {
      stopper.guarding(() -> records.read(List.of(named), threads.number(), this::take));
    }
    if (tally.sources().isEmpty()) {
      throw new InvalidInput("no game was played out; there is nothing to compare");
    }
    List<Line> lines = lines(base());
    if (csv) {
      printCsv(lines);
    } else {
      printText(named, lines);
    }
    return 0;
  }

  private void take(CheckedGame game) {
    if (!game.verdict().isGame()) {
      console.message(game.reason());
    } else {
      tally.add(game, referees.of(game.variantId()).variant(game.pairing().first()));
    }
  }

  private static String kind(String player) {
    if (player.equals(PlayerNames.PERSON)) {
      return PEOPLE;
    }
    return AgentSpec.recorded(player).isAgent() ? player : ROBOTS;
  }

  private String base() {
    String usual = by.equals("kind") ? PEOPLE : PlayerNames.PERSON;
    String wanted =
        baseline.orElse(tally.sources().contains(usual) ? usual : tally.sources().get(0));
    if (!tally.sources().contains(wanted)) {
      throw new InvalidInput(
          "--baseline "
              + wanted
              + ": no games are from there; there are "
              + String.join(", ", tally.sources()));
    }
    return wanted;
  }

  private List<Line> lines(String base) {
    List<Line> lines = new ArrayList<>();
    List<Line> differences = new ArrayList<>();
    for (String source : tally.sources()) {
      for (SourceTally.Metric metric : SourceTally.Metric.values()) {
        Stratified value = tally.estimate(source, metric);
        lines.add(line(source, "", metric, value));
        if (!source.equals(base)) {
          Stratified difference = value.minus(tally.estimate(base, metric));
          differences.add(line(source, base, metric, difference));
        }
      }
    }
    double[] holm = PValues.holm(differences.stream().mapToDouble(Line::pValue).toArray());
    for (int i = 0; i < holm.length; i++) {
      lines.add(differences.get(i).withHolm(holm[i]));
    }
    return lines;
  }

  /** Results and shares have intervals of their own, where the variance is known at all. */
  private Line line(String source, String against, SourceTally.Metric metric, Stratified value) {
    boolean known = metric.isResult() && !Double.isNaN(value.variance() + value.value());
    Optional<PooledResults> results =
        known
            ? Optional.of(
                new PooledResults(
                    tally.counts(source, metric),
                    against.isEmpty() ? List.of() : tally.counts(against, metric)))
            : Optional.empty();
    return new Line(source, against, metric, value, results, Double.NaN);
  }

  private void printText(NamedVariant named, List<Line> lines) {
    console.line(named.id() + ", games that were played out:");
    console.line("");
    boolean differing = false;
    for (Line line : lines) {
      if (!line.against().isEmpty() && !differing) {
        console.line("");
        console.line("Less " + line.against() + ", with p after Holm's correction:");
        console.line("");
        differing = true;
      }
      console.line(text(line));
    }
    console.line("");
    console.line(
        "In brackets "
            + Decimal.percent(CONFIDENCE, 0)
            + " intervals, the game being the unit: of results and shares by the score method, of"
            + " other means by Student's t.");
    for (String source : tally.sources()) {
      if (tally.distinct(source) < tally.games(source)) {
        console.line(
            "Warning: of the "
                + Numbers.count(tally.games(source))
                + " games of "
                + source
                + " only "
                + Numbers.count(tally.distinct(source))
                + " are different.");
      }
      if (source.contains(" and ") && tally.strata(source) < 2) {
        console.line("Warning: " + source + " met in one distribution of colours only.");
      }
    }
  }

  private static String text(Line line) {
    Interval interval = line.interval();
    String bounds =
        interval.isKnown()
            ? " ["
                + Decimal.fixed(interval.low(), 3)
                + ", "
                + Decimal.fixed(interval.high(), 3)
                + "]"
            : "";
    String p = Double.isNaN(line.holm()) ? "" : "  p " + Decimal.fixed(line.holm(), 4);
    return String.format(
        Locale.ROOT,
        "%-36s  %-18s  %6d  %s%s%s",
        line.source(),
        line.metric().text(),
        line.value().size(),
        Double.isNaN(line.value().value()) ? "not known" : Decimal.fixed(line.value().value(), 3),
        bounds,
        p);
  }

  private void printCsv(List<Line> lines) throws IOException {
    StringBuilder out = new StringBuilder();
    CSVPrinter table =
        new CSVPrinter(out, CSVFormat.DEFAULT.builder().setRecordSeparator('\n').get());
    table.printRecord(
        "source",
        "less",
        "metric",
        "games",
        "estimate",
        "ci_low",
        "ci_high",
        "confidence",
        "p_value",
        "p_holm",
        "method");
    for (Line line : lines) {
      Interval interval = line.interval();
      boolean difference = !line.against().isEmpty();
      table.printRecord(
          line.source(),
          line.against(),
          line.metric().text(),
          line.value().size(),
          Decimal.of(line.value().value()),
          Decimal.of(interval.low()),
          Decimal.of(interval.high()),
          Decimal.of(interval.confidence()),
          difference ? Decimal.of(line.pValue()) : "",
          difference ? Decimal.of(line.holm()) : "",
          interval.method());
    }
    console.out().print(out);
  }
}
