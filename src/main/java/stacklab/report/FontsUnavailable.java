package stacklab.report;

/** Says why no text, and so no chart, can be drawn on this machine and what would help. */
public final class FontsUnavailable extends Exception {
  private static final long serialVersionUID = 1L;

  FontsUnavailable(String message, Throwable cause) {
    super(message, cause);
  }
}
