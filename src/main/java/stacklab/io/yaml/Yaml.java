package stacklab.io.yaml;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlVersionException;
import stacklab.rules.InvalidInput;

/**
 * Turns YAML text into nodes. Anchors, aliases, tags, several documents and deep nesting are
 * refused: the files need none of them, and without them the work done is bounded by the text.
 */
public final class Yaml {
  private static final int MAX_DEPTH = 20;

  private final SourceText source;
  private final Iterator<Event> events;
  private final Faults faults = new Faults();
  private Optional<Event> last = Optional.empty();
  private Optional<Event> lastKey = Optional.empty();

  private Yaml(SourceText source) {
    this.source = source;
    LoadSettings settings = LoadSettings.builder().setLabel("").build();
    this.events = new Parse(settings).parseString(source.text()).iterator();
  }

  /**
   * Returns what the text holds; {@linkplain Node.Scalar#isNothing nothing} if it is empty.
   *
   * @throws InvalidInput if it is not YAML, or more of YAML than is read here
   */
  public static Node read(SourceText source) {
    Yaml yaml = new Yaml(source);
    try {
      return yaml.document();
    } catch (MarkedYamlEngineException e) {
      throw SyntaxError.of(source, e, new SyntaxError.Read(yaml.last, yaml.lastKey));
    } catch (YamlVersionException e) {
      throw new InvalidInput(
          source.place(0, 0) + ": not YAML 1.2; leave out the line that begins with %YAML");
    } catch (ReaderException e) {
      throw new InvalidInput(
          source.placeOf(e.getPosition())
              + ": the character "
              + Shown.code(e.getCodePoint())
              + " is not allowed in YAML; take it out, or check that this is the right file");
    } catch (YamlEngineException e) {
      throw new InvalidInput(source.place(0, 0) + ": not YAML: " + Shown.plain(e.getMessage()));
    }
  }

  private Node document() {
    Node root = nothing(source.place(0, 0));
    boolean found = false;
    while (events.hasNext()) {
      Event event = events.next();
      if (event instanceof NodeEvent) {
        if (found) {
          faults.add(place(event), "a second document begins; keep one a file, without `---`");
          break;
        }
        root = node(event, 1);
        found = true;
      }
    }
    faults.throwIfAny();
    return root;
  }

  private static Node nothing(Place place) {
    return new Node.Scalar(place, "", Node.Style.PLAIN, -1);
  }

  private Place place(Event event) {
    Mark mark = event.getStartMark().orElseThrow();
    last = Optional.of(event);
    return source.place(mark.getLine(), mark.getColumn());
  }

  private Node node(Event event, int depth) {
    if (depth > MAX_DEPTH) {
      throw new InvalidInput(
          place(event) + ": nested more than " + MAX_DEPTH + " deep; no file needs that");
    }
    checkPlain((NodeEvent) event);
    if (event instanceof ScalarEvent scalar) {
      return scalar(scalar);
    }
    if (event instanceof AliasEvent) {
      return nothing(place(event));
    }
    return event.getEventId() == Event.ID.SequenceStart
        ? sequence(event, depth)
        : mapping(event, depth);
  }

  private void checkPlain(NodeEvent event) {
    if (event.getAnchor().isPresent()) {
      String sign = event instanceof AliasEvent ? "*" : "&";
      faults.add(
          place(event),
          Shown.quoted(sign + event.getAnchor().get())
              + ": anchors and aliases are not read; write the value out where it is needed");
    }
    Optional<String> tag =
        event instanceof ScalarEvent scalar
            ? scalar.getTag()
            : event instanceof CollectionStartEvent start ? start.getTag() : Optional.empty();
    tag.ifPresent(
        t -> faults.add(place(event), "the tag " + Shown.quoted(t) + " is not read; leave it out"));
  }

  private Node sequence(Event start, int depth) {
    List<Node> items = new ArrayList<>();
    for (Event e = events.next(); e.getEventId() != Event.ID.SequenceEnd; e = events.next()) {
      items.add(node(e, depth + 1));
    }
    return new Node.Sequence(place(start), items);
  }

  private Node mapping(Event start, int depth) {
    Map<String, Node.Entry> entries = new LinkedHashMap<>();
    for (Event e = events.next(); e.getEventId() != Event.ID.MappingEnd; e = events.next()) {
      Node key = node(e, depth + 1);
      lastKey = Optional.of(e);
      Node value = node(events.next(), depth + 1);
      if (key instanceof Node.Scalar scalar) {
        addEntry(entries, new Node.Entry(scalar, value));
      } else {
        faults.add(key.place(), Shown.found(key) + " stands where a key should; a key is one word");
      }
    }
    return new Node.Mapping(place(start), List.copyOf(entries.values()));
  }

  private void addEntry(Map<String, Node.Entry> entries, Node.Entry entry) {
    Node.Entry first = entries.putIfAbsent(entry.name(), entry);
    if (first != null) {
      faults.add(
          entry.key().place(),
          "key "
              + Shown.quoted(entry.name())
              + " stands there twice, first in line "
              + first.key().place().line()
              + "; leave one out");
    }
  }

  private Node scalar(ScalarEvent event) {
    Node.Style style =
        event.isPlain()
            ? Node.Style.PLAIN
            : event.isLiteral() || event.isFolded() ? Node.Style.BLOCK : Node.Style.QUOTED;
    return new Node.Scalar(
        place(event), event.getValue(), style, event.isLiteral() ? indent(event) : -1);
  }

  /** Every line of a literal block is a line of the file, less the indent. */
  private int indent(ScalarEvent event) {
    String[] rows = event.getValue().split("\n", -1);
    int line = event.getStartMark().orElseThrow().getLine() + 1;
    for (int row = 0; row < rows.length; row++) {
      if (!rows[row].isEmpty()) {
        return source.line(line + row).length() - rows[row].length();
      }
    }
    return 0;
  }
}
