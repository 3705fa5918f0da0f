package stacklab.sim.records;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import stacklab.game.KnownVariants;
import stacklab.io.NamedVariant;
import stacklab.io.records.PlayerNames;
import stacklab.io.records.files.Found;
import stacklab.io.records.files.GameFiles;

/** Reads texts of records in tests. */
final class Records {
  private Records() {}

  static NamedVariant variant(String name) {
    return new NamedVariant(name, KnownVariants.of(name));
  }

  static Referees referee(String variant) {
    return new Referees(List.of(variant(variant)), new PlayerNames(List.of()));
  }

  /** Returns what a text holds, as if it came from standard input. */
  static List<CheckedGame> check(Referees referee, String text) {
    return check(referee, text.getBytes(UTF_8));
  }

  static List<CheckedGame> check(Referees referee, byte[] bytes) {
    List<CheckedGame> games = new ArrayList<>();
    try (GameFiles files =
        new GameFiles(List.of("-"), Optional.empty(), new ByteArrayInputStream(bytes))) {
      for (Optional<Found> found = files.next(); found.isPresent(); found = files.next()) {
        games.add(referee.check(found.get()));
      }
    }
    return games;
  }

  /** Returns the only game of a text. */
  static CheckedGame one(Referees referee, String text) {
    List<CheckedGame> games = check(referee, text);
    if (games.size() != 1) {
      throw new AssertionError(games.size() + " games in " + text);
    }
    return games.get(0);
  }
}
