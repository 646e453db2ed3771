package dev.terrane.testkit.internal.cli;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.BoolValue;
import dev.terrane.cty.CtyValue.NumberValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.StringValue;
import dev.terrane.cty.CtyValue.TupleValue;
import dev.terrane.cty.codec.Json;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A part of the JSON that a CLI prints. A part that does not exist is null.
///
/// @param value the part: objects, tuples and primitive values
record Document(CtyValue value) {
  static final Document NULL = new Document(CtyValue.nullOf(CtyType.DYNAMIC));

  /// Parses JSON.
  ///
  /// @throws CtyException if the text is not valid JSON
  static Document of(String text) {
    return new Document(Json.decodeDocument(text.getBytes(StandardCharsets.UTF_8)));
  }

  /// Parses text that may be JSON.
  static Optional<Document> ifJson(String text) {
    try {
      return Optional.of(of(text));
    } catch (CtyException e) {
      return Optional.empty();
    }
  }

  /// Steps into objects by their names.
  Document at(String... names) {
    var place = this;
    for (var name : names) {
      place = place.member(name);
    }
    return place;
  }

  private Document member(String name) {
    return value instanceof ObjectValue object && object.attributes().containsKey(name)
        ? new Document(object.get(name))
        : NULL;
  }

  boolean isNull() {
    return value.isNull();
  }

  boolean isTrue() {
    return value instanceof BoolValue(var bool) && bool;
  }

  /// Whether a document of flags contains one that is set.
  boolean containsTrue() {
    return isTrue()
        || elements().stream().anyMatch(Document::containsTrue)
        || names().stream().anyMatch(name -> at(name).containsTrue());
  }

  /// The text of a string; empty for other values.
  String text() {
    return value instanceof StringValue(var text) ? text : "";
  }

  /// An integer; zero for other values.
  long number() {
    return value instanceof NumberValue number ? Long.parseLong(number.value().toString()) : 0;
  }

  /// The elements of an array; none for other values.
  List<Document> elements() {
    return value instanceof TupleValue tuple
        ? tuple.elements().stream().map(Document::new).toList()
        : List.of();
  }

  /// The names of the members of an object; none for other values.
  Set<String> names() {
    return value instanceof ObjectValue object ? object.attributes().keySet() : Set.of();
  }

  /// Decodes a value as state files contain it.
  CtyValue decoded(CtyType type) {
    return Json.decodeLenient(Json.encode(value, value.type()), type);
  }

  String json() {
    return new String(Json.encode(value, value.type()), StandardCharsets.UTF_8);
  }
}
