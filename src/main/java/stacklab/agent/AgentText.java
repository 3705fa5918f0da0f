package stacklab.agent;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import stacklab.agent.engine.Command;
import stacklab.agent.tuned.WeightsChoice;
import stacklab.rules.InvalidInput;

/** Reads an agent's text and collects everything that is wrong with it. */
final class AgentText {
  private static final String WEIGHTS = "weights";
  private static final String DEFAULT_WEIGHTS = "default";
  private static final Pattern PROGRAM = Pattern.compile("([a-z]+)(?:\\((.*)\\))?");

  private final String text;
  private final List<String> faults = new ArrayList<>();
  private Optional<WeightsChoice> weights = Optional.empty();
  private boolean weightsNamed;

  AgentText(String text) {
    this.text = text;
  }

  /** Returns the agent the text stands for. */
  AgentSpec read() {
    String stripped = text.strip();
    int colon = stripped.indexOf(':');
    String word = colon < 0 ? stripped : stripped.substring(0, colon);
    String rest = colon < 0 ? "" : stripped.substring(colon + 1);
    Matcher program = PROGRAM.matcher(word);
    if (program.matches() && kind(program.group(1)).isProgram()) {
      String options = program.group(2);
      return read(
          kind(program.group(1)), options == null ? "" : options, Optional.of(command(rest)));
    }
    if (colon >= 0 && rest.isBlank()) {
      // Not nothing, but one option without a name.
      rest = " ";
    }
    return read(kind(word), rest, Optional.empty());
  }

  private AgentSpec read(AgentKind kind, String options, Optional<Command> command) {
    Map<AgentOption, BigDecimal> values = new EnumMap<>(AgentOption.class);
    if (!options.isEmpty()) {
      for (String part : options.split(",", -1)) {
        readOption(kind, part.strip(), values);
      }
    }
    if (!faults.isEmpty()) {
      throw new InvalidInput(faults);
    }
    return new AgentSpec(kind, values, command, weights);
  }

  private Command command(String command) {
    try {
      return Command.parse(command);
    } catch (InvalidInput e) {
      throw new InvalidInput("agent '" + text + "': " + e.getMessage());
    }
  }

  private AgentKind kind(String word) {
    for (AgentKind kind : AgentKind.values()) {
      if (kind.word().equals(word)) {
        return kind;
      }
    }
    List<String> words = Arrays.stream(AgentKind.values()).map(AgentKind::word).toList();
    throw new InvalidInput(
        "agent '"
            + text
            + "': no agent is called '"
            + word
            + "'; use one of "
            + String.join(", ", words)
            + Spelling.suggestion(word, words));
  }

  private void readOption(AgentKind kind, String part, Map<AgentOption, BigDecimal> values) {
    int equals = part.indexOf('=');
    String key = equals < 0 ? part : part.substring(0, equals).strip();
    if (kind.weighs() && key.equals(WEIGHTS)) {
      readWeights(equals < 0 ? "" : part.substring(equals + 1).strip());
      return;
    }
    Optional<AgentOption> option =
        kind.options().stream().filter(o -> o.key().equals(key)).findFirst();
    if (option.isEmpty()) {
      faults.add(unknown(kind, key));
      return;
    }
    if (values.containsKey(option.get())) {
      faults.add(twice(key));
      return;
    }
    String value = equals < 0 ? "" : part.substring(equals + 1).strip();
    option
        .get()
        .parse(value)
        .ifPresentOrElse(
            number -> values.put(option.get(), number), () -> faults.add(bad(option.get(), value)));
  }

  private String twice(String key) {
    return "agent '" + text + "': '" + key + "' stands there twice; leave one out";
  }

  private void readWeights(String value) {
    if (weightsNamed) {
      faults.add(twice(WEIGHTS));
    } else if (value.isEmpty()) {
      faults.add("agent '" + text + "': weights cannot be ''; use default or the path of a file");
    } else if (!value.equals(DEFAULT_WEIGHTS)) {
      try {
        weights = Optional.of(WeightsChoice.parse(value));
      } catch (InvalidInput e) {
        e.messages().forEach(message -> faults.add("agent '" + text + "': " + message));
      }
    }
    weightsNamed = true;
  }

  private String unknown(AgentKind kind, String key) {
    List<String> keys = new ArrayList<>(kind.options().stream().map(AgentOption::key).toList());
    if (kind.weighs()) {
      keys.add(WEIGHTS);
    }
    String allowed =
        keys.isEmpty()
            ? kind.word() + " takes no options"
            : kind.word() + " takes " + keys.stream().collect(Collectors.joining(", "));
    return "agent '"
        + text
        + "': no option is called '"
        + key
        + "'; "
        + allowed
        + Spelling.suggestion(key, keys);
  }

  private String bad(AgentOption option, String value) {
    return "agent '"
        + text
        + "': "
        + option.key()
        + " cannot be '"
        + value
        + "'; use "
        + option.allowed();
  }
}
