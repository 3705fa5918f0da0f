package stacklab.cli.strength;

import java.nio.file.Path;
import stacklab.agent.AgentSpec;
import stacklab.agent.state.Feature;
import stacklab.agent.state.Weights;
import stacklab.agent.state.Weights.Stage;
import stacklab.cli.Console;
import stacklab.cli.Paragraph;
import stacklab.report.figure.Numbers;
import stacklab.sim.tune.Tuned;
import stacklab.stats.Decimal;

/** Prints what a fit came to. */
final class TuneReport {
  private static final int NAME = 16;
  private static final int CELL = 8;

  private final Console console;
  private final Tuned tuned;

  TuneReport(Console console, Tuned tuned) {
    this.console = console;
    this.tuned = tuned;
  }

  void print(AgentSpec agent, Path file) {
    console.line("Weights before and after, in thousandths of the logarithm of odds");
    console.line("");
    console.line(" ".repeat(NAME) + "  placing         opening          ending");
    for (Feature feature : Feature.values()) {
      printRow(feature);
    }
    console.line("");
    for (int i = 0; i < tuned.rounds().size(); i++) {
      Tuned.Round round = tuned.rounds().get(i);
      console.line(
          "Round "
              + (i + 1)
              + ": "
              + Numbers.count(round.positions(), "position")
              + "; loss in the games held out "
              + Decimal.fixed(round.lossBefore(), 4)
              + " before, "
              + Decimal.fixed(round.loss(), 4)
              + " after");
    }
    console.line("");
    console.line(
        "Changes: " + (tuned.changes().isEmpty() ? "none" : String.join(", ", tuned.changes())));
    Paragraph.print(console, match(agent) + tuned.verdict().sentence());
    printFile(agent, file);
  }

  private String match(AgentSpec agent) {
    return tuned.changes().isEmpty()
        ? ""
        : agent.text()
            + " with the new weights against the same with those before: "
            + tuned.matchText()
            + " (95 % interval, repeated). ";
  }

  private void printRow(Feature feature) {
    StringBuilder line = new StringBuilder(padded(feature.text(), NAME));
    Weights after = tuned.weights().weights();
    for (Stage stage : Stage.values()) {
      String before = Integer.toString(tuned.before().of(stage, feature));
      line.append(" ".repeat(Math.max(0, CELL - before.length())))
          .append(before)
          .append(padded(" " + after.of(stage, feature), CELL));
    }
    console.line(line.toString().stripTrailing());
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }

  private void printFile(AgentSpec agent, Path file) {
    if (!tuned.verdict().isKept()) {
      console.line("Nothing is written; more --sweeps or another --seed may do better.");
      return;
    }
    console.line("");
    console.line("Written: " + file);
    String kind = agent.text().replaceFirst(":.*", "");
    console.line("Use it by name: " + kind + ":weights=" + file);
  }
}
