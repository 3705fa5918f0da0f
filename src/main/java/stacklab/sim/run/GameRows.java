package stacklab.sim.run;

import java.nio.charset.StandardCharsets;
import org.apache.commons.csv.CSVFormat;
import stacklab.board.Board;
import stacklab.game.Notation;
import stacklab.rules.Komi;
import stacklab.sim.Matchup;
import stacklab.sim.Pairing;
import stacklab.sim.play.GameRecord;
import stacklab.stats.Decimal;

/**
 * Writes rows of games.csv. Texts that may need quotes go through Commons CSV once a matchup; what
 * changes with each game is numbers and plain words, which are appended as they are.
 */
final class GameRows {
  /** How every CSV file is written. */
  static final CSVFormat FORMAT = CSVFormat.DEFAULT.builder().setRecordSeparator('\n').get();

  private static final String HEADER =
      "variant,pairing,game,pair,seed,first,white,black,winner,winner_seat,white_score,black_score,"
          + "margin,plies,passes,branching_mean,removed,lead_changes,decided_ply,decided_by,end,start";
  private static final String[] WINNERS = {"white", "black", "draw"};
  private static final String[] SEATS = {"draw", "first", "second"};

  private final Board board;
  private final boolean paired;
  private final boolean withMoves;
  private final String seed;
  private final String[] before = new String[2];
  private final String[] agents = new String[2];
  private final StringBuilder out = new StringBuilder();

  GameRows(Matchup matchup, long seed, boolean withMoves) {
    this(matchup, Long.toString(seed), withMoves);
  }

  /** Returns the writer of games whose moves are known, but not what they were drawn from. */
  static GameRows recorded(Matchup matchup) {
    return new GameRows(matchup, "", true);
  }

  private GameRows(Matchup matchup, String seed, boolean withMoves) {
    this.board = matchup.variant().board();
    this.paired = matchup.isPaired();
    this.withMoves = withMoves;
    this.seed = seed;
    for (int i = 0; i < 2; i++) {
      Pairing pairing = matchup.pairing(i == 1);
      before[i] = FORMAT.format(matchup.variantId(), pairing.text()) + ",";
      agents[i] =
          "," + pairing.first().text() + "," + FORMAT.format(pairing.white(), pairing.black());
    }
  }

  /** Returns the header line. */
  static String header(boolean withMoves) {
    return HEADER + (withMoves ? ",moves\n" : "\n");
  }

  /** Adds a game's row. */
  void add(long unit, boolean reversed, GameRecord game) {
    int side = reversed ? 1 : 0;
    out.append(before[side]).append(unit).append(',');
    if (paired) {
      out.append(unit);
    }
    out.append(',').append(seed).append(agents[side]).append(',');
    appendResult(game);
    out.append(',').append(game.plies).append(',').append(game.passes).append(',');
    if (game.legalMoves >= 0 && game.plies > 0) {
      Decimal.append(out, (double) game.legalMoves / game.plies);
    }
    out.append(',').append(game.removed).append(',');
    appendKnown(game.leadChanges());
    out.append(',');
    appendKnown(game.decidedPly());
    out.append(',').append(game.decidedBy).append(',').append(game.end).append(',');
    if (!game.start.isEmpty()) {
      out.append('"').append(game.start).append('"');
    }
    if (withMoves) {
      out.append(',');
      appendMoves(game);
    }
    out.append('\n');
  }

  private void appendResult(GameRecord game) {
    out.append(game.winner < 0 ? "" : WINNERS[game.winner]).append(',');
    out.append(game.winnerSeat < 0 ? "" : SEATS[game.winnerSeat]).append(',');
    out.append(Komi.points(game.whiteHalves)).append(',');
    out.append(Komi.points(game.blackHalves)).append(',');
    if (game.playedOut) {
      out.append(Komi.points(game.marginHalves()));
    }
  }

  private void appendKnown(int value) {
    if (value >= 0) {
      out.append(value);
    }
  }

  private void appendMoves(GameRecord game) {
    for (int ply = 0; game.moves != null && ply < game.plies; ply++) {
      out.append(ply == 0 ? "" : " ").append(Notation.text(board, game.moves[ply]));
    }
  }

  /** Returns the rows added since the last call, in UTF-8. */
  byte[] take() {
    byte[] bytes = out.toString().getBytes(StandardCharsets.UTF_8);
    out.setLength(0);
    return bytes;
  }
}
