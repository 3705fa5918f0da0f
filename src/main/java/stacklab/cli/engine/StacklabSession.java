package stacklab.cli.engine;

import java.io.IOException;
import java.util.Optional;
import stacklab.agent.AgentSpec;
import stacklab.agent.Forfeit;
import stacklab.game.Notation;
import stacklab.game.Position;
import stacklab.game.PositionText;
import stacklab.io.VariantReader;
import stacklab.rules.InvalidInput;
import stacklab.rules.Variant;

/** Answers in Stacklab's own protocol until it is told to quit or its input ends. */
public final class StacklabSession {
  private static final int MOST_LINES = 100_000;

  private final VariantReader reader;
  private final AgentSpec spec;
  private final long seed;
  private final Wire wire;
  private Variant variant;
  private Brain brain;
  private Optional<Position> position = Optional.empty();

  /**
   * Makes a session.
   *
   * @param variant what is played until other rules are sent
   * @param spec who plays
   * @param reader reads the rules that are sent
   */
  public StacklabSession(
      Variant variant, AgentSpec spec, long seed, VariantReader reader, Wire wire) {
    this.variant = variant;
    this.spec = spec;
    this.seed = seed;
    this.reader = reader;
    this.wire = wire;
    this.brain = new Brain(spec, variant, seed);
  }

  /**
   * Plays game after game.
   *
   * @throws InvalidInput if a line cannot be understood
   */
  public void play() throws IOException {
    try {
      Optional<String> line = wire.read();
      while (line.isPresent() && !line.get().equals("quit")) {
        obey(line.get());
        line = wire.read();
      }
    } finally {
      brain.close();
    }
  }

  private void obey(String line) throws IOException {
    String[] words = line.split(" ", 2);
    String rest = words.length == 1 ? "" : words[1].strip();
    switch (words[0]) {
      case "stacklab" -> checkVersion(rest);
      case "variant" -> readVariant(rest);
      case "newgame" -> newGame(rest);
      case "play" -> game().play(Notation.parse(variant.board(), rest));
      case "go" -> go();
      default -> throw unknown(line);
    }
  }

  private static InvalidInput unknown(String line) {
    return new InvalidInput(
        "'"
            + line
            + "' is not understood; use stacklab, variant, newgame, play, go or quit, as"
            + " docs/engine-protocol.md explains");
  }

  private void checkVersion(String version) {
    if (!version.equals("1")) {
      throw new InvalidInput("protocol version '" + version + "' is not spoken here; use 1");
    }
  }

  private void readVariant(String count) throws IOException {
    if (!count.matches("[0-9]{1,6}") || Integer.parseInt(count) > MOST_LINES) {
      throw new InvalidInput("variant '" + count + "': give the number of lines that follow");
    }
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < Integer.parseInt(count); i++) {
      String line = wire.in().readLine();
      if (line == null) {
        throw new InvalidInput("the rules end after " + i + " of " + count + " lines");
      }
      text.append(line).append('\n');
    }
    variant = reader.parse("variant", text.toString()).variant();
    brain.close();
    brain = new Brain(spec, variant, seed);
    position = Optional.empty();
    wire.send("ready Stacklab " + spec.text());
  }

  private void newGame(String start) {
    Position begun = PositionText.parse(variant, start);
    brain.newGame(begun);
    position = Optional.of(begun);
  }

  private Position game() {
    return position.orElseThrow(
        () -> new InvalidInput("no game has begun; send newgame with a position first"));
  }

  private void go() {
    if (game().isOver()) {
      throw new InvalidInput("the game is over in '" + PositionText.of(game()) + "'");
    }
    try {
      wire.send("move " + Notation.text(variant.board(), brain.choose(game())));
    } catch (Forfeit forfeit) {
      wire.send("resign");
    }
  }
}
