package dev.terrane.testkit.internal.cli;

import dev.terrane.cty.CtyConversion;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiFunction;

/// A value in the JSON of a plan, which has the unknown parts in a document of their own.
///
/// @param known the value without its unknown parts
/// @param unknown true in place of each unknown part
record PlannedValue(Document known, Document unknown) {
  /// Decodes the value.
  ///
  /// @param type the type of the schema
  CtyValue decode(CtyType type) {
    if (unknown.isTrue()) {
      return CtyValue.unknown(type);
    }
    if (known.isNull() && unknown.names().isEmpty()) {
      return CtyValue.nullOf(type);
    }
    return switch (type) {
      case CtyType.Primitive _ -> CtyConversion.convert(known.value(), type);
      case CtyType.Dynamic _ -> dynamic();
      case CtyType.ListType(var element) ->
          CtyValue.list(element, elements((_, part) -> part.decode(element)));
      case CtyType.SetType(var element) ->
          CtyValue.set(element, elements((_, part) -> part.decode(element)));
      case CtyType.TupleType(var types) ->
          CtyValue.tuple(elements((index, part) -> part.decode(types.get(index))));
      case CtyType.MapType(var element) -> map(element);
      case CtyType.ObjectType object ->
          CtyValue.object(
              object,
              object.attributes().entrySet().stream()
                  .map(one -> member(one.getKey()).decode(one.getValue()))
                  .toList());
    };
  }

  /// An unknown part of a value without a declared type has no type, either.
  private CtyValue dynamic() {
    return unknown.names().isEmpty() && unknown.elements().isEmpty()
        ? known.value()
        : CtyValue.unknown(CtyType.DYNAMIC);
  }

  private CtyValue map(CtyType element) {
    var names = new TreeSet<>(known.names());
    names.addAll(unknown.names());
    var entries = new TreeMap<String, CtyValue>();
    names.forEach(name -> entries.put(name, member(name).decode(element)));
    return CtyValue.map(element, entries);
  }

  private PlannedValue member(String name) {
    return new PlannedValue(known.at(name), unknown.at(name));
  }

  private List<CtyValue> elements(BiFunction<Integer, PlannedValue, CtyValue> decode) {
    var parts = known.elements();
    var flags = unknown.elements();
    var values = new ArrayList<CtyValue>();
    for (var i = 0; i < parts.size(); i++) {
      var flag = i < flags.size() ? flags.get(i) : Document.NULL;
      values.add(decode.apply(i, new PlannedValue(parts.get(i), flag)));
    }
    return values;
  }
}
