package stacklab.io;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stacklab.random.Random;
import stacklab.rules.InvalidInput;
import stacklab.rules.RulesText;
import stacklab.rules.Variant;

/** Shipped files, as they are and resolved, damaged at random or with one fault planted. */
class DamagedVariantsTest {
  private static final int DAMAGED = 1000;
  private static final int PLANTED = 200;
  private static final Pattern TOKEN = Pattern.compile("[A-Za-z0-9#.-]+|[^A-Za-z0-9#.\\s-]");
  private static final Shelf SHELF = new Shelf(Path.of(""));
  private static final VariantReader READER = new VariantReader(SHELF);
  private static final List<String> SHIPPED = new ArrayList<>();
  private static final List<String> RESOLVED = new ArrayList<>();

  @TempDir private Path folder;

  @BeforeAll
  static void readShipped() throws IOException {
    for (String name : SHELF.names()) {
      SHIPPED.add(Files.readString(Path.of("variants", name + ".yaml")));
      RESOLVED.add(RulesText.of(READER.read(name, List.of()).variant()));
    }
  }

  private static <T> T pick(List<T> list, Random random) {
    return list.get(random.below(list.size()));
  }

  private static String damaged(Random random) {
    String text = pick(random.below(2) == 0 ? SHIPPED : RESOLVED, random);
    int times = 1 + random.below(3);
    for (int i = 0; i < times; i++) {
      text =
          switch (random.below(6)) {
            case 0 -> flipByte(text, random);
            case 1 -> changeLines(text, random, false);
            case 2 -> changeLines(text, random, true);
            case 3 -> changeTokens(text, random, true);
            case 4 -> changeTokens(text, random, false);
            default -> text.substring(0, random.below(text.length() + 1));
          };
      text = text.isEmpty() ? "#" : text;
    }
    return text;
  }

  /** Works on bytes, so that what comes out need not be UTF-8. */
  private static String flipByte(String text, Random random) {
    StringBuilder bytes = new StringBuilder(text);
    int at = random.below(bytes.length());
    bytes.setCharAt(at, (char) ((bytes.charAt(at) ^ (1 << random.below(8))) & 0xff));
    return bytes.toString();
  }

  private static String changeLines(String text, Random random, boolean twice) {
    List<String> lines = new ArrayList<>(text.lines().toList());
    if (lines.isEmpty()) {
      return text;
    }
    int line = random.below(lines.size());
    if (twice) {
      lines.add(random.below(lines.size() + 1), lines.get(line));
    } else {
      lines.remove(line);
    }
    return String.join("\n", lines) + "\n";
  }

  private static String changeTokens(String text, Random random, boolean swap) {
    List<int[]> tokens = new ArrayList<>();
    Matcher matcher = TOKEN.matcher(text);
    while (matcher.find()) {
      tokens.add(new int[] {matcher.start(), matcher.end()});
    }
    if (tokens.size() < 2) {
      return text;
    }
    int[] a = pick(tokens, random);
    int[] b = pick(tokens, random);
    if (!swap || a[0] == b[0]) {
      return text.substring(0, a[0]) + text.substring(b[0], b[1]) + text.substring(a[1]);
    }
    int[] left = a[0] < b[0] ? a : b;
    int[] right = a[0] < b[0] ? b : a;
    return text.substring(0, left[0])
        + text.substring(right[0], right[1])
        + text.substring(left[1], right[0])
        + text.substring(left[0], left[1])
        + text.substring(right[1]);
  }

  @Test
  void aDamagedFileIsReadWithAResolvedFormOfTheSameRulesOrRefusedWithALine() throws IOException {
    Random random = Random.of(20260101);
    int accepted = 0;
    for (int i = 0; i < DAMAGED; i++) {
      String text = damaged(random);
      Path file = folder.resolve("damaged.yaml");
      Files.write(file, text.getBytes(ISO_8859_1));
      try {
        Variant variant = READER.read(file).variant();
        assertEquals(variant, READER.parse("again", RulesText.of(variant)).variant(), text);
        accepted++;
      } catch (InvalidInput e) {
        Pattern place = Pattern.compile("^" + Pattern.quote(file.toString()) + ":\\d+:\\d+: .+");
        assertTrue(
            e.messages().stream().anyMatch(m -> place.matcher(m).matches()),
            () -> text + "\n" + e.messages());
        assertTrue(e.messages().stream().noneMatch(m -> m.contains("\n")), text);
      }
    }
    assertTrue(accepted > DAMAGED / 10 && accepted < DAMAGED / 2, "accepted: " + accepted);
  }

  /** A fault and the line that it is in, counted from 1. */
  private record Planted(String text, int line) {}

  private interface Fault {
    /** Returns the line with the fault in it; the same if it does not fit there. */
    String in(String line, Random random);
  }

  private static final List<Fault> FAULTS =
      List.of(
          (line, random) -> line.replaceFirst("^( *)([a-z-]+):", "$1$2x:"),
          (line, random) -> line.replaceFirst("^( *)([a-z])([a-z-]+):", "$1$3:"),
          (line, random) -> line.replaceFirst("(: )(none|any|own|all|fixed|jump|never)$", "$1$2s"),
          (line, random) -> line.replaceFirst("(: )(map|stacks|pieces|height|white)$", "$1un$2"),
          (line, random) -> line.replaceFirst("(cap: )[0-9]+$", "$1five"),
          (line, random) -> line.replaceFirst("(cap: )[0-9]+$", "$10x5"),
          (line, random) -> line.replaceFirst("(cap: )[0-9]+$", "$1-1"),
          (line, random) -> line.replaceFirst("^( +)([WBD#.]+)$", "$1$2Q"),
          (line, random) -> line.replaceFirst("^( +)([WBD#])([WBD#.]+)$", "$1o$3"),
          (line, random) -> line.replaceFirst("(extends: ).*", "$1nowhere"),
          (line, random) -> line.replaceFirst("(grid: )[a-z]+", "$1round"),
          (line, random) -> line.replaceFirst("(W|B|bases|stones): [0-9]+", "$1: many"),
          (line, random) -> line.replaceFirst("(W|B|bases|stones): ([0-9]+)", "$1: 9$2"),
          (line, random) -> line.replaceFirst("^(tie-break: ).*", "$1[luck, draw]"),
          (line, random) -> line.replaceFirst("^(tie-break: ).*", "$1[draw, pieces]"),
          (line, random) -> line.replaceFirst("^(tie-break: \\[.*)\\]", "$1"),
          (line, random) -> line.replaceFirst("^(name: )\"?([^\"]*)\"?$", "$1\"$2"),
          (line, random) -> line.replaceFirst("^(first: )(.*)", "$1red"),
          (line, random) -> line.replaceFirst("^(komi: \\{white: )[0-9]+", "$10.3"),
          (line, random) -> line.replaceFirst("^([a-z-]+:) .*", "$1"),
          (line, random) -> line.replaceFirst("^([a-z-]+): ([a-z0-9]+)$", "$1 $2"),
          (line, random) -> line.replaceFirst("^([a-z-]+: )([a-z0-9]+)$", "$1*$2"),
          (line, random) -> line.replaceFirst("^([a-z-]+: )([a-z0-9]+)$", "$1!x $2"),
          (line, random) -> line.replaceFirst("^([a-z-]+: )([a-z0-9]+)$", "$1@$2"),
          (line, random) -> line.replaceFirst("^([a-z-]+: )([a-z0-9]+)$", "\t$1$2"),
          (line, random) -> line.replaceFirst("^([a-z-]+: )([a-z0-9]+)$", "$1[$2]"),
          (line, random) -> line.replaceFirst("^([a-z-]+: )([a-z0-9]+)$", "$1$2: $2"),
          (line, random) -> line.replaceFirst("^([a-z-]+: )([a-z0-9]+)$", "$1$2\u0001"));

  private static Planted planted(int number, Random random) {
    while (true) {
      List<String> lines =
          new ArrayList<>(pick(random.below(2) == 0 ? SHIPPED : RESOLVED, random).lines().toList());
      int line = random.below(lines.size());
      String with = FAULTS.get(number % FAULTS.size()).in(lines.get(line), random);
      if (!with.equals(lines.get(line))) {
        lines.set(line, with);
        return new Planted(String.join("\n", lines) + "\n", line + 1);
      }
    }
  }

  @Test
  void aFileWithOneFaultIsRefusedAtTheLineOfTheFault() throws IOException {
    Random random = Random.of(7);
    for (int i = 0; i < PLANTED; i++) {
      Planted planted = planted(i, random);
      Path file = folder.resolve("planted.yaml");
      Files.write(file, planted.text().getBytes(UTF_8));
      String place = file + ":" + planted.line() + ":";
      List<String> messages = messages(file);
      assertTrue(
          messages.stream().anyMatch(m -> m.startsWith(place)),
          () -> planted.text() + "\n" + planted.line() + " " + messages);
    }
  }

  private static List<String> messages(Path file) {
    try {
      return List.of("accepted: " + READER.read(file));
    } catch (InvalidInput e) {
      return e.messages();
    }
  }

  @Test
  void theFaultsThatArePlantedAllOccur() {
    Random random = Random.of(7);
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < FAULTS.size(); i++) {
      Planted planted = planted(i, random);
      lines.add(planted.text().lines().toList().get(planted.line() - 1));
    }
    Collections.sort(lines);
    assertTrue(lines.stream().distinct().count() > FAULTS.size() / 2, lines::toString);
  }
}
