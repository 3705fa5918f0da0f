package stacklab.io.records;

import java.util.Arrays;
import java.util.Optional;
import stacklab.rules.InvalidInput;
import stacklab.rules.Named;
import stacklab.rules.Variant;

/** The forms in which games can be read and written. */
public enum RecordFormat implements Named {
  /** The click log of boardspace.net. */
  BOARDSPACE(new BoardspaceLog(), ".sgf"),
  /** A transcript of Little Golem. */
  LITTLEGOLEM(new LittleGolem(), ".txt"),
  /** A move list of a CodeCup contest. */
  CODECUP(new MoveList(), ".log"),
  /** The games.csv of a run folder. */
  GAMES(new GameTable(), ".csv"),
  /** A line a ply, for people. */
  TRANSCRIPT(new Transcript(), ".game");

  @SuppressWarnings("ImmutableEnumChecker") // A form is without state.
  private final Form form;

  private final String ending;

  RecordFormat(Form form, String ending) {
    this.form = form;
    this.ending = ending;
  }

  /** Returns the form that a file's first line with anything on it shows. */
  public static Optional<RecordFormat> of(String firstLine) {
    return Arrays.stream(values()).filter(format -> format.form.fits(firstLine)).findFirst();
  }

  /** Returns whether a file whose first line with anything on it is this may be of this form. */
  public boolean fits(String firstLine) {
    return form.fits(firstLine);
  }

  /** Returns why a line cannot name the columns of a table of this form; empty if it can. */
  public Optional<String> faultOfHeader(String header) {
    return form.faultOfHeader(header);
  }

  /** Returns whether a line holds, or may hold, moves. */
  public boolean hasMoves(String line) {
    return form.hasMoves(line);
  }

  /**
   * Returns whether a line begins another game.
   *
   * @param afterMoves whether the game so far has moves
   */
  public boolean begins(String line, boolean afterMoves) {
    return form.begins(line, afterMoves);
  }

  /** Returns what a text of this form calls the variant; "" if it does not say. */
  String variant(GameText text) {
    return form.variant(text);
  }

  /** Returns how the names of files of this form end. */
  public String ending() {
    return ending;
  }

  /**
   * Returns the game that a text of this form holds.
   *
   * @throws InvalidInput with place and reason if it holds none
   */
  public RecordedGame read(GameText text, Variant variant, PlayerNames names) {
    return form.read(text, variant, names);
  }

  /** Returns why games of a variant cannot be written so; empty if they can. */
  public Optional<String> refuses(Variant variant) {
    return form.refuses(variant);
  }

  /** Returns why a game cannot be written so without loss; empty if it can. */
  public Optional<String> refuses(WrittenGame game) {
    return form.refuses(game);
  }

  /** Returns a game's text in this form; not for {@link #GAMES}, whose rows say more. */
  public String write(WrittenGame game) {
    return form.write(game);
  }
}
