package stacklab.io;

import stacklab.rules.Variant;

/**
 * A variant and what commands, experiments and tables call it.
 *
 * @param id the shipped name, the file's name without {@code .yaml} or the inline name, followed by
 *     the keys that were set: {@code avalam height-cap=3}
 * @param variant the rules; {@link Variant#name} is the title that its file gives
 */
public record NamedVariant(String id, Variant variant) {}
