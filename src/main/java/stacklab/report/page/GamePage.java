package stacklab.report.page;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import stacklab.io.AtomicFile;
import stacklab.report.sample.Choice;
import stacklab.report.sample.GameRow;
import stacklab.report.sample.Replay;
import stacklab.report.sample.Sample;
import stacklab.sim.Matchup;
import stacklab.sim.play.GameRecord;

/** Writes a page that needs nothing else, on which a game can be stepped through. */
public final class GamePage {
  private final Matchup matchup;
  private final GameRecord record;
  private final Origin origin;

  /**
   * Prepares the page.
   *
   * @param matchup the variant, with the game's first colour, and who played
   * @param record the game with its moves
   */
  public GamePage(Matchup matchup, GameRecord record, Origin origin) {
    this.matchup = matchup;
    this.record = record;
    this.origin = origin;
  }

  /**
   * Writes the page.
   *
   * @throws IOException if the file cannot be written
   */
  public void write(Path file) throws IOException {
    AtomicFile.write(file, html());
  }

  private String html() {
    GameRow row = GameRow.of(matchup.variant().board(), 1, false, record);
    Choice choice = new Choice(row, "the game", "");
    Replay replay = Replay.of(matchup.variant(), row.start(), row.moves());
    GameData games =
        new GameData(
            List.of(
                new Sample(
                    matchup,
                    matchup.pairing(),
                    0,
                    List.of(new Sample.Game(choice, replay)),
                    "End: " + record.end + ".")));
    Map<String, Object> page = new HashMap<>();
    String script = Resource.text("page.js");
    page.put("script", script);
    page.put("scriptHash", ReportPage.sha256(script));
    page.put("style", Resource.text("page.css"));
    page.put("version", origin.version());
    page.put("name", title());
    page.put("games", games.json());
    page.put("gameBoards", games.drawings());
    return Template.fill("game", page);
  }

  private String title() {
    return matchup.variantId()
        + ": White "
        + matchup.pairing().white()
        + ", Black "
        + matchup.pairing().black();
  }
}
