package dev.terrane.yaml;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.schema.CoreSchema;

/// Gives each value of YAML texts a number, so that equal values have equal numbers. An alias is
/// not expanded: the time is linear in the length of the text, also where aliases are nested.
final class YamlDocuments {
  private static final LoadSettings SETTINGS =
      LoadSettings.builder()
          .setSchema(new CoreSchema())
          .setCodePointLimit(Integer.MAX_VALUE)
          .setMaxAliasesForCollections(Integer.MAX_VALUE)
          .build();

  private sealed interface Value {
    record Scalar(ScalarText text) implements Value {}

    record Sequence(String tag, List<Integer> elements) implements Value {}

    record Mapping(String tag, Map<Integer, Integer> entries) implements Value {}
  }

  private final Map<Value, Integer> numbers = new HashMap<>();
  private final IdentityHashMap<Node, Integer> known = new IdentityHashMap<>();

  /// Reads a text.
  ///
  /// @return the number of each document
  /// @throws CtyException with line and column, when the text is not valid YAML
  List<Integer> read(String text) {
    try {
      var documents = new ArrayList<Integer>();
      for (var document : new Compose(SETTINGS).composeAllFromString(text)) {
        documents.add(number(document));
      }
      return documents;
    } catch (MarkedYamlEngineException e) {
      throw invalid(e.getProblemMark(), e.getProblem(), e);
    } catch (YamlEngineException e) {
      throw invalid(Optional.empty(), String.valueOf(e.getMessage()), e);
    } catch (StackOverflowError e) {
      throw invalid(Optional.empty(), "it is nested too deeply", e);
    }
  }

  private int number(Node node) {
    var earlier = known.get(node);
    if (earlier != null) {
      return earlier;
    }
    if (node.isRecursive()) {
      throw invalid(node.getStartMark(), "it contains itself", null);
    }
    var value = value(node);
    var number = numbers.computeIfAbsent(value, _ -> numbers.size());
    known.put(node, number);
    return number;
  }

  private Value value(Node node) {
    return switch (node) {
      case ScalarNode scalar -> new Value.Scalar(ScalarText.of(scalar));
      case SequenceNode sequence ->
          new Value.Sequence(
              sequence.getTag().getValue(),
              sequence.getValue().stream().map(this::number).toList());
      case MappingNode mapping -> new Value.Mapping(mapping.getTag().getValue(), entries(mapping));
      default -> throw invalid(node.getStartMark(), "it has an unknown kind of node", null);
    };
  }

  private Map<Integer, Integer> entries(MappingNode mapping) {
    var entries = new HashMap<Integer, Integer>();
    for (var entry : mapping.getValue()) {
      var key = entry.getKeyNode();
      if (entries.put(number(key), number(entry.getValueNode())) != null) {
        var name = key instanceof ScalarNode scalar ? " \"" + scalar.getValue() + "\"" : "";
        throw invalid(key.getStartMark(), "the key" + name + " is repeated", null);
      }
    }
    return entries;
  }

  private static CtyException invalid(
      Optional<Mark> place, String reason, @Nullable Throwable cause) {
    var at =
        place
            .map(mark -> "line %d, column %d: ".formatted(mark.getLine() + 1, mark.getColumn() + 1))
            .orElse("");
    var invalid = new CtyException(CtyPath.ROOT, "is not YAML: " + at + reason);
    invalid.initCause(cause);
    return invalid.expecting("YAML");
  }
}
