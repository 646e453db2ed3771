package dev.terrane.packaging.training;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.TupleValue;
import dev.terrane.cty.codec.Json;
import dev.terrane.packaging.system.PackagingException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The training file of an author, in the JSON syntax of Terraform, limited to blocks and
/// references `${...}`.
///
/// @param provider the provider block; empty if there is no file
/// @param resources the resources to create, read and destroy, by `TYPE.NAME`
/// @param updates the changed configurations of resources, by `TYPE.NAME`
/// @param data the data sources to read, by `TYPE.NAME`
/// @param ephemeral the ephemeral resources to open, renew and close, by `TYPE.NAME`
/// @param actions the actions to plan and invoke, by `TYPE.NAME`
/// @param lists the list resources to read, by `TYPE.NAME`
/// @param stateStores the state stores to use for one state, by `TYPE.NAME`
/// @param provisioners the configurations of a provisioner, by `TYPE.NAME`
/// @param functions the arguments of functions to call, by the function's name
record TrainingFile(
    Optional<ObjectValue> provider,
    Map<String, ObjectValue> resources,
    Map<String, ObjectValue> updates,
    Map<String, ObjectValue> data,
    Map<String, ObjectValue> ephemeral,
    Map<String, ObjectValue> actions,
    Map<String, ObjectValue> lists,
    Map<String, ObjectValue> stateStores,
    Map<String, ObjectValue> provisioners,
    Map<String, List<CtyValue>> functions) {
  /// The default without a training file.
  static final TrainingFile EMPTY =
      new TrainingFile(
          Optional.empty(),
          Map.of(),
          Map.of(),
          Map.of(),
          Map.of(),
          Map.of(),
          Map.of(),
          Map.of(),
          Map.of(),
          Map.of());

  private static final Set<String> KEYS =
      Set.of(
          "provider",
          "resource",
          "update",
          "data",
          "ephemeral",
          "action",
          "list",
          "state_store",
          "provisioner",
          "function");

  /// Reads a file.
  ///
  /// @throws PackagingException if it cannot be read or is not valid
  static TrainingFile read(Path file) {
    try {
      if (Json.decodeDocument(Files.readAllBytes(file)) instanceof ObjectValue document) {
        return of(document);
      }
      throw new PackagingException("the content is not a JSON object");
    } catch (IOException e) {
      throw new PackagingException("cannot read the training file " + file + ": " + e, e);
    } catch (CtyException | PackagingException e) {
      throw new PackagingException("the training file " + file + ": " + e.getMessage(), e);
    }
  }

  private static TrainingFile of(ObjectValue document) {
    for (var key : document.attributes().keySet()) {
      if (!KEYS.contains(key)) {
        throw new PackagingException(
            "\""
                + key
                + "\" is not a valid key; use provider, resource, update, data, ephemeral,"
                + " action, list, state_store, provisioner or function");
      }
    }
    var functions = new LinkedHashMap<String, List<CtyValue>>();
    members(document, "function")
        .forEach((name, arguments) -> functions.put(name, elements(name, arguments)));
    return new TrainingFile(
        Optional.of(CtyValue.object(members(document, "provider"))),
        blocks(document, "resource"),
        blocks(document, "update"),
        blocks(document, "data"),
        blocks(document, "ephemeral"),
        blocks(document, "action"),
        blocks(document, "list"),
        blocks(document, "state_store"),
        blocks(document, "provisioner"),
        functions);
  }

  private static Map<String, ObjectValue> blocks(ObjectValue document, String key) {
    var blocks = new LinkedHashMap<String, ObjectValue>();
    members(document, key)
        .forEach((type, named) ->
            object(key + "." + type, named)
                .attributes()
                .forEach((name, block) -> {
                  var address = type + "." + name;
                  blocks.put(address, object(key + "." + address, block));
                }));
    return blocks;
  }

  private static Map<String, CtyValue> members(ObjectValue document, String key) {
    var value = document.attributes().get(key);
    return value == null ? Map.of() : object(key, value).attributes();
  }

  private static ObjectValue object(String place, CtyValue value) {
    if (value instanceof ObjectValue object) {
      return object;
    }
    throw new PackagingException(place + " must be a JSON object");
  }

  private static List<CtyValue> elements(String name, CtyValue value) {
    if (value instanceof TupleValue tuple) {
      return tuple.elements();
    }
    throw new PackagingException("function." + name + " must be a JSON array of its arguments");
  }
}
