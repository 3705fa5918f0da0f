package stacklab.agent.state;

import stacklab.game.Position;
import stacklab.rules.Colour;
import stacklab.rules.Variant;

/** A state on a board of any size, which leaves the rules to a {@link Position}. */
public final class WideState extends State {
  private final SlowFeatures features;
  private Position position;

  WideState(Variant variant) {
    super(variant);
    this.features = new SlowFeatures(variant);
  }

  @Override
  public void set(Position given) {
    position = given.copy();
  }

  @Override
  public int legalMoves(int[] into) {
    return position.legalMoves(into);
  }

  @Override
  public void play(int move) {
    position.playUnchecked(move);
  }

  @Override
  public void undo() {
    position.undo();
  }

  @Override
  public long hash() {
    return position.hash();
  }

  @Override
  public int turn() {
    return position.turn().index();
  }

  @Override
  public int seatToMove() {
    return position.seat(position.turn()) - 1;
  }

  @Override
  int lastMoverSeat() {
    return position.lastMoverSeat() - 1;
  }

  @Override
  public boolean placing() {
    return position.placing();
  }

  @Override
  public int scoreHalves(int colour) {
    return position.scoreHalves(Colour.of(colour));
  }

  @Override
  public boolean isOver() {
    return position.isOver();
  }

  @Override
  public int stackCount() {
    int stacks = 0;
    for (int space = 0; space < variant().board().size(); space++) {
      stacks += position.height(space) > 0 ? 1 : 0;
    }
    return stacks;
  }

  @Override
  public int height(int space) {
    return position.height(space);
  }

  @Override
  public int owner(int space) {
    return position.owner(space);
  }

  @Override
  public int bases(int space) {
    return position.bases(space);
  }

  @Override
  public void features(int[] into) {
    features.write(this, into);
  }
}
