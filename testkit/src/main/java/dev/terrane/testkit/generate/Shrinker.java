package dev.terrane.testkit.generate;

import dev.terrane.cty.CtyNumber;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ListValue;
import dev.terrane.cty.CtyValue.MapValue;
import dev.terrane.cty.CtyValue.NumberValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.SetValue;
import dev.terrane.cty.CtyValue.StringValue;
import dev.terrane.provider.schema.Attribute;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/// Simplifies values: the simplest changes first. Whether the result is valid is checked by others.
final class Shrinker {
  private Shrinker() {}

  /// Configurations that are one step simpler: without an argument, or with a smaller value.
  static Stream<ObjectValue> smaller(List<Attribute<?>> members, ObjectValue config) {
    var omitted =
        members.stream()
            .filter(one -> !config.get(one.name()).equals(ConfigurationGenerator.absent(one)))
            .map(one -> config.with(one.name(), ConfigurationGenerator.absent(one)));
    var changed =
        members.stream()
            .flatMap(one -> smaller(config.get(one.name())).map(v -> config.with(one.name(), v)));
    return Stream.concat(omitted, changed);
  }

  private static Stream<CtyValue> smaller(CtyValue value) {
    return switch (value) {
      case StringValue(var text) -> texts(text).map(CtyValue::string);
      case NumberValue number -> numbers(number);
      case ListValue(var type, var elements) ->
          lists(elements).map(all -> CtyValue.list(type.element(), all));
      case SetValue(var type, var elements) ->
          lists(elements).map(all -> CtyValue.set(type.element(), all));
      case MapValue(var type, var entries) ->
          maps(entries, true).map(all -> CtyValue.map(type.element(), all));
      case ObjectValue object ->
          maps(object.attributes(), false)
              .map(all -> CtyValue.object(object.type(), List.copyOf(all.values())));
      default -> Stream.empty();
    };
  }

  private static Stream<String> texts(String text) {
    return text.length() < 2
        ? Stream.of("", "a").filter(one -> one.compareTo(text) < 0)
        : Stream.of("a", text.substring(0, text.length() / 2), text.substring(text.length() / 2));
  }

  private static Stream<CtyValue> numbers(NumberValue number) {
    return Stream.of(0L, 1L, 10L)
        .map(CtyNumber::of)
        .takeWhile(one -> !one.equals(number.value()))
        .map(CtyValue::number);
  }

  private static Stream<List<CtyValue>> lists(List<CtyValue> elements) {
    var all = new ArrayList<List<CtyValue>>();
    for (var i = 0; i < elements.size(); i++) {
      var fewer = new ArrayList<>(elements);
      fewer.remove(i);
      all.add(fewer);
    }
    for (var i = 0; i < elements.size(); i++) {
      var at = i;
      smaller(elements.get(i))
          .forEach(one -> {
            var changed = new ArrayList<>(elements);
            changed.set(at, one);
            all.add(changed);
          });
    }
    return all.stream();
  }

  private static Stream<Map<String, CtyValue>> maps(Map<String, CtyValue> entries, boolean fewer) {
    var all = new ArrayList<Map<String, CtyValue>>();
    entries.forEach((key, value) -> {
      var without = new TreeMap<>(entries);
      if (fewer) {
        without.remove(key);
        all.add(without);
      } else if (!value.isNull()) {
        without.put(key, CtyValue.nullOf(value.type()));
        all.add(without);
      }
      smaller(value)
          .forEach(one -> {
            var changed = new TreeMap<>(entries);
            changed.put(key, one);
            all.add(changed);
          });
    });
    return all.stream();
  }
}
