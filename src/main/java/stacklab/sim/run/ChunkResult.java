package stacklab.sim.run;

import stacklab.sim.Plan;
import stacklab.sim.tally.MatchupTally;

/**
 * The games of a chunk.
 *
 * @param chunk which units were played
 * @param tally their statistics
 * @param rows their rows of games.csv as they stand in the file; empty if games are not recorded
 */
record ChunkResult(Plan.Chunk chunk, MatchupTally tally, byte[] rows) {}
