package stacklab.report.page;

/**
 * How a run's results came about.
 *
 * @param version the version of the program that made them
 * @param commit the commit of its sources; empty if not known
 * @param games how the games came about
 */
public record Origin(String version, String commit, Games games) {
  /** How games came about. */
  public enum Games {
    /** All that were planned were played. */
    PLAYED,
    /** They were played until a rule stopped the run. */
    STOPPED,
    /** They were played elsewhere, and imported. */
    IMPORTED
  }
}
