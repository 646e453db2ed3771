package dev.terrane.tests.acceptance.harness;

import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonParser;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// An element of a JSON document; a missing one is null.
///
/// @param element the element
public record Document(JsonElement element) {
  public static Document of(String text) {
    return new Document(JsonParser.parseString(text));
  }

  /// Steps into objects by their names.
  public Document at(String... names) {
    var place = element;
    for (var name : names) {
      var inner = place.isJsonObject() ? place.getAsJsonObject().get(name) : null;
      place = inner == null ? JsonNull.INSTANCE : inner;
    }
    return new Document(place);
  }

  public boolean isNull() {
    return element.isJsonNull();
  }

  /// The element as text; numbers and booleans as in JSON, null as "null".
  public String text() {
    return element.isJsonPrimitive() ? element.getAsString() : element.toString();
  }

  public boolean isText(String text) {
    return element.isJsonPrimitive() && element.getAsString().equals(text);
  }

  public boolean isTrue() {
    return isText("true");
  }

  /// The elements of a list; none if there is no list.
  public Stream<Document> elements() {
    return element.isJsonArray()
        ? element.getAsJsonArray().asList().stream().map(Document::new)
        : Stream.of();
  }

  /// The elements of a list of texts.
  public List<String> texts() {
    return elements().map(Document::text).toList();
  }

  /// The names in an object; none if there is no object.
  public Set<String> names() {
    return element.isJsonObject() ? element.getAsJsonObject().keySet() : Set.of();
  }

  @Override
  public String toString() {
    return element.toString();
  }
}
