package stacklab.agent;

import java.math.BigDecimal;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.StringJoiner;
import stacklab.agent.engine.Command;
import stacklab.agent.engine.Limits;
import stacklab.agent.search.Budget;
import stacklab.agent.search.Judge;
import stacklab.agent.state.Weights;
import stacklab.agent.tuned.WeightsChoice;
import stacklab.rules.InvalidInput;
import stacklab.rules.Variant;

/**
 * What an agent is, for any variant: {@code random}, {@code greedy:epsilon=0.05} and the like;
 * programs from outside as {@code external(time=1s):python3 engine.py}. Immutable; equal if the
 * texts are.
 */
public final class AgentSpec {
  private final Optional<AgentKind> kind;
  private final Map<AgentOption, BigDecimal> values;
  private final Optional<Command> command;
  private final Optional<WeightsChoice> weights;
  private final String text;
  private final boolean budgetNamed;

  AgentSpec(
      AgentKind kind,
      Map<AgentOption, BigDecimal> given,
      Optional<Command> command,
      Optional<WeightsChoice> weights) {
    this.kind = Optional.of(kind);
    this.command = command;
    this.weights = weights;
    this.values = new EnumMap<>(AgentOption.class);
    values.putAll(given);
    values.computeIfPresent(AgentOption.EPSILON, (o, share) -> share.signum() == 0 ? null : share);
    boolean budget = values.keySet().stream().anyMatch(option -> option != AgentOption.EPSILON);
    this.budgetNamed = budget;
    if (!budget) {
      kind.defaultBudget().forEach((option, value) -> values.put(option, new BigDecimal(value)));
    }
    this.text = write(kind);
  }

  private AgentSpec(String name) {
    this.kind = Optional.empty();
    this.command = Optional.empty();
    this.weights = Optional.empty();
    this.values = Map.of();
    this.text = name;
    this.budgetNamed = false;
  }

  /**
   * Returns the agent that a text stands for.
   *
   * @throws InvalidInput if there is none, naming every fault and the values allowed
   */
  public static AgentSpec parse(String text) {
    return new AgentText(text).read();
  }

  /**
   * Returns the player that a record of games names: the agent that the name stands for or, where
   * it stands for none, somebody who cannot be asked to play.
   */
  public static AgentSpec recorded(String name) {
    try {
      return parse(name);
    } catch (InvalidInput noAgent) {
      return new AgentSpec(name);
    }
  }

  private String write(AgentKind kind) {
    String word = kind.word();
    StringJoiner options =
        command.isPresent()
            ? new StringJoiner(",", word + "(", ")")
            : new StringJoiner(",", word + ":", "").setEmptyValue(word);
    for (AgentOption option : kind.options()) {
      if (values.containsKey(option)) {
        options.add(option.key() + "=" + option.text(values.get(option)));
      }
    }
    weights.ifPresent(choice -> options.add("weights=" + choice.text()));
    return options + command.map(program -> ":" + program.text()).orElse("");
  }

  /** Returns the text that names the agent in files: the same for the same agent. */
  public String text() {
    return text;
  }

  /**
   * Returns whether the same seed gives the same moves: not with a budget of time, nor with another
   * program.
   */
  public boolean reproducible() {
    return kind.isPresent() && !values.containsKey(AgentOption.TIME) && command.isEmpty();
  }

  /** Returns whether the agent is a program from outside. */
  public boolean isProgram() {
    return command.isPresent();
  }

  /** Returns whether this is an agent that can be asked to play, not known from records only. */
  public boolean isAgent() {
    return kind.isPresent();
  }

  /** Returns whether the agent draws from its generator. */
  public boolean randomised() {
    return kind.isEmpty() || kind.get().draws() || values.containsKey(AgentOption.EPSILON);
  }

  /**
   * Returns the word for what a move's budget counts, {@code nodes} or {@code iterations}; nothing
   * for agents that do not count.
   */
  public Optional<String> counts() {
    return counted().map(AgentOption::key);
  }

  private Optional<AgentOption> counted() {
    return kind.stream()
        .flatMap(known -> known.options().stream())
        .filter(AgentOption::isCount)
        .findFirst();
  }

  /** Returns what a move may cost in what {@link #counts}; nothing if that is not limited. */
  public OptionalLong count() {
    return counted().filter(values::containsKey).isPresent()
        ? OptionalLong.of(values.get(counted().get()).longValueExact())
        : OptionalLong.empty();
  }

  /** Returns whether the text it was read from names a budget. */
  public boolean isBudgetNamed() {
    return budgetNamed;
  }

  /**
   * Returns the same agent with another budget.
   *
   * @throws IllegalArgumentException if its kind does not count, or not so far
   */
  public AgentSpec withCount(long budget) {
    AgentOption option =
        counted().orElseThrow(() -> new IllegalArgumentException(text + " counts nothing"));
    Map<AgentOption, BigDecimal> other = new EnumMap<>(AgentOption.class);
    other.putAll(values);
    other.put(
        option,
        option
            .parse(Long.toString(budget))
            .orElseThrow(() -> new IllegalArgumentException("a budget of " + budget)));
    return new AgentSpec(kind.orElseThrow(), other, command, weights);
  }

  /**
   * Returns the same agent with other weights.
   *
   * @throws IllegalArgumentException if its kind has none
   */
  public AgentSpec withWeights(WeightsChoice choice) {
    if (!weighs()) {
      throw new IllegalArgumentException(text + " has no weights");
    }
    return new AgentSpec(kind.orElseThrow(), values, command, Optional.of(choice));
  }

  /** Returns whether its kind evaluates by weights. */
  public boolean weighs() {
    return kind.isPresent() && kind.get().weighs();
  }

  /** Returns the weights its text names; nothing for the default ones. */
  public Optional<WeightsChoice> weights() {
    return weights;
  }

  /** Returns the weights it evaluates a variant by. */
  Weights weights(Variant variant) {
    return weights
        .map(choice -> choice.weights(variant))
        .orElseGet(() -> Weights.defaults(variant));
  }

  /**
   * Returns a new agent for a variant, for one thread.
   *
   * @throws InvalidInput if it is known from records only
   */
  public Agent create(Variant variant) {
    Agent agent =
        kind.orElseThrow(
                () -> new InvalidInput(text + " is known from records only and cannot be asked"))
            .create(variant, this);
    return values.containsKey(AgentOption.EPSILON)
        ? new ErringAgent(agent, values.get(AgentOption.EPSILON).doubleValue())
        : agent;
  }

  /**
   * Returns a new judge of others' moves for a variant, for one thread.
   *
   * @throws InvalidInput if the agent gives moves no values
   */
  public Judge judge(Variant variant) {
    return kind.flatMap(known -> known.judge(variant, this))
        .orElseThrow(
            () ->
                new InvalidInput(
                    "agent '"
                        + text
                        + "' gives moves no values; use alphabeta, as in"
                        + " alphabeta:nodes=20000"));
  }

  /** Returns what a move may cost; what the text does not limit is unlimited. */
  Budget budget() {
    return new Budget(
        (int) number(AgentOption.DEPTH, Budget.ANY_DEPTH),
        number(AgentOption.NODES, Long.MAX_VALUE),
        nanos(AgentOption.TIME));
  }

  /** Returns the program of a kind that is one. */
  Command command() {
    return command.orElseThrow();
  }

  /** Returns the time such a program has. */
  Limits limits() {
    return new Limits(nanos(AgentOption.TIME), nanos(AgentOption.CLOCK));
  }

  private long nanos(AgentOption option) {
    BigDecimal seconds = values.get(option);
    return seconds == null ? Limits.NONE : seconds.movePointRight(9).longValue();
  }

  /** Returns a whole number of the text, or what stands for none. */
  long number(AgentOption option, long otherwise) {
    BigDecimal value = values.get(option);
    return value == null ? otherwise : value.longValueExact();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof AgentSpec spec && text.equals(spec.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  @Override
  public String toString() {
    return text;
  }
}
