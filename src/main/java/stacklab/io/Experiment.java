package stacklab.io;

import java.util.List;
import java.util.Optional;
import stacklab.io.goal.Goal;
import stacklab.rules.Colour;

/**
 * What is to be played: variants, first colours and agents, and how often. Immutable.
 *
 * @param name small letters, digits and hyphens; also the run folder's name
 * @param question what it is to answer; may be empty
 * @param variants at least one; no two have the same id
 * @param players who plays
 * @param beginning how games begin
 * @param games how many games per variant, first colour and two agents
 * @param seed of all random numbers
 * @param inference how figures are judged
 * @param measuring what is measured in the games
 * @param record what is written for each game
 * @param goal what may end it before all games are played
 */
public record Experiment(
    String name,
    String question,
    List<NamedVariant> variants,
    Players players,
    Beginning beginning,
    long games,
    long seed,
    Inference inference,
    Measuring measuring,
    Recording record,
    Goal goal) {

  /** Takes a copy of the variants. */
  public Experiment {
    variants = List.copyOf(variants);
  }

  /**
   * Who plays.
   *
   * @param agents as text, at least one
   * @param meetings which of them meet
   */
  public record Players(List<String> agents, Meetings meetings) {
    /** Random play. */
    public static final Players RANDOM = new Players(List.of("random"), Meetings.EVERY_TWO);

    /** Takes a copy of the agents. */
    public Players {
      agents = List.copyOf(agents);
    }
  }

  /**
   * How games begin.
   *
   * @param first the first colours each variant is played with; empty for its own
   * @param starts texts of the positions games start from; empty for the variants' own
   * @param openingPlies random plies before the agents take over
   * @param common whether the variants share starts and openings
   */
  public record Beginning(
      List<Colour> first, List<String> starts, int openingPlies, boolean common) {
    /** As the variants say, without an opening. */
    public static final Beginning OWN = new Beginning(List.of(), List.of(), 0, false);

    /** Takes copies of the lists. */
    public Beginning {
      first = List.copyOf(first);
      starts = List.copyOf(starts);
    }

    /** Returns this beginning with other first colours and another opening. */
    public Beginning with(List<Colour> otherFirst, int otherOpeningPlies) {
      return new Beginning(otherFirst, starts, otherOpeningPlies, common);
    }
  }

  /**
   * How figures are judged.
   *
   * @param baseline the id of the variant that the others are compared with
   * @param confidence of the intervals, such as 0.95
   * @param margin within how many points of a hundred two results count as equivalent
   */
  public record Inference(String baseline, double confidence, double margin) {
    /** Returns how figures are judged if nothing is said. */
    public static Inference of(String baseline) {
      return new Inference(baseline, 0.95, 1);
    }
  }

  /**
   * What is written for each game.
   *
   * @param games whether there is a row a game
   * @param moves whether that row holds the moves
   */
  public record Recording(boolean games, boolean moves) {}

  /**
   * What is measured in the games.
   *
   * @param playouts what random playouts keep
   * @param positionGames in how many games of each pairing, from the first, every position is
   *     looked at
   * @param lengths the lengths of games that are wanted; how many are shorter and longer is told
   */
  public record Measuring(Playouts playouts, long positionGames, Optional<Lengths> lengths) {
    /** What is measured if nothing is said. */
    public static final Measuring DEFAULT =
        new Measuring(Playouts.COUNTS, 10_000, Optional.empty());
  }

  /**
   * A range of lengths of games, in plies.
   *
   * @param least the shortest that is wanted
   * @param most the longest that is wanted, at least {@code least}
   */
  public record Lengths(int least, int most) {}

  /** Returns an experiment with one variant, every game of which is recorded with its moves. */
  public static Experiment of(String name, NamedVariant variant) {
    return new Experiment(
        name,
        "",
        List.of(variant),
        Players.RANDOM,
        Beginning.OWN,
        10_000,
        1,
        Inference.of(variant.id()),
        Measuring.DEFAULT,
        new Recording(true, true),
        Goal.NONE);
  }

  /** Returns this experiment under another name. */
  public Experiment withName(String other) {
    return with(other, players, beginning);
  }

  /** Returns this experiment with other players. */
  public Experiment withPlayers(Players other) {
    return with(name, other, beginning);
  }

  /** Returns this experiment with games that begin otherwise. */
  public Experiment withBeginning(Beginning other) {
    return with(name, players, other);
  }

  /** Returns this experiment with another number of games. */
  public Experiment withGames(long other) {
    return with(other, seed, goal);
  }

  /** Returns this experiment with another seed. */
  public Experiment withSeed(long other) {
    return with(games, other, goal);
  }

  /** Returns this experiment with another goal. */
  public Experiment withGoal(Goal other) {
    return with(games, seed, other);
  }

  private Experiment with(String otherName, Players otherPlayers, Beginning otherBeginning) {
    return new Experiment(
        otherName,
        question,
        variants,
        otherPlayers,
        otherBeginning,
        games,
        seed,
        inference,
        measuring,
        record,
        goal);
  }

  private Experiment with(long otherGames, long otherSeed, Goal otherGoal) {
    return new Experiment(
        name,
        question,
        variants,
        players,
        beginning,
        otherGames,
        otherSeed,
        inference,
        measuring,
        record,
        otherGoal);
  }
}
