package stacklab.agent;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import stacklab.agent.engine.CodeCupAgent;
import stacklab.agent.engine.ExternalAgent;
import stacklab.agent.mcts.MctsAgent;
import stacklab.agent.search.AlphaBetaAgent;
import stacklab.agent.search.Judge;
import stacklab.agent.search.SolverAgent;
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
  /** {@link MirrorAgent}. */
  MIRROR(true) {
    @Override
    List<AgentOption> options() {
      return List.of(AgentOption.EPSILON);
    }

    @Override
    Agent create(Variant variant, AgentSpec spec) {
      return new MirrorAgent(variant);
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
    boolean weighs() {
      return true;
    }

    @Override
    List<AgentOption> options() {
      return List.of(AgentOption.DEPTH, AgentOption.NODES, AgentOption.TIME, AgentOption.EPSILON);
    }

    @Override
    Map<AgentOption, String> defaultBudget() {
      return Map.of(AgentOption.NODES, "20000");
    }

    @Override
    Optional<Judge> judge(Variant variant, AgentSpec spec) {
      return Optional.of(new Judge(variant, spec.weights(variant), spec.budget()));
    }

    @Override
    Agent create(Variant variant, AgentSpec spec) {
      return new AlphaBetaAgent(variant, spec.weights(variant), spec.budget());
    }
  },
  /** {@link MctsAgent}. */
  MCTS(true) {
    @Override
    boolean weighs() {
      return true;
    }

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
          spec.weights(variant),
          spec.number(AgentOption.ITERATIONS, Long.MAX_VALUE),
          spec.budget().nanos());
    }
  },
  /** {@link SolverAgent}. */
  SOLVER(false) {
    @Override
    boolean weighs() {
      return true;
    }

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
      return new SolverAgent(variant, spec.weights(variant), spec.number(AgentOption.NODES, 1));
    }
  },
  /** {@link ExternalAgent}. */
  EXTERNAL(false) {
    @Override
    boolean isProgram() {
      return true;
    }

    @Override
    List<AgentOption> options() {
      return List.of(AgentOption.TIME, AgentOption.CLOCK, AgentOption.EPSILON);
    }

    @Override
    Map<AgentOption, String> defaultBudget() {
      return PROGRAM_BUDGET;
    }

    @Override
    Agent create(Variant variant, AgentSpec spec) {
      return new ExternalAgent(variant, spec.command(), spec.limits());
    }
  },
  /** {@link CodeCupAgent}; it cannot be told of moves made for it, so it does not err. */
  CODECUP(false) {
    @Override
    boolean isProgram() {
      return true;
    }

    @Override
    List<AgentOption> options() {
      return List.of(AgentOption.TIME, AgentOption.CLOCK);
    }

    @Override
    Map<AgentOption, String> defaultBudget() {
      return PROGRAM_BUDGET;
    }

    @Override
    Agent create(Variant variant, AgentSpec spec) {
      return new CodeCupAgent(variant, spec.command(), spec.limits());
    }
  };

  private static final Map<AgentOption, String> PROGRAM_BUDGET = Map.of(AgentOption.TIME, "10");

  private final boolean draws;

  AgentKind(boolean draws) {
    this.draws = draws;
  }

  /** Returns a new agent of this kind that never errs. */
  abstract Agent create(Variant variant, AgentSpec spec);

  /** Returns a judge of moves that searches as the agent does; nothing if it cannot value them. */
  Optional<Judge> judge(Variant variant, AgentSpec spec) {
    return Optional.empty();
  }

  /** Returns whether it is a program from outside, named by a command. */
  boolean isProgram() {
    return false;
  }

  /** Returns whether it evaluates by weights, so that {@code weights=FILE} is an option. */
  boolean weighs() {
    return false;
  }

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
