package dev.terrane.tests.acceptance.agreement;

import static dev.terrane.tests.acceptance.agreement.ValueText.NULL;
import static dev.terrane.tests.acceptance.agreement.ValueText.UNKNOWN;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import dev.terrane.cty.CtyType;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;

/// Documents of a CLI as the text of [ValueText]. A plan has two documents for an object: the known
/// values, and where unknown values are.
final class DocumentText {
  private DocumentText() {}

  /// A value of a state.
  static String of(JsonElement known, CtyType type) {
    return of(known, JsonNull.INSTANCE, type);
  }

  /// A value of a plan.
  ///
  /// @param known the value without what is unknown
  /// @param unknown true where the value is unknown
  /// @param type its type, which tells sets from lists
  static String of(JsonElement known, JsonElement unknown, CtyType type) {
    if (unknown instanceof JsonPrimitive flag && flag.getAsBoolean()) {
      return UNKNOWN;
    }
    return switch (known) {
      case JsonPrimitive text when text.isString() -> ValueText.string(text.getAsString());
      case JsonPrimitive number when number.isNumber() ->
          ValueText.number(number.getAsBigDecimal());
      case JsonArray array -> array(array, unknown, type);
      case JsonObject object -> object(object, unknown, type);
      case JsonNull _ -> nothing(unknown, type);
      default -> known.getAsString();
    };
  }

  /// An object of which nothing is known has no document.
  private static String nothing(JsonElement unknown, CtyType type) {
    return unknown instanceof JsonObject members && !members.isEmpty()
        ? object(new JsonObject(), unknown, type)
        : NULL;
  }

  private static String array(JsonArray known, JsonElement unknown, CtyType type) {
    var elements =
        IntStream.range(0, known.size())
            .mapToObj(i -> of(known.get(i), element(unknown, i), element(type, i)))
            .toList();
    return type instanceof CtyType.SetType ? ValueText.set(elements) : ValueText.list(elements);
  }

  private static JsonElement element(JsonElement unknown, int index) {
    return unknown instanceof JsonArray array && index < array.size()
        ? array.get(index)
        : JsonNull.INSTANCE;
  }

  private static CtyType element(CtyType type, int index) {
    return switch (type) {
      case CtyType.ListType(var element) -> element;
      case CtyType.SetType(var element) -> element;
      case CtyType.TupleType(List<CtyType> elements) -> elements.get(index);
      default -> CtyType.DYNAMIC;
    };
  }

  private static String object(JsonObject known, JsonElement unknown, CtyType type) {
    var texts = new TreeMap<String, String>();
    for (var name : names(known, unknown, type)) {
      var value = known.has(name) ? known.get(name) : JsonNull.INSTANCE;
      texts.put(name, of(value, member(unknown, name), member(type, name)));
    }
    return ValueText.object(texts);
  }

  private static Set<String> names(JsonObject known, JsonElement unknown, CtyType type) {
    var names = new TreeSet<>(known.keySet());
    if (unknown instanceof JsonObject members) {
      names.addAll(members.keySet());
    }
    if (type instanceof CtyType.ObjectType object) {
      names.addAll(object.attributes().keySet());
    }
    return names;
  }

  private static JsonElement member(JsonElement unknown, String name) {
    return unknown instanceof JsonObject members && members.has(name)
        ? members.get(name)
        : JsonNull.INSTANCE;
  }

  private static CtyType member(CtyType type, String name) {
    return switch (type) {
      case CtyType.ObjectType object -> object.attributes().getOrDefault(name, CtyType.DYNAMIC);
      case CtyType.MapType(var element) -> element;
      default -> CtyType.DYNAMIC;
    };
  }
}
