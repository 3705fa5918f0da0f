package stacklab.rules;

/** How far a stack moves, in steps along a line. */
public sealed interface Distance {
  /**
   * Returns whether a move may have this length.
   *
   * @param steps at least 1
   * @param height the moving stack's height
   * @param target the height of the stack moved onto, before the move; 0 for an empty space
   */
  boolean allows(int steps, int height, int target);

  /** Returns the value as a variant file writes it. */
  String text();

  /** Exactly this many steps. */
  record Exactly(int steps) implements Distance {
    /** Checks that there is at least one step. */
    public Exactly {
      if (steps < 1) {
        throw new IllegalArgumentException("a stack moves at least one step, not " + steps);
      }
    }

    @Override
    public boolean allows(int length, int height, int target) {
      return length == steps;
    }

    @Override
    public String text() {
      return Integer.toString(steps);
    }
  }

  /** The distances that depend on heights, and the free one. */
  enum Measured implements Distance, Named {
    /** As many steps as the moving stack is high. */
    HEIGHT {
      @Override
      public boolean allows(int steps, int height, int target) {
        return steps == height;
      }
    },
    /** One step to as many as the moving stack is high. */
    UP_TO_HEIGHT {
      @Override
      public boolean allows(int steps, int height, int target) {
        return steps <= height;
      }
    },
    /** As many steps as the stack moved onto is high, before the move. */
    TARGET_HEIGHT {
      @Override
      public boolean allows(int steps, int height, int target) {
        return steps == target;
      }
    },
    /** Any number of steps. */
    ANY {
      @Override
      public boolean allows(int steps, int height, int target) {
        return true;
      }
    };

    @Override
    public String text() {
      return Named.super.text();
    }
  }
}
