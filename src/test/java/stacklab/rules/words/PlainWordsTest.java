package stacklab.rules.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import stacklab.io.Shelf;
import stacklab.io.VariantReader;
import stacklab.rules.Variant;

class PlainWordsTest {
  private static final VariantReader READER = new VariantReader(new Shelf(Path.of("")));

  private static Map<String, String> words(String variant, String... settings) {
    return PlainWords.of(READER.read(variant, List.of(settings)).variant()).stream()
        .collect(Collectors.toMap(PlainWords.Paragraph::topic, PlainWords.Paragraph::text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          avalam-3x3  | A turn  | move.stacks=own            | Take a whole stack of your own and move it
          avalam-3x3  | A turn  | move.distance=2            | along a line exactly 2 steps onto
          avalam-3x3  | A turn  | move.distance=any          | along a line any number of steps onto another stack, whoever owns it. The moved stack goes on top; a stack belongs to the player whose colour is on top. What lies between does not matter.
          avalam      | A turn  | move.distance=any          | What lies between does not matter; a hole in the board counts as a step.
          avalam-3x3  | A turn  | move.distance=up-to-height | at most as many steps as it is high onto
          avalam-3x3  | A turn  | move.distance=target-height| exactly as many steps as the stack it lands on is high onto
          avalam-3x3  | A turn  | move.onto=own              | onto another stack of your own.
          avalam-3x3  | A turn  | move.onto=opponent         | onto a stack of your opponent's.
          avalam-3x3  | A turn  | move.locked=surrounded     | A stack with all of its 8 neighbouring spaces occupied is locked and may not move; one on a space with fewer than 8, by an edge or a hole, never is.
          avalam-2x2  | A turn  | move.locked=surrounded     | no space of this board has a neighbour on every side
          avalam-merels | A turn | move.locked=surrounded    | one on a space with fewer than 4 is never locked.
          avalam      | A turn  | height-cap=none            | A stack may grow to any height.
          dvonn       | A turn  | move.bases=movable         | Take a whole stack of your own, or one with a base on top, and move it
          path-02-bases | A turn | move.bases=movable        | Take any whole stack, your own or your opponent's or nobody's, and move it
          path-02-bases | A turn | move.onto=neutral         | onto a stack with a base on top.
          avalam-3x3  | The end | move.stacks=own            | The game ends when the player to move has no move, even if the other player has one.
          avalam-3x3  | The end | ply-limit=20               | It ends at the latest after 20 turns, placements and passes among them.
          avalam-3x3  | Winning | score=tallest              | Each player has as many points as their tallest stack has pieces. More points win.
          avalam-3x3  | Winning | score=pieces               | Each stack is as many points for its owner as it has pieces. More points win.
          avalam-3x3  | Winning | komi={white: 0.5, black: -1} | White gets 0.5 points and Black gives up 1 point on top of that.
          avalam-3x3  | Winning | tie-break=[capped-stacks, last-mover] | On equal points the player with more stacks of full height (5 pieces) wins; if that is equal too, the player who moved the last stack wins; if that decides nothing either, the game is a draw.
          avalam-3x3  | Winning | tie-break=[pieces, tallest, second-seat] | On equal points the player with more pieces in their stacks wins; if that is equal too, the player with the taller tallest stack wins; if that is equal too, the player who moved second wins.
          dvonn       | Winning | tie-break=[bases, stacks]  | On equal points the player with more bases in their stacks wins; if that is equal too, the player with more stacks wins;
          dvonn       | Start   | 'setup={place: {bases: 3, stones: 45}}' | Black places the first stone and the last, so Black has one stone more: 23 against 22. 1 space stays empty. Then White moves first.
          dvonn       | Start   | 'setup={place: {bases: 2}}' | White places the first stone and the last, so White has one stone more: 24 against 23. Then White moves first.
          avalam-placed | Start | setup={place: {stones: 48}} | White first: 48 stones, each player stones of their own colour. White places the first stone, Black the last; each has 24. Then White moves first.
          dvonn       | Start   | 'first={place: black, move: white}' | Black first: first 3 neutral bases, then 46 stones, each player stones of their own colour. White places the first stone, Black the last; each has 23. Then White moves first.
          dvonn       | Start   | 'setup={shuffle: {W: 1, B: 2, D: 1}}' | 1 white stone, 2 black stones and 1 neutral base stand on the empty spaces at random, every arrangement equally likely. 45 spaces stay empty. White moves first.
          avalam-3x3  | Swap    | swap=after-1               | now as Black.
          avalam-8x8  | Board   | board.wrap=columns         | A grid of 8 by 8 squares, every one a space. Lines run along rows, columns and diagonals. The left and right edges are joined:
          avalam-8x8  | Board   | board.directions=diagonal  | Lines run along the diagonals only.
          avalam-8x8  | Board   | board.directions=orthogonal| Lines run along rows and columns, not along diagonals.
          """)
  void eachRuleValueIsTold(String variant, String topic, String setting, String told) {
    String text = words(variant, setting).get(topic);
    assertTrue(text.contains(told), text);
  }

  @Test
  void pathIsToldOnlyWhereItMatters() {
    assertTrue(
        words("avalam", "move.path=clear", "move.distance=any")
            .get("A turn")
            .contains("All spaces between must be empty, and a hole is in the way."));
    assertEquals(words("avalam").get("A turn"), words("avalam", "move.path=clear").get("A turn"));
  }

  @Test
  void emptySpacesAreAllowedWhereTheyAre() {
    assertTrue(
        words("avalam", "move.onto=any-or-empty", "ply-limit=99")
            .get("A turn")
            .contains("onto another stack, whoever owns it, or onto an empty space."));
  }

  @Test
  void piecesOnTheMapAreToldBesideThoseThatComeLater() {
    Variant variant =
        READER
            .parse(
                "drawn",
                """
                board: {grid: square}
                map: |
                  WB#
                  D##
                setup: {place: {bases: 1, stones: 2}}
                move: {distance: 1}
                """)
            .variant();
    assertEquals(
        "1 white stone, 1 black stone and 1 neutral base stand on the board from the start, as"
            + " drawn. The players place one piece each in turn on any empty space, White first:"
            + " first 1 neutral base, then 2 stones, each player stones of their own colour. Black"
            + " places the first stone, White the last; each has 1. Then White moves first.",
        PlainWords.of(variant).get(1).text());
  }

  @ParameterizedTest
  @ValueSource(strings = {"avalam", "dvonn", "avalam-merels", "avalam-torus", "dvonn-shuffled"})
  void sentencesAreWhole(String variant) {
    for (String text : words(variant).values()) {
      assertTrue(text.matches("(?s)[A-Z0-9].*\\.\\)?"), text);
      assertTrue(!text.contains("  ") && !text.contains(".."), text);
    }
  }
}
