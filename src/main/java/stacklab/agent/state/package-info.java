/**
 * The positions that searches work on: {@link stacklab.agent.state.State} in the form that is
 * fastest for the board. Tests hold every form equal to {@link stacklab.game.Position}.
 */
package stacklab.agent.state;
