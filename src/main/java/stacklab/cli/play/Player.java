package stacklab.cli.play;

import java.util.Optional;
import stacklab.agent.Agent;
import stacklab.agent.AgentSpec;
import stacklab.random.Random;
import stacklab.rules.Variant;

/**
 * Somebody who plays: a person, or an agent.
 *
 * @param name the agent's text, {@code human} for a person
 * @param agent picks the moves; empty for a person
 * @param random where the agent's chance comes from
 */
public record Player(String name, Optional<Agent> agent, Random random) {
  /** What a person is called in place of an agent's text. */
  public static final String PERSON = "human";

  /**
   * Returns the player that a text stands for: a person for {@code human}, else an agent.
   *
   * @throws stacklab.rules.InvalidInput if it stands for none
   */
  public static Player of(String text, Variant variant, Random random) {
    if (text.equals(PERSON)) {
      return new Player(PERSON, Optional.empty(), random);
    }
    AgentSpec spec = AgentSpec.parse(text);
    return new Player(spec.text(), Optional.of(spec.create(variant)), random);
  }

  boolean isPerson() {
    return agent.isEmpty();
  }
}
