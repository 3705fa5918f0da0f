package stacklab.game;

import java.util.List;
import stacklab.rules.Swap;
import stacklab.rules.TieBreak;

/** What of a {@link SlowPosition} a search may and must tell apart, as texts. */
record SlowKey(SlowPosition position) {

  /** Returns all that can still matter: where it differs, the hashes must differ. */
  String needed() {
    List<TieBreak> tieBreaks = position.variant().tieBreaks();
    StringBuilder key = new StringBuilder(position.turn().text());
    if (position.placing()) {
      key.append(" placed ").append(position.placed());
    }
    if (position.variant().plyLimit().isPresent()) {
      key.append(" plies ").append(position.plies());
    }
    for (String stack : position.stacks()) {
      String owner = stack.isEmpty() ? "-" : stack.substring(stack.length() - 1);
      long bases = stack.chars().filter(piece -> piece == 'D').count();
      key.append(' ').append(stack.length()).append(owner).append(bases);
    }
    if (tieBreaks.contains(TieBreak.SECOND_SEAT)) {
      key.append(" second ").append(position.seat(2));
    }
    if (tieBreaks.contains(TieBreak.LAST_MOVER) && position.lastMoverSeat() > 0) {
      key.append(" last ").append(position.seat(position.lastMoverSeat()));
    }
    return key.append(position.maySwap() ? " may swap" : "").toString();
  }

  /**
   * Returns what may tell positions apart: where it is the same, so are the hashes. It goes beyond
   * what is needed only where a rule asks who sits where.
   */
  String allowed() {
    List<TieBreak> tieBreaks = position.variant().tieBreaks();
    boolean seatsMatter =
        position.variant().swap() != Swap.NONE
            || tieBreaks.contains(TieBreak.SECOND_SEAT)
            || tieBreaks.contains(TieBreak.LAST_MOVER);
    String seats = " seats " + position.seat(1) + " last seat " + position.lastMoverSeat();
    return needed() + (seatsMatter ? seats : "");
  }
}
