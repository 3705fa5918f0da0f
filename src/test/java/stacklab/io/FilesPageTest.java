package stacklab.io;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stacklab.rules.Bases;
import stacklab.rules.Locked;
import stacklab.rules.Named;
import stacklab.rules.Onto;
import stacklab.rules.Passing;
import stacklab.rules.Removal;
import stacklab.rules.Score;
import stacklab.rules.Stacks;
import stacklab.rules.Swap;
import stacklab.rules.TieBreak;

class FilesPageTest {
  private static List<String> keys() {
    return Stream.of(VariantKeys.ALL, VariantKeys.BOARD, VariantKeys.MOVE, ExperimentReader.KEYS)
        .flatMap(List::stream)
        .distinct()
        .toList();
  }

  @ParameterizedTest
  @MethodSource("keys")
  void everyKeyOfAFileHasALine(String key) throws IOException {
    String page = Files.readString(Path.of("docs/files.md"));
    assertTrue(page.contains("\n| `" + key + "` |"), key + " is not in docs/files.md");
  }

  private static List<Named> words() {
    return Stream.<Named[]>of(
            Bases.values(),
            Locked.values(),
            Onto.values(),
            stacklab.rules.Path.values(),
            Passing.values(),
            Removal.values(),
            Score.values(),
            Stacks.values(),
            Swap.values(),
            TieBreak.values(),
            Meetings.values(),
            Playouts.values())
        .flatMap(Stream::of)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("words")
  void everyValueIsNamed(Named value) throws IOException {
    String page = Files.readString(Path.of("docs/files.md"));
    assertTrue(page.contains("`" + value.text() + "`"), value.text() + " is not in docs/files.md");
  }
}
