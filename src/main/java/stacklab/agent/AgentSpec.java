package stacklab.agent;

import java.math.BigDecimal;
import java.util.EnumMap;
import java.util.Map;
import java.util.StringJoiner;
import stacklab.agent.search.Budget;
import stacklab.rules.InvalidInput;
import stacklab.rules.Variant;

/**
 * What an agent is, for any variant: {@code random}, {@code greedy:epsilon=0.05} and the like.
 * Immutable; equal if the texts are.
 */
public final class AgentSpec {
  private final AgentKind kind;
  private final Map<AgentOption, BigDecimal> values;
  private final String text;

  AgentSpec(AgentKind kind, Map<AgentOption, BigDecimal> given) {
    this.kind = kind;
    this.values = new EnumMap<>(AgentOption.class);
    values.putAll(given);
    values.computeIfPresent(AgentOption.EPSILON, (o, share) -> share.signum() == 0 ? null : share);
    boolean budget = values.keySet().stream().anyMatch(option -> option != AgentOption.EPSILON);
    if (!budget) {
      kind.defaultBudget().forEach((option, value) -> values.put(option, new BigDecimal(value)));
    }
    this.text = write();
  }

  /**
   * Returns the agent that a text stands for.
   *
   * @throws InvalidInput if there is none, naming every fault and the values allowed
   */
  public static AgentSpec parse(String text) {
    return new AgentText(text).read();
  }

  private String write() {
    StringJoiner options = new StringJoiner(",", kind.word() + ":", "").setEmptyValue(kind.word());
    for (AgentOption option : kind.options()) {
      if (values.containsKey(option)) {
        options.add(option.key() + "=" + option.text(values.get(option)));
      }
    }
    return options.toString();
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
    return !values.containsKey(AgentOption.TIME);
  }

  /** Returns whether the agent draws from its generator. */
  public boolean randomised() {
    return kind.draws() || values.containsKey(AgentOption.EPSILON);
  }

  /** Returns a new agent for a variant, for one thread. */
  public Agent create(Variant variant) {
    Agent agent = kind.create(variant, this);
    return values.containsKey(AgentOption.EPSILON)
        ? new ErringAgent(agent, values.get(AgentOption.EPSILON).doubleValue())
        : agent;
  }

  /** Returns what a move may cost; what the text does not limit is unlimited. */
  Budget budget() {
    BigDecimal seconds = values.get(AgentOption.TIME);
    return new Budget(
        (int) number(AgentOption.DEPTH, Budget.ANY_DEPTH),
        number(AgentOption.NODES, Long.MAX_VALUE),
        seconds == null ? Long.MAX_VALUE : seconds.movePointRight(9).longValue());
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
