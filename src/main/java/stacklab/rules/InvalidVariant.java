package stacklab.rules;

import java.util.List;
import java.util.stream.Collectors;

/** Thrown where rules do not go together; it carries every fault found. */
public final class InvalidVariant extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final transient List<Fault> faults;

  InvalidVariant(List<Fault> faults) {
    super(faults.stream().map(f -> f.key() + ": " + f.message()).collect(Collectors.joining("\n")));
    this.faults = List.copyOf(faults);
  }

  /** Returns the faults, at least one. */
  public List<Fault> faults() {
    return faults;
  }
}
