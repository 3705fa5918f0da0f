package stacklab.report.page;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import stacklab.io.AtomicFile;
import stacklab.report.AimText;
import stacklab.report.RunNotes;
import stacklab.report.figure.Numbers;
import stacklab.report.page.ChartFiles.Chart;
import stacklab.report.sample.Samples;
import stacklab.sim.Matchup;
import stacklab.sim.run.RunResult;
import stacklab.sim.run.RunSettings;
import stacklab.stats.Decimal;

/**
 * Writes the page that shows a run. It depends on the run's results, the charts in its folder and
 * the program that made them alone: neither on times nor on threads, locale or JDK.
 */
public final class ReportPage {
  /** The file's name in a run folder. */
  public static final String FILE = "report.html";

  private final RunResult result;
  private final RunSettings settings;
  private final Origin origin;

  /**
   * Prepares the page.
   *
   * @param origin which program made the results
   */
  public ReportPage(RunResult result, Origin origin) {
    this.result = result;
    this.settings = result.settings();
    this.origin = origin;
  }

  /**
   * Writes the page into a run folder that has its tables, charts and records of games.
   *
   * @throws IOException if a file cannot be read or written
   */
  public void write(Path folder) throws IOException {
    AtomicFile.write(folder.resolve(FILE), html(folder));
  }

  private String html(Path folder) throws IOException {
    Map<String, Object> page = new HashMap<>();
    addFrame(page);
    addAnswer(page);
    Figures figures = new Figures(result);
    page.put("figures", figures.key());
    page.put("allFigures", figures.all());
    page.put("comparisons", figures.comparisons());
    page.put("leftOut", figures.leftOut());
    List<Chart> charts = ChartFiles.in(folder.resolve("charts"));
    page.put("charts", charts.stream().filter(chart -> !chart.isBoards()).toList());
    page.put("boards", charts.stream().filter(Chart::isBoards).toList());
    GameData games = new GameData(new Samples(folder, settings.plan()).all());
    page.put("games", games.json());
    page.put("gameBoards", games.drawings());
    page.put("gamesMissing", games.missing());
    page.put("rules", RuleTexts.of(settings.plan().matchups()));
    Explained explained = new Explained(result);
    page.put("metrics", explained.metrics());
    page.put("methods", explained.methods());
    addOrigin(page, folder);
    return Template.fill(page);
  }

  private void addFrame(Map<String, Object> page) {
    String script = Resource.text("page.js");
    page.put("script", script);
    page.put("scriptHash", sha256(script));
    page.put("style", Resource.text("page.css"));
    page.put("name", settings.name());
    page.put("imported", origin.games() == Origin.Games.IMPORTED);
    page.put("question", settings.question());
    page.put("confidence", Decimal.percent(settings.confidence(), 0));
    page.put("baseline", settings.baseline());
    page.put("margin", Numbers.plain(settings.margin() * 100));
  }

  static String sha256(String text) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8));
      return Base64.getEncoder().encodeToString(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  private void addAnswer(Map<String, Object> page) {
    Answer answer = new Answer(result);
    Strength strength = new Strength(result, origin.games() != Origin.Games.IMPORTED);
    page.put("strength", strength.table());
    page.put("sentences", strength.sentences());
    Optional<SearchAnswer> search = SearchAnswer.of(result);
    page.put("search", search.orElse(null));
    page.put("aim", search.isPresent() ? List.of() : AimText.of(result));
    page.put("headline", search.isPresent() ? "" : answer.headline());
    page.put("findings", answer.findings());
    List<String> notes =
        new RunNotes(result)
            .all().stream().map(n -> n.replaceAll("`([^`]*)`", "\u201c$1\u201d")).toList();
    page.put("warnings", notes.stream().filter(ReportPage::warns).toList());
    page.put("notes", notes.stream().filter(note -> !warns(note)).toList());
    List<Matchup> matchups = settings.plan().matchups();
    long games = result.tallies().stream().mapToLong(tally -> tally.games()).sum();
    page.put("gameCount", Numbers.count(games, "game"));
    page.put(
        "variantCount",
        Numbers.count(matchups.stream().map(Matchup::variantId).distinct().count(), "variant"));
    page.put(
        "agents",
        matchups.stream()
            .flatMap(m -> Stream.of(m.white().text(), m.black().text()))
            .distinct()
            .toList());
    page.put("onlyRandom", matchups.stream().allMatch(Matchup::isUniform));
  }

  private static boolean warns(String note) {
    return note.startsWith("Warning: ") || note.startsWith("Some games were played more than once");
  }

  private void addOrigin(Map<String, Object> page, Path folder) throws IOException {
    page.put("experiment", settings.experiment());
    page.put("seed", Long.toString(settings.plan().seed()));
    page.put("version", origin.version());
    page.put("commit", origin.commit());
    page.put("stopped", origin.games() == Origin.Games.STOPPED);
    page.put(
        "reproducible",
        settings.plan().matchups().stream()
            .allMatch(m -> m.white().reproducible() && m.black().reproducible()));
    page.put("files", files(folder));
  }

  /** Returns the names of the data files beside the page. */
  private static List<String> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.matches("[a-z]+\\.csv(\\.gz)?"))
          .sorted()
          .toList();
    }
  }
}
