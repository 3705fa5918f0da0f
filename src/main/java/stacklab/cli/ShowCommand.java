package stacklab.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import stacklab.board.Board;
import stacklab.game.Position;
import stacklab.io.NamedVariant;
import stacklab.report.PositionDrawing;
import stacklab.report.StackView;
import stacklab.report.svg.BoardPicture;
import stacklab.rules.Mirrors;
import stacklab.rules.RulesText;
import stacklab.rules.Setup;
import stacklab.rules.Variant;
import stacklab.rules.words.PlainWords;

/** {@code stacklab show}: a variant's rules and how it starts. */
@Command(
    name = "show",
    mixinStandardHelpOptions = true,
    description = "Show a variant: its rules in plain words, the board, how many opening moves.",
    footer = {
      "  stacklab show avalam",
      "  stacklab show dvonn --set removal=none",
      "  stacklab show avalam --set height-cap=4 --yaml > mine.yaml",
      "  stacklab show dvonn-shuffled --seed 7 --svg start.svg",
    })
final class ShowCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private final VariantOption variant;

  @Option(
      names = "--yaml",
      description = "Print the whole variant file instead, with every key and nothing inherited.")
  private boolean yaml;

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "Write a picture of the start as SVG to a file instead; - is standard output.")
  private Optional<String> svg = Optional.empty();

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Which of the random starts to draw, if it starts at random (default: 1).")
  private long seed;

  ShowCommand(Console console) {
    this.console = console;
    this.variant = new VariantOption(console);
  }

  @Override
  public Integer call() throws IOException {
    NamedVariant named = variant.read();
    if (svg.isPresent()) {
      picture(named);
    } else if (yaml) {
      console.out().print(RulesText.of(named.variant()));
    } else {
      show(named);
    }
    return 0;
  }

  private void picture(NamedVariant named) throws IOException {
    Position start = PositionOption.start(named.variant(), seed);
    String document =
        BoardPicture.of(named.variant().name(), named.variant().board())
            .withStacks(StackView.of(start))
            .svg();
    if (svg.get().equals("-")) {
      console.out().print(document);
    } else {
      Files.writeString(Path.of(svg.get()), document);
    }
  }

  private void show(NamedVariant named) {
    Variant shown = named.variant();
    console.line(
        shown.name().equals(named.id()) ? named.id() : shown.name() + " (" + named.id() + ")");
    if (!shown.summary().isEmpty()) {
      Paragraph.print(console, shown.summary());
    }
    console.line("");
    List<PlainWords.Paragraph> rules = PlainWords.of(shown);
    int topics = rules.stream().mapToInt(rule -> rule.topic().length()).max().orElse(0);
    rules.forEach(rule -> Paragraph.print(console, rule.topic(), topics, rule.text()));
    if (!shown.source().isEmpty()) {
      Paragraph.print(console, "Source", topics, shown.source());
    }
    draw(PositionOption.start(shown, seed));
  }

  private void draw(Position start) {
    Board board = start.variant().board();
    boolean random = start.variant().setup() instanceof Setup.Shuffle;
    console.line("");
    if (random) {
      console.line("One of the random starts, that of --seed " + seed + ":");
    }
    console.out().print(Boards.drawing(console.screen(), start));
    Paragraph.print(console, PositionDrawing.LEGEND);
    console.line("");
    int pieces = start.variant().pieceCount();
    console.line(
        count(board.size(), "space")
            + ", "
            + count(pieces, "piece")
            + ", "
            + count(start.moveCount(), "opening move")
            + (random ? " from this start" : ""));
    if (!random) {
      Paragraph.print(
          console,
          Mirrors.exchanging(start.variant())
              .map(symmetry -> "A " + symmetry + " of the board exchanges the colours.")
              .orElse("No turn or reflection of the board exchanges the colours."));
    }
  }

  private static String count(int number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }
}
