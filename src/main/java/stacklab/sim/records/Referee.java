package stacklab.sim.records;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import stacklab.game.Notation;
import stacklab.game.Position;
import stacklab.game.PositionText;
import stacklab.game.Refusal;
import stacklab.io.NamedVariant;
import stacklab.io.records.GameText;
import stacklab.io.records.PlayerNames;
import stacklab.io.records.RecordedGame;
import stacklab.io.records.Turn;
import stacklab.io.yaml.Shown;
import stacklab.random.Random;
import stacklab.rules.Colour;
import stacklab.rules.InvalidInput;
import stacklab.rules.Setup;
import stacklab.rules.Variant;
import stacklab.sim.play.GameRecord;
import stacklab.sim.play.Recorder;

/** Holds records of games of one variant against its rules. Mutable; each thread has its own. */
public final class Referee {
  private static final String ILLEGAL = Outcomes.ILLEGAL_MOVE;

  private final NamedVariant named;
  private final PlayerNames names;
  private final Map<Colour, Table> tables = new EnumMap<>(Colour.class);

  /** The board that games of one first colour are played on again. */
  private static final class Table {
    final Variant variant;
    final Position own;
    final Position position;
    final Recorder recorder;

    Table(Variant variant) {
      this.variant = variant;
      this.own = Position.start(variant, Random.of(0));
      this.position = own.copy();
      this.recorder = new Recorder(position);
    }
  }

  /** Makes a referee. */
  public Referee(NamedVariant named, PlayerNames names) {
    this.named = named;
    this.names = names;
  }

  /** Returns the variant with a first colour. */
  public Variant variant(Colour first) {
    return table(first).variant;
  }

  private Table table(Colour first) {
    Variant rules = named.variant();
    return tables.computeIfAbsent(
        first, colour -> new Table(colour == rules.firstSeat() ? rules : rules.withFirst(colour)));
  }

  /** Returns the variant whose rules it knows. */
  public NamedVariant named() {
    return named;
  }

  /** Returns a text's game, held against the rules. */
  public CheckedGame check(GameText text) {
    try {
      RecordedGame game = text.format().read(text, named.variant(), names);
      return new Checking(game).check();
    } catch (InvalidInput e) {
      return CheckedGame.none(e.getMessage());
    }
  }

  /** Holds one game against the rules. */
  private final class Checking {
    private final RecordedGame game;
    private final Position position;
    private final Recorder recorder;
    private final GameRecord record = new GameRecord();

    Checking(RecordedGame game) {
      this.game = game;
      Table table = table(game.first());
      this.position = table.position;
      this.recorder = table.recorder;
      position.set(begin(table));
      recorder.begin(record, startText(table));
    }

    private Position begin(Table table) {
      boolean random = table.variant.setup() instanceof Setup.Shuffle;
      if (game.start().isEmpty()) {
        if (random) {
          throw new InvalidInput(
              game.place()
                  + ": not a game of "
                  + named.id()
                  + ": it starts at random, and the record does not say how");
        }
        return table.own;
      }
      try {
        Position start = PositionText.parse(table.own, game.start());
        if (start.turn() != game.first()) {
          throw new InvalidInput("first is " + game.first().text() + ", but not in the start");
        }
        return start;
      } catch (InvalidInput e) {
        throw new InvalidInput(game.place() + ": not a game: " + e.getMessage());
      }
    }

    private String startText(Table table) {
      boolean random = table.variant.setup() instanceof Setup.Shuffle;
      return game.start().isEmpty() && !random ? "" : PositionText.of(position);
    }

    CheckedGame check() {
      List<Turn> turns = game.turns();
      int i = 0;
      while (i < turns.size() && !position.isOver()) {
        Turn turn = turns.get(i);
        if (isLastPlacementImplied(turn)) {
          recorder.play(position.legalMoves()[0]);
        } else if (turn.isResignation()) {
          return resigned(turn);
        } else {
          Optional<String> refusal = play(turn);
          if (refusal.isPresent()) {
            return illegal(turn, refusal.get());
          }
          i++;
        }
      }
      if (!position.isOver() && isLastPlacementImplied()) {
        recorder.play(position.legalMoves()[0]);
      }
      return position.isOver() ? playedOut() : stopped();
    }

    private boolean isLastPlacementImplied() {
      Variant variant = position.variant();
      return game.impliesLast()
          && position.placing()
          && position.placed() == variant.placements() - 1
          && position.moveCount() == 1;
    }

    /** A record that leaves it out goes on with something else. */
    private boolean isLastPlacementImplied(Turn turn) {
      return isLastPlacementImplied()
          && !turn.move()
              .equals(Notation.text(position.variant().board(), position.legalMoves()[0]));
    }

    /** Plays a turn; returns why it is not legal if it is not. */
    private Optional<String> play(Turn turn) {
      if (turn.mover().isPresent() && turn.mover().get() != position.turn()) {
        return Optional.of("it is " + position.turn().text() + "'s turn");
      }
      int move;
      try {
        // Shown, since messages repeat it, and whatever it hides is no move either.
        move = Notation.parse(position.variant().board(), Shown.plain(turn.move()));
      } catch (InvalidInput e) {
        return Optional.of(e.getMessage());
      }
      if (!position.isLegal(move)) {
        return Optional.of(Refusal.of(position, move).orElse("it is not legal"));
      }
      recorder.play(move);
      return Optional.empty();
    }

    private CheckedGame checked(Verdict verdict, String reason) {
      if (record.plies == 0 && isOfAnotherGame()) {
        return ofAnotherGame("no ply was played");
      }
      return new CheckedGame(verdict, named.id(), reason, Optional.of(game), Optional.of(record));
    }

    private CheckedGame playedOut() {
      recorder.end();
      return checked(Verdict.PLAYED_OUT, "");
    }

    private CheckedGame resigned(Turn turn) {
      Colour loser = turn.mover().orElse(position.turn());
      recorder.forfeit(position.seat(loser), Outcomes.RESIGN);
      return checked(Verdict.RESIGNED, "");
    }

    private CheckedGame illegal(Turn turn, String refusal) {
      recorder.stop(ILLEGAL);
      String reason =
          "ply "
              + (record.plies + 1)
              + ", "
              + turn.mover().orElse(position.turn()).text()
              + "'s "
              + Shown.plain(turn.move())
              + ", is not legal: "
              + refusal;
      return isOfAnotherGame()
          ? ofAnotherGame(reason)
          : checked(Verdict.ILLEGAL, at(turn) + reason);
    }

    /** A name alone refuses nothing: a variant of one's own may be played under another's name. */
    private boolean isOfAnotherGame() {
      String played = game.claim(RecordedGame.PLAYED);
      return !played.isEmpty() && !SiteName.fits(played, named);
    }

    private CheckedGame ofAnotherGame(String reason) {
      return CheckedGame.none(
          game.place()
              + ": not a game of "
              + named.id()
              + ": the record is of "
              + RecordedGame.PLAYED
              + "["
              + Shown.plain(game.claim(RecordedGame.PLAYED))
              + "]; "
              + reason);
    }

    private String at(Turn turn) {
      return game.file() + ":" + turn.line() + ": ";
    }

    /** The record ends before the game: it may say why. */
    private CheckedGame stopped() {
      String end = game.claim("end");
      if (!Outcomes.FORFEITS.contains(end)) {
        recorder.stop(Outcomes.UNFINISHED);
        String reason =
            game.place()
                + ": the record ends after ply "
                + record.plies
                + ", "
                + position.turn().text()
                + " to move";
        return checked(Verdict.UNFINISHED, reason);
      }
      loser()
          .ifPresentOrElse(
              loser -> recorder.forfeit(position.seat(loser), end), () -> recorder.stop(end));
      Verdict verdict = end.equals(Outcomes.RESIGN) ? Verdict.RESIGNED : forfeited(end);
      String reason = verdict == Verdict.ILLEGAL ? claimedIllegal() : "";
      return checked(verdict, reason);
    }

    private Verdict forfeited(String end) {
      return end.equals(ILLEGAL) ? Verdict.ILLEGAL : Verdict.FORFEITED;
    }

    private String claimedIllegal() {
      return game.place() + ": the record says that an illegal move followed ply " + record.plies;
    }

    private Optional<Colour> loser() {
      return switch (game.claim("winner")) {
        case "white" -> Optional.of(Colour.BLACK);
        case "black" -> Optional.of(Colour.WHITE);
        default -> Optional.empty();
      };
    }
  }
}
