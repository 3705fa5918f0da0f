package stacklab.agent;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import stacklab.agent.mcts.MctsAgent;
import stacklab.agent.search.AlphaBetaAgent;
import stacklab.agent.search.SolverAgent;
import stacklab.agent.state.Weights;
import stacklab.rules.Variant;

/** The kinds of agent, with the options each takes and what it does without any. */
enum AgentKind {
  /** {@link RandomAgent}. */
  RANDOM(true) {
    @Override
    Agent create(Variant variant, AgentSpec spec) {
      return new RandomAgent();
    }
  },
  /** {@link GreedyAgent}. */
  GREEDY(true) {
    @Override
    List<AgentOption> options() {
      return List.of(AgentOption.EPSILON);
    }

    @Override
    Agent create(Variant variant, AgentSpec spec) {
      return new GreedyAgent();
    }
  },
  /** {@link AlphaBetaAgent}. */
  ALPHABETA(false) {
    @Override
    List<AgentOption> options() {
      return List.of(AgentOption.DEPTH, AgentOption.NODES, AgentOption.TIME, AgentOption.EPSILON);
    }

    @Override
    Map<AgentOption, String> defaultBudget() {
      return Map.of(AgentOption.NODES, "20000");
    }

    @Override
    Agent create(Variant variant, AgentSpec spec) {
      return new AlphaBetaAgent(variant, Weights.defaults(variant), spec.budget());
    }
  },
  /** {@link MctsAgent}. */
  MCTS(true) {
    @Override
    List<AgentOption> options() {
      return List.of(AgentOption.ITERATIONS, AgentOption.TIME, AgentOption.EPSILON);
    }

    @Override
    Map<AgentOption, String> defaultBudget() {
      return Map.of(AgentOption.ITERATIONS, "1000");
    }

    @Override
    Agent create(Variant variant, AgentSpec spec) {
      return new MctsAgent(
          variant,
          Weights.defaults(variant),
          spec.number(AgentOption.ITERATIONS, Long.MAX_VALUE),
          spec.budget().nanos());
    }
  },
  /** {@link SolverAgent}. */
  SOLVER(false) {
    @Override
    List<AgentOption> options() {
      return List.of(AgentOption.NODES, AgentOption.EPSILON);
    }

    @Override
    Map<AgentOption, String> defaultBudget() {
      return Map.of(AgentOption.NODES, "1000000");
    }

    @Override
    Agent create(Variant variant, AgentSpec spec) {
      return new SolverAgent(variant, Weights.defaults(variant), spec.number(AgentOption.NODES, 1));
    }
  };

  private final boolean draws;

  AgentKind(boolean draws) {
    this.draws = draws;
  }

  /** Returns a new agent of this kind that never errs. */
  abstract Agent create(Variant variant, AgentSpec spec);

  /** Returns the options it takes, in the order in which they are written. */
  List<AgentOption> options() {
    return List.of();
  }

  /** Returns the budget it has when its text names none. */
  Map<AgentOption, String> defaultBudget() {
    return Map.of();
  }

  /** Returns the word an agent's text begins with. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns whether such an agent draws from its generator even when it never errs. */
  boolean draws() {
    return draws;
  }
}
