package stacklab.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import stacklab.rules.InvalidInput;

final class AgentSpecTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "random",
        "greedy",
        "greedy:epsilon=0.05",
        "greedy:epsilon=1",
        "alphabeta:depth=4",
        "mcts:iterations=500",
        "mcts:time=100ms,epsilon=0.5",
        "solver:nodes=5000",
        "alphabeta:nodes=250,time=1500ms",
        "alphabeta:depth=3,epsilon=0.05",
        "alphabeta:time=2s",
        "external(time=10s):python3 engine.py",
        "external(time=1s,clock=300s,epsilon=0.05):python3 'my engine.py' \"it's\"",
        "codecup(clock=30s):./engine -x"
      })
  void canonicalTextsReadBackAsThemselves(String text) {
    assertEquals(text, AgentSpec.parse(text).text());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        " greedy | greedy",
        "greedy:epsilon=0 | greedy",
        "alphabeta | alphabeta:nodes=20000",
        "mcts | mcts:iterations=1000",
        "solver | solver:nodes=1000000",
        "alphabeta:epsilon=0.1,depth=2 | alphabeta:depth=2,epsilon=0.1",
        "alphabeta:time=0.1s | alphabeta:time=100ms",
        "alphabeta:time=120m | alphabeta:time=7200s",
        "external: python3  engine.py | external(time=10s):python3 engine.py",
        "external(clock=5m):a:b | external(clock=300s):a:b",
        "greedy: epsilon = 0.050 | greedy:epsilon=0.05",
      })
  void differentTextsOfOneAgentHaveOneCanonicalText(String written, String canonical) {
    assertEquals(canonical, AgentSpec.parse(written).text());
    assertEquals(AgentSpec.parse(canonical), AgentSpec.parse(written));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "greedyy | agent 'greedyy': no agent is called 'greedyy'; use one of random, mirror, greedy,"
            + " alphabeta, mcts, solver",
        "random:epsilon=1 | agent 'random:epsilon=1': no option is called 'epsilon'; random takes"
            + " no options",
        "greedy:epsilom=1 | agent 'greedy:epsilom=1': no option is called 'epsilom'; greedy takes"
            + " epsilon; did you mean 'epsilon'?",
        "greedy:epsilon=2 | agent 'greedy:epsilon=2': epsilon cannot be '2'; use a number from 0 to"
            + " 1, such as 0.05",
        "external | agent 'external': '' names no program; write a command such as python3"
            + " engine.py",
        "external(nodes=1):e | agent 'external(nodes=1):e': no option is called 'nodes'; external"
            + " takes time, clock, epsilon",
        "codecup(epsilon=1):e | agent 'codecup(epsilon=1):e': no option is called 'epsilon'",
        "greedy(epsilon=1) | agent 'greedy(epsilon=1)': no agent is called 'greedy(epsilon=1)'",
        "greedy:epsilon | agent 'greedy:epsilon': epsilon cannot be ''; use a number from 0 to 1,"
            + " such as 0.05",
      })
  void faultsNameTheValueFoundAndTheValuesAllowed(String written, String message) {
    String thrown =
        assertThrows(InvalidInput.class, () -> AgentSpec.parse(written)).messages().get(0);
    assertTrue(thrown.startsWith(message), thrown);
  }

  @Test
  void aMisspeltAgentIsGuessed() {
    String thrown =
        assertThrows(InvalidInput.class, () -> AgentSpec.parse("gredy")).messages().get(0);
    assertTrue(thrown.endsWith("; did you mean 'greedy'?"), thrown);
  }

  @Test
  void allFaultsAreNamedAtOnce() {
    assertEquals(
        2,
        assertThrows(InvalidInput.class, () -> AgentSpec.parse("greedy:epsilon=x,deep=1"))
            .messages()
            .size());
  }

  @Test
  void agentsOfOneTextAreEqual() {
    assertEquals(AgentSpec.parse("greedy"), AgentSpec.parse("greedy"));
    assertNotEquals(AgentSpec.parse("greedy"), AgentSpec.parse("random"));
    assertTrue(AgentSpec.parse("greedy").randomised());
    assertTrue(AgentSpec.parse("greedy").reproducible());
    assertFalse(AgentSpec.parse("greedy").equals(null));
  }
}
