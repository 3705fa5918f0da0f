package stacklab.sim.tally;

import java.util.Iterator;
import java.util.List;
import stacklab.sim.play.GameRecord;
import stacklab.sim.play.LeadStory;
import stacklab.stats.FixedPointMoments;
import stacklab.stats.Histogram;
import stacklab.stats.Moments;

/**
 * How the lead went in each game: when it was decided, how the winner fared before, and what the
 * lead after each ply said about the result. Leads are in half points. Mutable, not thread-safe;
 * merging is exact in any grouping.
 */
public final class LeadTally {
  private Moments changes = new Moments();
  private Moments decidedPly = new Moments();
  private FixedPointMoments decidedShare = new FixedPointMoments();
  private FixedPointMoments behind = new FixedPointMoments();
  private Moments deepest = new Moments();
  private FixedPointMoments drama = new FixedPointMoments();
  private final long[] comebacks = new long[2];

  /** The leads by White's result: in the games White lost, in draws, in those White won. */
  private final PlyTally[] byResult = {new PlyTally(), new PlyTally(), new PlyTally()};

  /** Adds a game in which leads were kept. */
  void add(GameRecord game) {
    changes.add(game.leadChanges());
    int decided = game.decidedPly();
    if (decided > 0) {
      decidedPly.add(decided);
      decidedShare.add((double) decided / game.plies);
    }
    if (LeadStory.isIn(game)) {
      add(LeadStory.of(game));
    }
    PlyTally leads = byResult[whiteHalves(game.winner)];
    for (int ply = Math.max(0, game.leadFrom); ply < game.plies; ply++) {
      leads.add(ply, game.lead[ply]);
    }
  }

  private static int whiteHalves(int winner) {
    return winner == GameRecord.DRAW ? 1 : winner == 0 ? 2 : 0;
  }

  private void add(LeadStory story) {
    behind.add((double) story.behind() / story.counted());
    deepest.add(story.deepest());
    drama.add(story.deficits() / 2.0 / story.counted());
    comebacks[story.behindHalfway() ? 1 : 0]++;
  }

  /** Adds all games of another. */
  void merge(LeadTally other) {
    changes.merge(other.changes);
    decidedPly.merge(other.decidedPly);
    decidedShare.merge(other.decidedShare);
    behind.merge(other.behind);
    deepest.merge(other.deepest);
    drama.merge(other.drama);
    comebacks[0] += other.comebacks[0];
    comebacks[1] += other.comebacks[1];
    for (int i = 0; i < byResult.length; i++) {
      byResult[i].merge(other.byResult[i]);
    }
  }

  /** Returns the lead changes a game. */
  public Moments changes() {
    return changes;
  }

  /** Returns the deciding plies of the games that have one. */
  public Moments decidedPly() {
    return decidedPly;
  }

  /** Returns the deciding plies as shares of the games' lengths. */
  public FixedPointMoments decidedShare() {
    return decidedShare;
  }

  /** Returns the share of plies after which the later winner was behind. */
  public FixedPointMoments winnerBehind() {
    return behind;
  }

  /** Returns by how many half points the later winner was behind at most. */
  public Moments winnerDeficit() {
    return deepest;
  }

  /** Returns the later winner's mean deficit over the plies, in points; nothing where ahead. */
  public FixedPointMoments drama() {
    return drama;
  }

  /** Returns in how many games the later winner was behind half way. */
  public long comebacks() {
    return comebacks[1];
  }

  /** Returns how many games somebody won and had a lead in. */
  public long stories() {
    return comebacks[0] + comebacks[1];
  }

  /** Returns White's score less Black's after each ply, in half points. */
  public PlyTally byPly() {
    PlyTally all = new PlyTally();
    for (PlyTally leads : byResult) {
      all.merge(leads);
    }
    return all;
  }

  /** Returns the same for the games with one result of White's in half points: 0, 1 or 2. */
  public PlyTally byPly(int whiteHalves) {
    return byResult[whiteHalves];
  }

  /** Returns the result in half points of whoever was ahead after each ply; none where level. */
  public PlyTally leaderHalves() {
    PlyTally results = new PlyTally();
    for (int halves = 0; halves < byResult.length; halves++) {
      List<Histogram> byPly = byResult[halves].byPly();
      for (int ply = 0; ply < byPly.size(); ply++) {
        for (int lead : byPly.get(ply).values()) {
          if (lead != 0) {
            results.add(ply, lead > 0 ? halves : 2 - halves, byPly.get(ply).count(lead));
          }
        }
      }
    }
    return results;
  }

  void write(List<String> lines) {
    lines.add(changes.toText());
    lines.add(decidedPly.toText());
    lines.add(decidedShare.toText());
    lines.add(behind.toText());
    lines.add(deepest.toText());
    lines.add(drama.toText());
    lines.add("comebacks " + Lines.join(comebacks));
    for (PlyTally leads : byResult) {
      leads.write(lines);
    }
  }

  static LeadTally read(Iterator<String> lines) {
    LeadTally tally = new LeadTally();
    tally.changes = Moments.parse(lines.next());
    tally.decidedPly = Moments.parse(lines.next());
    tally.decidedShare = FixedPointMoments.parse(lines.next());
    tally.behind = FixedPointMoments.parse(lines.next());
    tally.deepest = Moments.parse(lines.next());
    tally.drama = FixedPointMoments.parse(lines.next());
    Lines.split(lines.next(), tally.comebacks);
    for (int i = 0; i < tally.byResult.length; i++) {
      tally.byResult[i] = PlyTally.read(lines);
    }
    return tally;
  }
}
