package stacklab.board;

/** How the spaces of a board hang together. */
public enum Grid {
  /** Squares in rows and columns. */
  SQUARE,
  /** Hexagons, written as a sheared grid: column x, row y touches (x+1,y+1) but not (x+1,y-1). */
  HEX,
  /** Named spaces and the lines through them, as listed. */
  LINES
}
