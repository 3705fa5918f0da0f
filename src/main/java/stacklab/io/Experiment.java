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
 * @param first the first colours each variant is played with; empty for its own
 * @param agents as text, at least one
 * @param meetings which of the agents meet
 * @param starts texts of the positions games start from; empty for the variants' own
 * @param openingPlies random plies before the agents take over
 * @param games how many games per variant, first colour and two agents
 * @param seed of all random numbers
 * @param baseline the id of the variant that the others are compared with
 * @param confidence of the intervals, such as 0.95
 * @param margin within how many points of a hundred two results count as equivalent
 * @param playouts what random playouts keep
 * @param measuring what is measured in the games
 * @param commonStarts whether the variants share starts and openings
 * @param record what is written for each game
 * @param goal what may end it before all games are played
 */
public record Experiment(
    String name,
    String question,
    List<NamedVariant> variants,
    List<Colour> first,
    List<String> agents,
    Meetings meetings,
    List<String> starts,
    int openingPlies,
    long games,
    long seed,
    String baseline,
    double confidence,
    double margin,
    Playouts playouts,
    Measuring measuring,
    boolean commonStarts,
    Recording record,
    Goal goal) {

  /** Takes copies of the lists. */
  public Experiment {
    variants = List.copyOf(variants);
    first = List.copyOf(first);
    agents = List.copyOf(agents);
    starts = List.copyOf(starts);
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
   * @param positionGames in how many games of each pairing, from the first, every position is
   *     looked at
   * @param lengths the lengths of games that are wanted; how many are shorter and longer is told
   */
  public record Measuring(long positionGames, Optional<Lengths> lengths) {
    /** What is measured if nothing is said. */
    public static final Measuring DEFAULT = new Measuring(10_000, Optional.empty());
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
        List.of(),
        List.of("random"),
        Meetings.EVERY_TWO,
        List.of(),
        0,
        10_000,
        1,
        variant.id(),
        0.95,
        1,
        Playouts.COUNTS,
        Measuring.DEFAULT,
        false,
        new Recording(true, true),
        Goal.NONE);
  }

  /** Returns this experiment under another name with other players. */
  public Experiment withPlayers(
      String otherName, List<String> otherAgents, Meetings otherMeetings) {
    return new Experiment(
        otherName,
        question,
        variants,
        first,
        otherAgents,
        otherMeetings,
        starts,
        openingPlies,
        games,
        seed,
        baseline,
        confidence,
        margin,
        playouts,
        measuring,
        commonStarts,
        record,
        goal);
  }

  /** Returns this experiment with other first colours and openings. */
  public Experiment withBeginning(List<Colour> otherFirst, int otherOpeningPlies) {
    return new Experiment(
        name,
        question,
        variants,
        otherFirst,
        agents,
        meetings,
        starts,
        otherOpeningPlies,
        games,
        seed,
        baseline,
        confidence,
        margin,
        playouts,
        measuring,
        commonStarts,
        record,
        goal);
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

  private Experiment with(long otherGames, long otherSeed, Goal otherGoal) {
    return new Experiment(
        name,
        question,
        variants,
        first,
        agents,
        meetings,
        starts,
        openingPlies,
        otherGames,
        otherSeed,
        baseline,
        confidence,
        margin,
        playouts,
        measuring,
        commonStarts,
        record,
        otherGoal);
  }
}
