package stacklab.io.records.files;

import java.io.IOException;

/** Thrown where a packed file unpacks to far more than any games do. */
final class TooLarge extends IOException {
  private static final long serialVersionUID = 1L;

  TooLarge(String message) {
    super(message);
  }
}
