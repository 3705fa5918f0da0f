package stacklab.rules;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import stacklab.board.Board;

/** Finds what does not go together in a variant's rules. */
record Combinations(
    Board board,
    String pieces,
    Setup setup,
    MoveRules move,
    OptionalInt heightCap,
    Removal removal,
    OptionalInt plyLimit,
    Score score,
    List<TieBreak> tieBreaks) {

  /** Returns every fault; none if the rules go together. */
  List<Fault> faults() {
    List<Fault> faults = new ArrayList<>();
    checkPieces(faults);
    checkSetup(faults);
    checkMoves(faults);
    checkLimits(faults);
    checkBases(faults);
    checkTieBreaks(faults);
    return faults;
  }

  private void checkPieces(List<Fault> faults) {
    if (pieces.length() != board.size() || !pieces.matches("[WBD#]*")) {
      throw new IllegalArgumentException(
          "pieces must hold one of W B D # for each of " + board.size() + " spaces: " + pieces);
    }
    if (drawn('W') + drawn('B') + drawn('D') + added() == 0) {
      faults.add(new Fault("map", "there is no piece; draw some, or let `setup` place or shuffle"));
    }
  }

  private int drawn(char letter) {
    return (int) pieces.chars().filter(c -> c == letter).count();
  }

  private int added() {
    if (setup instanceof Setup.Shuffle shuffle) {
      return shuffle.pieces();
    }
    return setup instanceof Setup.Place place
        ? place.bases() + place.stones().orElse(Math.max(0, drawn('#') - place.bases()))
        : 0;
  }

  private int bases() {
    if (setup instanceof Setup.Shuffle shuffle) {
      return drawn('D') + shuffle.bases();
    }
    return setup instanceof Setup.Place place ? drawn('D') + place.bases() : drawn('D');
  }

  private void checkSetup(List<Fault> faults) {
    int empty = drawn('#');
    if (setup instanceof Setup.AsDrawn) {
      return;
    }
    String verb = setup instanceof Setup.Place ? "place" : "shuffle";
    boolean negative =
        setup instanceof Setup.Place place
            ? place.bases() < 0 || place.stones().orElse(0) < 0
            : setup instanceof Setup.Shuffle s
                && Math.min(s.white(), Math.min(s.black(), s.bases())) < 0;
    if (negative) {
      faults.add(new Fault("setup", "a number of pieces is negative; use 0 or more"));
    } else if (added() == 0) {
      faults.add(new Fault("setup", "there is nothing to " + verb + "; use `setup: map`"));
    } else if (added() > empty) {
      faults.add(
          new Fault(
              "setup",
              added()
                  + " pieces to "
                  + verb
                  + " but "
                  + empty
                  + " empty spaces on the map; use "
                  + empty
                  + " at most"));
    }
  }

  private void checkMoves(List<Fault> faults) {
    if (move.distance() instanceof Distance.Exactly exactly
        && exactly.steps() > board.longestRay()) {
      faults.add(
          new Fault(
              "move.distance",
              "no line has "
                  + (exactly.steps() == 1 ? "1 step" : exactly.steps() + " steps")
                  + "; the longest has "
                  + board.longestRay()));
    }
    if (move.distance() == Distance.Measured.TARGET_HEIGHT && move.onto() == Onto.ANY_OR_EMPTY) {
      faults.add(
          new Fault(
              "move.distance",
              "target-height does not go with `onto: any-or-empty`: an empty space has no height"));
    }
    if (heightCap.isPresent() && heightCap.getAsInt() < 2 && move.onto() != Onto.ANY_OR_EMPTY) {
      faults.add(
          new Fault(
              "height-cap",
              "with a cap of "
                  + heightCap.getAsInt()
                  + " no stack could be moved onto another; use"
                  + " 2 or more, or none"));
    } else if (heightCap.isPresent() && heightCap.getAsInt() < 1) {
      faults.add(new Fault("height-cap", "a stack has at least one piece; use 1 or more, or none"));
    }
  }

  private void checkLimits(List<Fault> faults) {
    if (plyLimit.isPresent() && plyLimit.getAsInt() < 1) {
      faults.add(new Fault("ply-limit", "use 1 or more, or none"));
    }
    if (plyLimit.isEmpty() && move.onto() == Onto.ANY_OR_EMPTY) {
      faults.add(
          new Fault(
              "ply-limit",
              "`onto: any-or-empty` needs a ply-limit, since such games need not end; give a number"
                  + " of plies"));
    }
  }

  private void checkBases(List<Fault> faults) {
    if (bases() > 0) {
      return;
    }
    if (removal == Removal.DISCONNECTED_FROM_BASE) {
      faults.add(
          new Fault(
              "removal",
              "disconnected-from-base would remove everything: the game has no bases; add some, or"
                  + " use none"));
    }
    if (move.onto() == Onto.NEUTRAL) {
      faults.add(new Fault("move.onto", "neutral allows no move: the game has no bases; add some"));
    }
    if (tieBreaks.contains(TieBreak.BASES)) {
      faults.add(
          new Fault("tie-break", "bases decides nothing: the game has no bases; leave it out"));
    }
  }

  private void checkTieBreaks(List<Fault> faults) {
    Set<TieBreak> seen = EnumSet.noneOf(TieBreak.class);
    for (int i = 0; i < tieBreaks.size(); i++) {
      TieBreak tieBreak = tieBreaks.get(i);
      if (!seen.add(tieBreak)) {
        faults.add(new Fault("tie-break", tieBreak.text() + " stands there twice; leave one out"));
      }
      if (tieBreak.text().equals(score.text())) {
        faults.add(
            new Fault(
                "tie-break",
                tieBreak.text() + " is the score itself and decides nothing; leave it out"));
      }
      if (tieBreak == TieBreak.DRAW && i < tieBreaks.size() - 1) {
        faults.add(new Fault("tie-break", "nothing after draw is looked at; put draw last"));
      }
    }
    if (seen.contains(TieBreak.CAPPED_STACKS) && heightCap.isEmpty()) {
      faults.add(
          new Fault("tie-break", "capped-stacks needs a height-cap; give one, or leave it out"));
    }
  }
}
