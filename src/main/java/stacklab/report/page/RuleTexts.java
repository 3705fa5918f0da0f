package stacklab.report.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import stacklab.game.Position;
import stacklab.report.StackView;
import stacklab.report.svg.BoardPicture;
import stacklab.rules.RulesText;
import stacklab.rules.Setup;
import stacklab.rules.Variant;
import stacklab.rules.words.PlainWords;
import stacklab.sim.Matchup;

/** The rules of a run's variants, for readers and as files. */
final class RuleTexts {
  private RuleTexts() {}

  /**
   * The rules of a variant.
   *
   * @param id what tables call it
   * @param name its title
   * @param summary a sentence; may be empty
   * @param paragraphs the rules in plain words
   * @param file its resolved variant file
   * @param board the start, or the bare board where the start is random
   */
  record Rules(
      String id,
      String name,
      String summary,
      List<PlainWords.Paragraph> paragraphs,
      String file,
      String board) {}

  /** Returns the rules of all variants, each once, whatever the first colours. */
  static List<Rules> of(List<Matchup> matchups) {
    Map<String, Variant> variants = new LinkedHashMap<>();
    matchups.forEach(m -> variants.putIfAbsent(m.variantId(), m.variant()));
    List<Rules> rules = new ArrayList<>();
    variants.forEach((id, variant) -> rules.add(of(id, variant, rules.size())));
    return rules;
  }

  private static Rules of(String id, Variant variant, int number) {
    return new Rules(
        id,
        variant.name(),
        variant.summary(),
        PlainWords.of(variant),
        RulesText.of(variant),
        new InlineSvg(picture(id, variant).svg()).element("start-" + number));
  }

  private static BoardPicture picture(String id, Variant variant) {
    return variant.setup() instanceof Setup.Shuffle
        ? BoardPicture.of("The board of " + id + "; its start is random", variant.board())
        : BoardPicture.of("The start of " + id, variant.board())
            .withStacks(StackView.of(Position.start(variant)));
  }
}
