package stacklab.io;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import stacklab.io.yaml.Faults;
import stacklab.io.yaml.Node;
import stacklab.io.yaml.Place;
import stacklab.io.yaml.Shown;
import stacklab.io.yaml.SourceText;
import stacklab.io.yaml.Yaml;
import stacklab.rules.InvalidInput;

/**
 * One rule of a variant set to another value.
 *
 * @param key the dotted key
 * @param value the new value
 * @param place where it was set
 */
record Setting(String key, Node value, Place place) {
  private static final String KEY_PATTERN = "[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*";

  /** Returns the settings of {@code --set} options; faults are added. */
  static List<Setting> parseAll(List<String> options, Faults faults) {
    List<Setting> settings = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (String option : options) {
      Place place = Place.of("--set " + Shown.plain(option));
      Optional<Setting> setting = parse(option, place, faults);
      if (setting.isPresent() && !seen.add(setting.get().key())) {
        faults.add(place, "'" + setting.get().key() + "' is set twice; leave one out");
      }
      setting.ifPresent(settings::add);
    }
    return settings;
  }

  private static Optional<Setting> parse(String option, Place place, Faults faults) {
    int equals = option.indexOf('=');
    if (equals < 1) {
      faults.add(place, "no KEY=VALUE; write, for example, --set height-cap=4");
      return Optional.empty();
    }
    try {
      Node value = Yaml.read(SourceText.option(place.file(), option.substring(equals + 1)));
      return of(option.substring(0, equals).strip(), value, place, faults);
    } catch (InvalidInput e) {
      faults.addAll(e);
      return Optional.empty();
    }
  }

  /** Returns the setting; empty, and a fault added, if no such key can be set. */
  static Optional<Setting> of(String key, Node value, Place place, Faults faults) {
    if (!key.matches(KEY_PATTERN)) {
      faults.add(
          place,
          Shown.quoted(key)
              + " is no key; allowed: words with dots between, such as move.distance");
      return Optional.empty();
    }
    if (VariantKeys.TITLES.contains(key) || key.equals("extends")) {
      faults.add(
          place,
          "'" + key + "' is no rule and cannot be set; write a variant that extends this one");
      return Optional.empty();
    }
    return Optional.of(new Setting(key, value, place));
  }

  /** Returns what the variant's name gets added: {@code height-cap=3}. */
  String label() {
    return key + "=" + Shown.flow(value);
  }

  /** Returns the keys of a variant with this rule set. */
  Layer over(Layer base) {
    String[] parts = key.split("\\.", -1);
    Node node = value;
    for (int i = parts.length - 1; i >= 0; i--) {
      Node.Scalar part = new Node.Scalar(place, parts[i], Node.Style.PLAIN, -1);
      node = new Node.Mapping(place, List.of(new Node.Entry(part, node)));
    }
    return new Layer((Node.Mapping) node, Optional.of(base), place, parts.length);
  }
}
