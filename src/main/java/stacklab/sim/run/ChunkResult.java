package stacklab.sim.run;

import stacklab.sim.Plan;
import stacklab.sim.tally.MatchupTally;

/**
 * The games of a chunk, or of consecutive chunks of a matchup.
 *
 * @param chunk the chunk, or the last of them
 * @param tally their statistics
 * @param rows their rows of games.csv as they stand in the file; empty if games are not recorded
 */
public record ChunkResult(Plan.Chunk chunk, MatchupTally tally, byte[] rows) {}
