package stacklab.report.page;

/**
 * Which program made a run's results.
 *
 * @param version its version
 * @param commit the commit of its sources
 * @param stopped whether the run had a rule to stop before all games were played
 */
public record Origin(String version, String commit, boolean stopped) {}
