package stacklab.cli;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import stacklab.cli.play.Dialogue;
import stacklab.cli.play.PlaySession;
import stacklab.cli.play.Player;
import stacklab.game.Position;
import stacklab.io.NamedVariant;
import stacklab.report.PositionDrawing;
import stacklab.rules.Variant;
import stacklab.sim.Streams;

/** {@code stacklab play}: a game at the terminal. */
@Command(
    name = "play",
    mixinStandardHelpOptions = true,
    description = {
      "Play a game at the terminal, against an agent or another person.",
      "",
      "Type a move (a1b2, or c3 to place a piece), `moves` for all legal ones, or `help`. Without"
          + " options you are White and a random player is Black."
    },
    footer = {
      "  stacklab play avalam",
      "  stacklab play dvonn --black human",
      "  stacklab play avalam-5x5 --white human --black human",
      "  stacklab play dvonn-shuffled --black greedy --seed 7",
    })
final class PlayCommand implements Callable<Integer> {
  private static final String USUAL_OPPONENT = "random";

  private final Console console;

  @Mixin private final VariantOption variant;
  @Mixin private final PositionOption start = new PositionOption();

  @Option(
      names = "--white",
      paramLabel = "WHO",
      description = "Who is White: human, or an agent such as random or greedy.")
  private Optional<String> white = Optional.empty();

  @Option(
      names = "--black",
      paramLabel = "WHO",
      description = "Who is Black: human, or an agent such as random or greedy.")
  private Optional<String> black = Optional.empty();

  PlayCommand(Console console) {
    this.console = console;
    this.variant = new VariantOption(console);
  }

  @Override
  public Integer call() {
    NamedVariant named = variant.read();
    Variant rules = named.variant();
    long seed = start.seed().orElseGet(() -> System.nanoTime() % 1_000_000);
    Position position = start.of(named, seed);
    String whiteText = white.orElse(other(black));
    String blackText = black.orElse(white.isEmpty() ? USUAL_OPPONENT : other(white));
    Player whitePlayer =
        Player.of(whiteText, rules, PositionOption.stream(rules, seed, Streams.Role.WHITE));
    Player blackPlayer =
        Player.of(blackText, rules, PositionOption.stream(rules, seed, Streams.Role.BLACK));
    Paragraph.print(
        console,
        rules.name()
            + ". White: "
            + whitePlayer.name()
            + ". Black: "
            + blackPlayer.name()
            + ". Seed "
            + seed
            + ".");
    Paragraph.print(console, PositionDrawing.LEGEND + ". Type a move, or help.");
    new PlaySession(position, whitePlayer, blackPlayer, new Terminal()).play();
    return 0;
  }

  private static String other(Optional<String> opponent) {
    return opponent.isEmpty() || !opponent.get().equals(Player.PERSON)
        ? Player.PERSON
        : USUAL_OPPONENT;
  }

  /** Talks through the console. */
  private final class Terminal implements Dialogue {
    private static final int HEADINGS = 10;

    @Override
    public void say(String text) {
      Paragraph.print(console, text);
    }

    @Override
    public void line(String text) {
      console.line(text);
    }

    @Override
    public void item(String heading, String text) {
      Paragraph.print(console, "  " + heading, HEADINGS, text);
    }

    @Override
    public void draw(Position position) {
      console.out().print(Boards.drawing(console.screen(), position));
    }

    @Override
    public Optional<String> ask(String prompt) {
      console.out().print(prompt);
      console.out().flush();
      Optional<String> answer = read();
      if (answer.isEmpty() || !console.screen().input()) {
        // Nobody's typing stands on the screen, so that the prompt's line has no end yet.
        console.line(answer.orElse(""));
      }
      return answer;
    }

    private Optional<String> read() {
      try {
        return Optional.ofNullable(console.in().readLine()).map(String::strip);
      } catch (IOException closed) {
        return Optional.empty();
      }
    }
  }
}
