package stacklab.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ImportCommandTest {
  private static final Path GAMES = Path.of("src/test/resources/stacklab/game/boardspace");

  @TempDir private Path folder;
  private Path out;

  @BeforeEach
  void name() {
    out = folder.resolve("People, 2008");
  }

  private Session run(String paths, String more) {
    return Session.run("import " + paths + " --variant dvonn --out '" + out + "' " + more);
  }

  @Test
  void aFolderOfGamesBecomesARunFolder() throws IOException {
    Session session = run(GAMES.toString(), "");

    assertEquals(
        GAMES
            + "/index.csv:1: not a game: 'file,white,black,year,status,plies,passes,white_score,"
            + "black_...' begins no record of the forms boardspace, littlegolem, codecup, games,"
            + " transcript\n",
        session.err());
    assertEquals("4 records: 3 played out, 1 not a game.", session.out().lines().findFirst().get());
    assertEquals(0, session.exitCode());
    List<String> rows = Files.readAllLines(out.resolve("games.csv"));
    assertEquals(4, rows.size());
    for (String name : List.of("summary.csv", "plies.csv", "manifest.yaml", "charts")) {
      assertTrue(Files.exists(out.resolve(name)), name);
    }
  }

  @Test
  void withStrictWhatIsNoGameIsAFailure() {
    assertEquals(1, run(GAMES.toString(), "--strict").exitCode());
    assertEquals(0, run("'" + GAMES + "/*.sgf'", "--strict --overwrite").exitCode());
  }

  @Test
  void theFolderOfARunIsNotOverwrittenUnlessAsked() {
    run(GAMES.toString(), "");

    Session again = run(GAMES.toString(), "");

    assertEquals(
        out + " holds a run; give another folder with --out, or --overwrite to replace it\n",
        again.err());
    assertEquals(2, again.exitCode());
    assertEquals(0, run(GAMES.toString(), "--overwrite").exitCode());
  }

  @Test
  void anArchiveGivesTheSameGamesAsItsFolder() throws IOException {
    run("'" + GAMES + "/*.sgf'", "");
    String expected = Files.readString(out.resolve("games.csv"));
    Path archive = folder.resolve("games.zip");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(archive))) {
      for (String name : List.of("00114.sgf", "01086.sgf", "00624.sgf")) {
        zip.putNextEntry(new ZipEntry("people/" + name));
        zip.write(Files.readAllBytes(GAMES.resolve(name)));
        zip.closeEntry();
      }
    }

    Session session = run(archive.toString(), "--overwrite --strict");

    assertEquals(0, session.exitCode());
    assertEquals(expected, Files.readString(out.resolve("games.csv")));
  }

  @Test
  void whereThereIsNoGameNothingIsWritten() throws IOException {
    Path file = folder.resolve("letter.txt");
    Files.writeString(file, "Dear Sir,\n");

    Session session = run(file.toString(), "");

    assertEquals(
        file
            + ":1: not a game: 'Dear Sir,' begins no record of the forms boardspace, littlegolem,"
            + " codecup, games, transcript\nno game was read; nothing is written\n",
        session.err());
    assertEquals("1 record: 1 not a game.\n", session.out());
    assertEquals(1, session.exitCode());
    assertFalse(Files.exists(out));
  }

  @Test
  void aPathThatLeadsNowhereIsWrongInput() {
    Session session = run("nowhere.sgf", "");

    assertEquals("nowhere.sgf: there is no such file or folder; check the path\n", session.err());
    assertEquals(2, session.exitCode());
  }

  @Test
  void logsOfAnotherGameAreRefusedByTheNameTheyGive() {
    String log = GAMES.resolve("01086.sgf").toString();

    Session session = Session.run("import " + log + " --variant avalam --out '" + out + "'");

    assertEquals(
        log
            + ":1: not a game of avalam: the record is of GM[Dvonn]; ply 1, white's g5, is not"
            + " legal: no piece is placed any more; to move the stack on g5, name the space it goes"
            + " to as well\n"
            + "no game was read; nothing is written\n",
        session.err());
    assertEquals("1 record: 1 not a game.\n", session.out());
    assertEquals(1, session.exitCode());
  }

  @Test
  void anUnknownFormIsNamedWithTheKnownOnes() {
    Session session = run(GAMES.toString(), "--format pgn");

    assertEquals(
        "--format pgn: no form is called so; allowed: boardspace, littlegolem, codecup, games,"
            + " transcript\n",
        session.err());
    assertEquals(2, session.exitCode());
  }

  @Test
  void anImportedFolderIsReadByTheOtherCommands() throws IOException {
    Files.copy(GAMES.resolve("01086.sgf"), folder.resolve("one.sgf"));
    run(folder.resolve("one.sgf").toString(), "");

    Session table = Session.run("table '" + out + "'");
    assertEquals(0, table.exitCode(), table.err());
    assertTrue(table.out().contains("dvonn"), table.out());

    Path again = folder.resolve("again");
    Session session = Session.run("import '" + out + "' --out " + again);
    assertEquals(0, session.exitCode(), session.err());
    assertEquals(
        Files.readString(out.resolve("games.csv")), Files.readString(again.resolve("games.csv")));
    assertEquals(
        Files.readString(out.resolve("summary.csv")),
        Files.readString(again.resolve("summary.csv")));
  }

  @Test
  void aForeignManifestMakesNoRunFolder() throws IOException {
    Path games = Files.createDirectory(folder.resolve("theirs"));
    Files.copy(GAMES.resolve("01086.sgf"), games.resolve("one.sgf"));
    Files.writeString(games.resolve("manifest.yaml"), "files: 1\n");

    Session session = Session.run("verify " + games);

    assertEquals("say with --variant which variant was played\n", session.err());
  }
}
