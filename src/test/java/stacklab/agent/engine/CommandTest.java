package stacklab.agent.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import stacklab.rules.InvalidInput;

final class CommandTest {
  @Test
  void wordsAreSeparatedByBlanksOutsideQuotes() {
    assertEquals(
        List.of("python3", "my engine.py", "-x=a b", "", "C:\\bin\\e.exe"),
        Command.parse(" python3  'my engine.py' -x=\"a b\" '' C:\\bin\\e.exe ").words());
  }

  @Test
  void escapesCountInDoubleQuotesOnly() {
    assertEquals(
        List.of("a\"b\\c\\d", "a\\\"b"), Command.parse("\"a\\\"b\\\\c\\d\" 'a\\\"b'").words());
  }

  @Test
  void everyCommandReadsBackFromItsText() {
    List<String> words =
        List.of("a", "a b", "", "it's", "it's \"so\"", "\\", "\\'", "'\\\\\"", "tab\there", "ü");
    for (String first : words.subList(0, 2)) {
      for (String second : words) {
        Command command = new Command(List.of(first, second, "z"));
        assertEquals(command, Command.parse(command.text()));
      }
    }
  }

  @Test
  void noProgramAndAnOpenQuoteAreRefused() {
    assertEquals("'' names no program; write a command such as python3 engine.py", refusal(""));
    assertEquals(
        "' ''' names no program; write a command such as python3 engine.py", refusal(" ''"));
    assertEquals("'a \"b': a quote (\") is not closed; close it", refusal("a \"b"));
  }

  private static String refusal(String text) {
    return assertThrows(InvalidInput.class, () -> Command.parse(text)).getMessage();
  }
}
