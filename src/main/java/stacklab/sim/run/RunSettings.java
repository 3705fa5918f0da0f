package stacklab.sim.run;

import stacklab.sim.Plan;

/**
 * An experiment ready to be run.
 *
 * @param name the experiment's name
 * @param question what it asks; may be empty
 * @param experiment the experiment as resolved, in YAML: what makes two runs the same
 * @param plan what is played
 * @param recording which games are written down
 * @param confidence of all intervals
 * @param baseline the id of the variant that the others are compared with; empty for none
 * @param margin the largest difference of imbalance that counts as equivalent, as a share
 * @param stop when to end before all games are played
 */
public record RunSettings(
    String name,
    String question,
    String experiment,
    Plan plan,
    Recording recording,
    double confidence,
    String baseline,
    double margin,
    Stop stop) {

  /** Makes settings of which all games are played. */
  public RunSettings(
      String name,
      String question,
      String experiment,
      Plan plan,
      Recording recording,
      double confidence,
      String baseline,
      double margin) {
    this(name, question, experiment, plan, recording, confidence, baseline, margin, Stop.NEVER);
  }

  /** Returns the same with other games written down. */
  public RunSettings withRecording(Recording other) {
    return new RunSettings(
        name, question, experiment, plan, other, confidence, baseline, margin, stop);
  }

  /** Returns the same with another plan. */
  public RunSettings withPlan(Plan other) {
    return new RunSettings(
        name, question, experiment, other, recording, confidence, baseline, margin, stop);
  }

  /** Returns the same, to be stopped early by a rule. */
  public RunSettings withStop(Stop rule) {
    return new RunSettings(
        name, question, experiment, plan, recording, confidence, baseline, margin, rule);
  }
}
