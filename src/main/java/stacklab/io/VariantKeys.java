package stacklab.io;

import java.util.List;

/** The keys of a variant file. */
final class VariantKeys {
  /** All keys of the file itself. */
  static final List<String> ALL =
      List.of(
          "name",
          "summary",
          "source",
          "extends",
          "board",
          "map",
          "pieces",
          "setup",
          "first",
          "move",
          "height-cap",
          "removal",
          "pass",
          "ply-limit",
          "score",
          "tie-break",
          "swap",
          "komi");

  static final List<String> BOARD = List.of("grid", "directions", "wrap", "spaces", "lines");

  static final List<String> MOVE = List.of("stacks", "bases", "distance", "path", "onto", "locked");

  /** Keys about one file only: they are not inherited. */
  static final List<String> TITLES = List.of("name", "summary", "source");

  /** Keys whose values are merged key by key with those of the file extended. */
  static final List<String> MERGED = List.of("board", "move");

  /** The largest number a rule may hold; far above any that matters on a board. */
  static final long MOST = 1_000_000;

  private VariantKeys() {}
}
