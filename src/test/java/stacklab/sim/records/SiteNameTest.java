package stacklab.sim.records;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import stacklab.game.KnownVariants;
import stacklab.game.SharedFiles;
import stacklab.io.NamedVariant;
import stacklab.io.records.PlayerNames;

class SiteNameTest {
  private static NamedVariant called(String id) {
    return new NamedVariant(id, KnownVariants.of("dvonn"));
  }

  private static CheckedGame check(NamedVariant variant, String log) {
    return Records.one(new Referees(List.of(variant), new PlayerNames(List.of())), log);
  }

  @Test
  void aVariantIsTheGameWhoseWordsItsNameOrTitleBeginsWith() {
    NamedVariant avalam = Records.variant("avalam");
    assertTrue(SiteName.fits("Dvonn", Records.variant("dvonn-shuffled")));
    assertTrue(SiteName.fits("DVONN", called("house")), "the title is DVONN");
    assertTrue(SiteName.fits("Avalam height", called("avalam height-cap=4")));
    assertFalse(SiteName.fits("Dvonn", avalam));
    assertFalse(SiteName.fits("Ava", avalam), "half a word");
    assertFalse(SiteName.fits("Avalam Plus", avalam));
  }

  @Test
  void aLegalGameIsTakenWhateverItsSiteCallsIt() {
    String log = SharedFiles.resource("boardspace/01086.sgf").replace("GM[Dvonn]", "GM[Zertz]");
    assertEquals(Verdict.PLAYED_OUT, check(called("house"), log).verdict());
  }

  @Test
  void aGameOfAnotherNameOfWhichNothingWasPlayedIsNone() {
    String log = "(;\nGM[Zertz]VV[1]\n; P0[0 Start P0]\n; P0[1 resign]\n; P0[2 done]\n)\n";
    CheckedGame game = check(Records.variant("dvonn"), log);
    assertEquals(Verdict.NO_GAME, game.verdict());
    assertEquals(
        "standard input:1: not a game of dvonn: the record is of GM[Zertz]; no ply was played",
        game.reason());
    assertEquals(
        Verdict.RESIGNED, check(Records.variant("dvonn"), log.replace("Zertz", "Dvonn")).verdict());
  }
}
