package stacklab.report.ladder;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import stacklab.report.OpeningNote;
import stacklab.report.figure.Numbers;
import stacklab.rules.Swap;
import stacklab.sim.Matchup;
import stacklab.sim.compare.Comparison;
import stacklab.sim.compare.Family;
import stacklab.sim.ladder.Attempt;
import stacklab.sim.ladder.Ladder;
import stacklab.sim.ladder.LevelComparison;
import stacklab.sim.ladder.SelfPlay;
import stacklab.sim.run.RunResult;
import stacklab.stats.Decimal;
import stacklab.stats.Interval;

/** What ladders say in sentences, each a paragraph, to stand below their table. */
public final class LadderText {
  private static final int MOST_LINES = 40;

  /** Games of fewer times their random opening plies than this say little of skill. */
  private static final int SHORT = 4;

  private final RunResult result;
  private final List<Ladder> ladders;
  private final String confidence;

  /** Prepares the sentences about the ladders of a run. */
  public LadderText(RunResult result) {
    this.result = result;
    this.ladders = Ladder.all(result);
    this.confidence = Decimal.percent(result.settings().confidence(), 0);
  }

  /** Returns what each ladder came to, followed by a warning where its games are too short. */
  public List<String> conclusions() {
    List<String> lines = new ArrayList<>();
    for (Ladder ladder : ladders) {
      lines.add(conclusion(ladder));
      warning(ladder).ifPresent(lines::add);
    }
    return lines;
  }

  private Optional<String> warning(Ladder ladder) {
    int opening = openingPlies();
    double mean = ladder.meanPlies();
    if (!(mean < SHORT * opening)) {
      return Optional.empty();
    }
    return Optional.of(
        ladder.variant()
            + ": "
            + (opening == 1 ? "1 random ply is " : Numbers.count(opening) + " random plies are ")
            + (mean < 2 * opening ? "most" : "a large part")
            + " of a game of "
            + Decimal.fixed(mean, 1)
            + " plies on average; use fewer with --opening-plies");
  }

  private static String conclusion(Ladder ladder) {
    String levels =
        Numbers.count(ladder.depth(), "level") + " above " + ladder.levels().get(0).agent();
    String highest = ladder.highest();
    String head = ladder.variant() + ": ";
    return head
        + switch (ladder.end()) {
          case BUDGET ->
              "at least "
                  + levels
                  + "; stopped by budget: the highest agent, "
                  + highest
                  + ", is a level, and a higher one might be another.";
          case MOST_LEVELS -> "at least " + levels + "; no more were asked for.";
          case REFUTED ->
              levels
                  + " up to "
                  + highest
                  + "; no agent above the last level beats it by 60 %, which says nothing of still"
                  + " larger budgets.";
          case UNDECIDED ->
              "at least "
                  + levels
                  + "; above the last level "
                  + undecided(ladder)
                  + " might be one: more games would tell.";
        };
  }

  private static String undecided(Ladder ladder) {
    return ladder.attempts().stream()
        .filter(attempt -> attempt.verdict().equals("not decided"))
        .filter(attempt -> attempt.below().equals(ladder.levels().get(ladder.depth()).agent()))
        .map(Attempt::agent)
        .collect(Collectors.joining(", "));
  }

  /** Returns the agents that were tried and did not become a level, one a line. */
  public List<String> rejected() {
    List<String> lines = new ArrayList<>();
    for (Ladder ladder : ladders) {
      for (Attempt attempt : ladder.attempts()) {
        if (!attempt.isLevel()) {
          lines.add(
              (ladders.size() > 1 ? ladder.variant() + ": " : "")
                  + attempt.agent()
                  + " against "
                  + attempt.below()
                  + ": "
                  + percent(attempt)
                  + " in "
                  + Numbers.count(attempt.pairs().size(), "pair")
                  + ", "
                  + attempt.verdict());
        }
      }
    }
    return lines;
  }

  private static String percent(Attempt attempt) {
    Interval interval = attempt.state().interval();
    return Decimal.percent(attempt.pairs().mean(), 1)
        + " ["
        + Decimal.fixed(100 * interval.low(), 1)
        + ", "
        + Decimal.fixed(100 * interval.high(), 1)
        + "]";
  }

  /**
   * Returns the verdict on balance at each level, and the other differences of main metrics that
   * hold after correction, one a line; those of further metrics stand in the file.
   */
  public List<String> differences() {
    List<LevelComparison> all = LevelComparison.all(ladders, result.settings());
    boolean firsts = all.stream().map(c -> c.comparison().pairing().first()).distinct().count() > 1;
    List<String> lines = new ArrayList<>();
    for (LevelComparison each : all) {
      Comparison comparison = each.comparison();
      boolean balance = comparison.metric().endsWith("_imbalance");
      boolean main = comparison.family() == Family.MAIN;
      if (balance || (main && !comparison.verdict().startsWith("no "))) {
        lines.add(
            "level "
                + each.level()
                + (firsts ? ", " + comparison.pairing().first().text() + " first" : "")
                + ", "
                + comparison.variant()
                + ": "
                + comparison.metric()
                + " "
                + comparison.verdict()
                + p(comparison.holm()));
      }
    }
    return lines.size() <= MOST_LINES ? lines : cut(lines);
  }

  private static String p(double holm) {
    return Double.isNaN(holm)
        ? ""
        : holm < 0.0001 ? " (p under 0.0001)" : " (p " + Decimal.fixed(holm, 4) + ")";
  }

  private static List<String> cut(List<String> lines) {
    List<String> cut = new ArrayList<>(lines.subList(0, MOST_LINES - 1));
    cut.add("and " + (lines.size() - cut.size()) + " more in ladder-comparisons.csv");
    return cut;
  }

  /** Returns what a reader must know to read the figures right. */
  public List<String> notes() {
    List<String> notes = new ArrayList<>();
    notes.add(
        "A level is the lowest agent that beats the level below by 60 % or more: the lower end of"
            + " the repeated interval of its pairs' result is 60 % or more. With confidence "
            + confidence
            + " no agent that scores less is taken for the next level, however often and however"
            + " many were looked at. Balance, draws and length are those of the level's agent"
            + " against itself, with "
            + confidence
            + " intervals.");
    addOpenings(notes);
    if (anyPlay(SelfPlay::isColourTheBoard)) {
      notes.add(
          "No first seat's result where both players have the same moves and draw them at random:"
              + " the difference between the colours is then the board's.");
    }
    if (seatIsColour()) {
      notes.add(
          "Seat and colour cannot be told apart where one colour is always first; --first"
              + " white,black plays both.");
    }
    if (anyPlay(SelfPlay::isDeterministic)) {
      notes.add("deterministic: each start gives one game, which is no sample; no interval.");
    } else if (anyPlay(play -> play.distinct() < play.games())) {
      notes.add("Some games were played more than once; see `distinct` in ladder.csv.");
    }
    return notes;
  }

  private void addOpenings(List<String> notes) {
    int plies = openingPlies();
    if (plies > 0) {
      notes.add(
          "Every game begins with "
              + Numbers.count(plies)
              + " random plies, so that games differ; these make the figures of a level those of"
              + " the game after such openings.");
      notes.addAll(OpeningNote.of(result.settings().plan().matchups()));
    }
  }

  private int openingPlies() {
    return result.settings().plan().matchups().get(0).openingPlies();
  }

  private boolean anyPlay(Predicate<SelfPlay> which) {
    return ladders.stream()
        .flatMap(ladder -> ladder.levels().stream())
        .anyMatch(level -> which.test(level.play()));
  }

  private boolean seatIsColour() {
    List<Matchup> all = result.settings().plan().matchups();
    return all.stream().allMatch(m -> m.variant().swap() == Swap.NONE)
        && all.stream().map(m -> m.variant().firstSeat()).distinct().count() == 1;
  }
}
