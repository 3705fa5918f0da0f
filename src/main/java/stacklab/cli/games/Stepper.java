package stacklab.cli.games;

import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import stacklab.cli.Boards;
import stacklab.cli.Console;
import stacklab.game.Position;
import stacklab.game.PositionText;
import stacklab.io.records.PlyText;
import stacklab.io.records.WrittenGame;

/** Shows a game position by position: all at once, or step by step as a person asks. */
final class Stepper {
  private static final String HELP =
      "Enter: next. b: back. A number: to that ply. e: end. p: the position's text. q: quit.";

  private final Console console;
  private final WrittenGame game;
  private final Position position;
  private int ply;

  Stepper(Console console, WrittenGame game) {
    this.console = console;
    this.game = game;
    this.position = game.begin();
  }

  /** Shows everything. */
  void all() {
    title();
    show("");
    while (ply < game.moves().length) {
      show(next());
    }
    console.line(result());
  }

  /** Shows what a person asks for. */
  void ask() throws IOException {
    title();
    console.line(HELP);
    show("");
    for (Optional<String> typed = read(); typed.isPresent(); typed = read()) {
      String word = typed.get().strip().toLowerCase(Locale.ROOT);
      if (word.equals("q") || word.equals("quit")) {
        return;
      }
      answer(word);
    }
  }

  private void answer(String word) {
    int plies = game.moves().length;
    switch (word) {
      case "", "n" -> {
        if (ply < plies) {
          show(next());
        }
        if (ply == plies) {
          console.line(result());
        }
      }
      case "b" -> go(ply - 1);
      case "e" -> go(plies);
      case "p" -> console.line(PositionText.of(position));
      default -> {
        if (word.matches("[0-9]{1,6}")) {
          go(Integer.parseInt(word));
        } else {
          console.line(HELP);
        }
      }
    }
  }

  private Optional<String> read() throws IOException {
    console.out().print("ply " + ply + " of " + game.moves().length + "> ");
    console.out().flush();
    return Optional.ofNullable(console.in().readLine());
  }

  private void go(int wanted) {
    int target = Math.max(0, Math.min(game.moves().length, wanted));
    while (ply > target - 1 && ply > 0) {
      position.undo();
      ply--;
    }
    String line = "";
    while (ply < target) {
      line = next();
    }
    show(line);
  }

  /** Plays the next move and returns its line. */
  private String next() {
    return PlyText.line(position, game.moves()[ply], ++ply);
  }

  private void title() {
    console.line(game.variantId() + ": White " + game.white() + ", Black " + game.black());
  }

  private void show(String line) {
    if (!line.isEmpty()) {
      console.line(line);
    }
    console.out().print(Boards.drawing(console.screen(), position));
    console.line("");
  }

  private String result() {
    String winner =
        switch (game.winner()) {
          case "white" -> "White wins";
          case "black" -> "Black wins";
          case "draw" -> "a draw";
          default -> "no winner is known";
        };
    return "The game ends after ply "
        + game.moves().length
        + ", "
        + game.end()
        + ": "
        + winner
        + ".";
  }
}
