package stacklab.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static stacklab.cli.Session.assertRefused;

import java.util.List;
import org.junit.jupiter.api.Test;

/** How many games a question needs, and what cannot be asked. */
class PowerCommandTest {
  @Test
  void saysHowManyGamesAQuestionNeeds() {
    assertEquals(
        """
        to find a difference of 1 point in draw takes about 18,000 games of each variant \
        (confidence 95 %, power 80 %).
        Assumed: a share of 12.0 %.
        """,
        Session.run("power --metric draw --difference 1").out());
    assertEquals(
        """
        to know plies to within 0.1 takes about 6,200 games (confidence 95 %).
        Assumed: a standard deviation of 4.000 a game.
        """,
        Session.run("power --metric plies --sd 4 --within 0.1").out());
    assertRefused(
        "nothing is asked; give one of --difference, --effect, --equivalent, --within and --games",
        "power");
  }

  @Test
  void plansWhereNothingVariesAndUpToTheEdges() {
    assertEquals(
        """
        to know draw to within 1 point takes about 190 games (confidence 95 %).
        Assumed: a share of 0.0 %.
        """,
        Session.run("power --metric draw --draws 0 --within 1").out());
    assertEquals(
        """
        to show that two variants which do not differ in draw are within 1 point takes about \
        390 games of each (confidence 95 %, power 80 %).
        Assumed: a share of 0.0 %.
        """,
        Session.run("power --metric draw --draws 0 --equivalent 1").out());
    String down = Session.run("power --metric draw --draws 100 --games 1000").out();
    assertTrue(
        down.startsWith("1,000 games of each variant find a difference of -0.7788 points"), down);
    assertTrue(
        Session.run("power --metric draw --draws 12 --difference 88").exitCode() == 0, "the edge");
  }

  @Test
  void refusesToPlanWhatCannotBe() {
    assertRefused(
        "--difference 90: no variant can differ so much; from draw of 12 there are -12 to 88"
            + " points",
        "power --metric draw --difference 90");
    assertRefused(
        "--effect 100000: no variant can differ so much; from first result of 50 there are -50 to"
            + " 50 points",
        "power --effect 1e5");
    assertRefused(
        "--difference 70: no variant can differ so much; from an imbalance of 10 there are -10 to"
            + " 40 points",
        "power --metric first_imbalance --result 60 --difference 70");
    String most =
        ": this takes more than 1,000,000,000,000 games, the most that a run can have; use a larger number";
    for (String option : List.of("difference", "within", "equivalent")) {
      assertRefused(
          "--" + option + " 0.00001" + most, "power --metric draw --" + option + " 0.00001");
      assertRefused(
          "--" + option + " 0.000001" + most,
          "power --metric plies --sd 1e9 --" + option + " 0.000001");
    }
    assertRefused("--difference 0: use a number that is not 0", "power --difference 0");
    assertRefused(
        "--power 0.01: use a number from 0.5 to 0.9999", "power --difference 1 --power 0.01");
    assertRefused("--within 60: use a number from 0 to 50", "power --within 60");
    assertRefused("--within -1: use a number from 0.000001 to 1000000000", "power --within -1");
    assertRefused("--games 1: use a number from 2 to 1000000000000", "power --games 1");
    assertRefused(
        "--games 2: so few games of each variant find no difference in draw, however large; use"
            + " more",
        "power --metric draw --draws 50 --games 2");
    for (String text : List.of("NaN", "Infinity", "0x1p3", "1d", "", "1,5")) {
      assertRefused(
          "stacklab power: Invalid value for option '--within': '"
              + text
              + "' is not a number such as 20 or 0.05\nTry 'stacklab power --help'.",
          "power --within '" + text + "'");
    }
    for (String text : List.of("1e300", "1e-300", "-1e10")) {
      assertRefused(
          "stacklab power: Invalid value for option '--sd': '"
              + text
              + "' is out of range; use 0 or a number from 0.000001 to 1000000000\n"
              + "Try 'stacklab power --help'.",
          "power --within 1 --sd " + text);
    }
  }
}
