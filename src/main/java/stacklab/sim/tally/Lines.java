package stacklab.sim.tally;

/** Lines of numbers behind a title. */
final class Lines {
  private Lines() {}

  /** Returns the numbers of all arrays with blanks between them. */
  static String join(long[]... arrays) {
    StringBuilder text = new StringBuilder();
    for (long[] array : arrays) {
      for (long value : array) {
        text.append(text.length() == 0 ? "" : " ").append(value);
      }
    }
    return text.toString();
  }

  /** Reads the numbers that follow a line's first word, in the order of {@link #join}. */
  static void split(String line, long[]... into) {
    String[] words = line.split(" ", -1);
    int at = 1;
    for (long[] array : into) {
      for (int i = 0; i < array.length; i++) {
        array[i] = Long.parseLong(words[at++]);
      }
    }
  }
}
