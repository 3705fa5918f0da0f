package stacklab.rules;

import java.util.List;

/**
 * Thrown where something a user wrote (a file, an option, a position, a move) cannot be used. Its
 * messages are complete: what is wrong, where, the value found, the values allowed, what to do.
 */
public final class InvalidInput extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient List<String> messages;

  /** Makes an exception with one message. */
  public InvalidInput(String message) {
    this(List.of(message));
  }

  /** Makes an exception with several messages, at least one, in the order of their places. */
  public InvalidInput(List<String> messages) {
    super(String.join("\n", messages));
    this.messages = List.copyOf(messages);
  }

  /** Returns the messages, one a fault. */
  public List<String> messages() {
    return messages;
  }
}
