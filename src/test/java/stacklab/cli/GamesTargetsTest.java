package stacklab.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the commands that read games write, and where. */
final class GamesTargetsTest {
  @TempDir private Path folder;
  private Path tiny;

  @BeforeEach
  void writeATinyGame() throws IOException {
    tiny = folder.resolve("tiny.log");
    Files.writeString(tiny, "# Player 1: Ann Other\nA1B1 B2A2 A2B1\n");
  }

  private Session run(String command, String more) {
    return Session.run(command + " " + tiny + " --variant avalam-2x2 " + more);
  }

  @Test
  void exportWritesAFileAGame() throws IOException {
    Path out = folder.resolve("out");
    Session session = run("export", "--to boardspace --out " + out);
    assertEquals("1 game written to " + out + "\n", session.err());
    assertTrue(Files.readString(out.resolve("000001.sgf")).contains("; P0[1 move A 1 B 1]\n"));
    assertEquals(
        out
            + " holds '000001.sgf' already; give another folder with --out, or --overwrite to"
            + " replace it\n",
        run("export", "--to boardspace --out " + out).err());
  }

  @Test
  void exportOverwritesWhatItWroteAndNothingElse() throws IOException {
    Path out = folder.resolve("out");
    run("export", "--to boardspace --out " + out);
    String again = "--overwrite --out " + out + " --to ";

    assertEquals("1 game written to " + out + "\n", run("export", again + "games").err());
    assertArrayEquals(new String[] {"games.csv"}, out.toFile().list());
    assertEquals(2, run("export", again + "codecup --game 7").exitCode());
    assertArrayEquals(new String[] {"games.csv"}, out.toFile().list());

    Files.writeString(out.resolve("mine.txt"), "");
    assertEquals(
        out
            + " holds 'mine.txt', which is no exported game; give an empty or new folder with"
            + " --out\n",
        run("export", again + "codecup").err());
    assertEquals(
        "--overwrite needs the folder: give --out\n",
        run("export", "--to codecup --overwrite").err());
  }

  @Test
  void annotateReplacesItsFilesIfAsked() throws IOException {
    Path out = folder.resolve("out");
    String judged = "--agent alphabeta:nodes=10 --out " + out;
    run("annotate", judged);
    String moves = Files.readString(out.resolve("moves.csv"));

    assertEquals(
        out
            + " holds 'losses.csv' already; give another folder with --out, or --overwrite to"
            + " replace it\n",
        run("annotate", judged).err());
    assertEquals(2, run("annotate", judged + " --overwrite --game 2").exitCode());
    assertEquals(moves, Files.readString(out.resolve("moves.csv")));
    assertEquals(0, run("annotate", judged + " --overwrite").exitCode());
    assertEquals(moves, Files.readString(out.resolve("moves.csv")));
    assertEquals(
        "--overwrite needs the folder: give --out\n", run("annotate", "--overwrite").err());
  }

  @Test
  void whatCannotBeWrittenIsNamedWithTheReason() throws IOException {
    String nowhere = folder.resolve("nowhere").toString();
    assertEquals(
        "stacklab: " + nowhere + ": there is no such file or folder\n",
        run("replay", "--html " + nowhere + "/game.html").err());
    assertEquals(
        "stacklab: " + folder + ": this is a folder; give a file in it\n",
        run("replay", "--html " + folder).err());
    assertEquals(
        "stacklab export: Invalid value for option '--out': '' cannot be the name of a"
            + " file\nTry 'stacklab export --help'.\n",
        Session.run(
                Screen.NONE, "", List.of("export", tiny.toString(), "--to", "codecup", "--out", ""))
            .err());
    for (String command : List.of("export --to codecup", "annotate", "import")) {
      assertEquals(
          tiny + " is a file; give a folder with --out\n",
          run(command, "--out " + tiny).err(),
          command);
    }
  }

  @Test
  void annotateWritesNothingIntoTheFolderOfARun() throws IOException {
    Path out = Files.createDirectory(folder.resolve("people"));
    Files.writeString(out.resolve("manifest.yaml"), "");
    Session session = run("annotate", "--agent alphabeta:nodes=1000 --out " + out);

    assertEquals(2, session.exitCode());
    assertEquals(
        "--out "
            + out
            + ": this folder holds a run; give another, such as --out "
            + out
            + "-annotated\n",
        session.err());
    assertEquals(1, out.toFile().list().length);
  }

  @Test
  void annotateWritesARowAPlyAndTheAverages() throws IOException {
    Path out = folder.resolve("annotated");
    run("annotate", "--agent alphabeta:nodes=1000 --out " + out);

    List<String> moves = Files.readAllLines(out.resolve("moves.csv"));
    assertEquals(
        "avalam-2x2,white:human/human,1,1,white,human,a1b1,no,a1b1,1.000000,1.000000,0.000000,0,no",
        moves.get(1));
    assertEquals(4, moves.size());
    assertEquals(
        "avalam-2x2,human,loss,,1,0.000000,,,0.950000,n = 1: score-t needs 2",
        Files.readAllLines(out.resolve("losses.csv")).get(1));
  }
}
