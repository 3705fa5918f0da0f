package stacklab.cli.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import stacklab.agent.Agent;
import stacklab.agent.Forfeit;
import stacklab.game.Move;
import stacklab.game.Notation;
import stacklab.game.Position;
import stacklab.game.PositionText;
import stacklab.game.Refusal;
import stacklab.io.yaml.Spelling;
import stacklab.rules.Colour;
import stacklab.rules.InvalidInput;
import stacklab.rules.words.PlainWords;

/** One game from its first to its last move, or until somebody quits. */
public final class PlaySession {
  private static final List<String> COMMANDS =
      List.of("help", "moves", "undo", "history", "position", "board", "rules", "quit");

  private final Progress progress;
  private final Position position;
  private final List<Player> players;
  private final Dialogue dialogue;
  private final Telling telling;
  private Player asked;
  private boolean quit;

  /**
   * Makes a session.
   *
   * @param position where the game begins
   * @param white who begins as White
   * @param black who begins as Black
   */
  public PlaySession(Position position, Player white, Player black, Dialogue dialogue) {
    this.position = position;
    this.progress = new Progress(position);
    this.players = position.seat(Colour.WHITE) == 1 ? List.of(white, black) : List.of(black, white);
    this.dialogue = dialogue;
    this.telling = new Telling(position, players);
  }

  /** Plays; returns whether the game came to its end. */
  public boolean play() {
    try {
      for (Player player : players) {
        asked = player;
        player.agent().ifPresent(agent -> agent.newGame(position));
      }
      return playOn();
    } catch (Forfeit forfeit) {
      dialogue.say(
          asked.name()
              + " loses by "
              + forfeit.reason().text()
              + ": "
              + forfeit.getMessage()
              + ".");
      return true;
    } finally {
      players.forEach(player -> player.agent().ifPresent(Agent::close));
    }
  }

  private boolean playOn() {
    show();
    while (!position.isOver() && !quit) {
      if (onlyPass()) {
        make(Move.PASS);
      } else {
        turn(mover());
      }
    }
    if (quit) {
      stop();
    } else {
      dialogue.say(telling.result());
    }
    return !quit;
  }

  private void stop() {
    dialogue.say("Stopped after " + Telling.plies(progress.plies()) + ". To go on from here:");
    dialogue.line("--position '" + PositionText.of(position) + "'");
  }

  private Player mover() {
    return players.get(position.seat(position.turn()) - 1);
  }

  private boolean onlyPass() {
    return position.moveCount() == 1 && position.isLegal(Move.PASS);
  }

  private void turn(Player player) {
    Optional<Agent> agent = player.agent();
    if (agent.isPresent()) {
      asked = player;
      make(agent.get().choose(position, player.random()));
    } else {
      answer();
    }
  }

  private void make(int move) {
    Colour mover = position.turn();
    String name = telling.name(mover);
    progress.play(move);
    dialogue.say(telling.played(mover, name, move));
    if (move == Move.PASS) {
      status();
    } else {
      show();
    }
  }

  private void show() {
    dialogue.say("");
    dialogue.draw(position);
    status();
  }

  private void status() {
    if (!position.isOver() && !onlyPass() && mover().isPerson()) {
      dialogue.say(telling.status());
    }
  }

  private void answer() {
    Optional<String> typed = dialogue.ask(Telling.word(position.turn()) + "> ");
    if (typed.isEmpty()) {
      quit = true;
      return;
    }
    String[] words = typed.get().toLowerCase(Locale.ROOT).split("\\s+", 2);
    switch (words[0]) {
      case "" -> dialogue.say("Type a move, or help.");
      case "help", "?" -> help();
      case "moves" -> moves(words);
      case "undo" -> undo();
      case "history" -> dialogue.say(progress.plies() == 0 ? "No move yet." : progress.text());
      case "position" -> dialogue.line(PositionText.of(position));
      case "board" -> show();
      case "rules" ->
          PlainWords.of(position.variant()).forEach(r -> dialogue.item(r.topic(), r.text()));
      case "quit", "exit" -> quit = true;
      default -> move(typed.get());
    }
  }

  private void help() {
    dialogue.say("A move is typed as follows:");
    dialogue.item("a1b2", "move the stack on a1 to b2 (a1-b2 is the same)");
    dialogue.item("c3", "place a piece on c3, where pieces are placed");
    dialogue.say("Besides there are:");
    dialogue.item("moves", "list all legal moves; moves a1 lists those of the stack on a1");
    dialogue.item("undo", "take back to your turn before this one");
    dialogue.item("history", "list the moves played");
    dialogue.item("position", "print the position, to begin there another time");
    dialogue.item("board", "draw the board again");
    dialogue.item("rules", "tell the rules");
    dialogue.item("quit", "stop");
  }

  private void moves(String[] words) {
    MoveHelp help = new MoveHelp(position, dialogue);
    if (words.length > 1) {
      help.of(words[1]);
    } else {
      help.all();
    }
  }

  private void undo() {
    int taken = progress.takeBack(() -> mover().isPerson() && !onlyPass());
    if (taken == 0) {
      dialogue.say("There is no turn of yours to take back.");
    } else {
      dialogue.say("Back by " + Telling.plies(taken) + ".");
      show();
    }
  }

  private void move(String typed) {
    try {
      int move = Notation.parse(position.variant().board(), typed);
      Optional<String> refusal = Refusal.of(position, move);
      if (refusal.isPresent()) {
        dialogue.say("Not " + typed + ": " + refusal.get() + ".");
      } else {
        make(move);
      }
    } catch (InvalidInput e) {
      dialogue.say(e.getMessage() + Spelling.hint(typed, COMMANDS));
    }
  }
}
