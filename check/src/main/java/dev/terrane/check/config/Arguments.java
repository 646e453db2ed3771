package dev.terrane.check.config;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.StringValue;
import dev.terrane.cty.CtyValue.TupleValue;
import dev.terrane.cty.codec.Json;
import dev.terrane.engine.rules.Blocks;
import dev.terrane.provider.schema.Schema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The author's arguments, in Terraform's JSON syntax of blocks: the format of a training file,
/// with the ids of objects to import.
///
/// @param document the file
public record Arguments(ObjectValue document) {
  /// No arguments.
  public static final Arguments NONE = new Arguments(CtyValue.object(Map.of()));

  private static final Set<String> KEYS =
      Set.of(
          "provider",
          "resource",
          "update",
          "import",
          "data",
          "ephemeral",
          "action",
          "list",
          "function");

  /// Thrown when a file is not valid.
  public static final class ArgumentsException extends RuntimeException {
    private static final long serialVersionUID = 1;

    ArgumentsException(String message, Throwable cause) {
      super(message, cause);
    }

    /// A file that does not match the provider.
    public ArgumentsException(String message) {
      super(message);
    }
  }

  /// Reads a file.
  ///
  /// @throws ArgumentsException if it cannot be read, or is not valid
  public static Arguments read(Path file) {
    try {
      if (Json.decodeDocument(Files.readAllBytes(file)) instanceof ObjectValue document) {
        return checked(file, document);
      }
      throw new ArgumentsException(file + ": the content is not a JSON object");
    } catch (IOException e) {
      throw new ArgumentsException("cannot read " + file + ": " + e, e);
    } catch (CtyException e) {
      throw new ArgumentsException(file + ": " + e.getMessage(), e);
    }
  }

  private static Arguments checked(Path file, ObjectValue document) {
    for (var key : document.attributes().keySet()) {
      if (!KEYS.contains(key)) {
        throw new ArgumentsException(
            "%s: \"%s\" is not a valid key; use one of %s"
                .formatted(file, key, String.join(", ", KEYS.stream().sorted().toList())));
      }
    }
    return new Arguments(document);
  }

  /// The provider block; empty if there is none.
  public Optional<CtyValue> provider() {
    return Optional.ofNullable(document.attributes().get("provider"));
  }

  /// The blocks of a type, by name.
  ///
  /// @param key `resource`, `update`, `data` and so on
  /// @throws ArgumentsException if they are not objects
  public Map<String, CtyValue> blocks(String key, String typeName) {
    var types = members(key, document.attributes().get(key));
    return members(key + "." + typeName, types.get(typeName));
  }

  /// The names of the types that have blocks.
  ///
  /// @throws ArgumentsException if they are not objects
  public Set<String> types(String key) {
    return members(key, document.attributes().get(key)).keySet();
  }

  /// The id with which an object is imported.
  public Optional<String> importId(String typeName, String name) {
    return Optional.ofNullable(blocks("import", typeName).get(name))
        .filter(StringValue.class::isInstance)
        .map(id -> ((StringValue) id).value());
  }

  /// The arguments of a function; empty if there are none.
  ///
  /// @throws ArgumentsException if they are not an array
  public Optional<List<CtyValue>> function(String name) {
    var given = members("function", document.attributes().get("function")).get(name);
    return switch (given) {
      case null -> Optional.empty();
      case TupleValue tuple -> Optional.of(tuple.elements());
      default ->
          throw new ArgumentsException("function." + name + " must be an array of arguments");
    };
  }

  private static Map<String, CtyValue> members(String place, @Nullable CtyValue value) {
    return switch (value) {
      case null -> Map.of();
      case ObjectValue object -> new LinkedHashMap<>(object.attributes());
      default -> throw new ArgumentsException(place + " must be a JSON object");
    };
  }

  /// Creates the configuration of a block as Terraform does.
  ///
  /// @param place the place of the block, for the message
  /// @throws ArgumentsException if the block does not match the schema
  public static CtyValue configuration(String place, Schema schema, CtyValue block) {
    return Blocks.completed(schema.members(), converted(place, schema.type(), block));
  }

  /// Converts a value of the file to a type.
  ///
  /// @param place the place of the value, for the message
  /// @throws ArgumentsException if it cannot be converted
  public static CtyValue converted(String place, CtyType type, CtyValue value) {
    try {
      return Json.decode(Json.encode(value, value.type()), type);
    } catch (CtyException e) {
      throw new ArgumentsException(place + ": " + e.getMessage(), e);
    }
  }
}
