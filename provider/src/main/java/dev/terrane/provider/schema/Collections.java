package dev.terrane.provider.schema;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ListValue;
import dev.terrane.cty.CtyValue.MapValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.SetValue;
import dev.terrane.cty.CtyValue.TupleValue;
import dev.terrane.provider.internal.ValueEquivalence;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The attribute types of collections. The Java collections are unmodifiable and have Terraform's
/// order.
final class Collections {
  private Collections() {}

  static <E> AttributeType<List<E>> list(AttributeType<E> element) {
    var type = element.ctyType();
    return new AttributeType<List<E>>(
            CtyType.list(type),
            value -> elements(value, element),
            all -> CtyValue.list(type, encoded(all, element)))
        .with(
            properties(
                element.properties.equivalence().inList(),
                TypeProperties.NullElements.refused(element)));
  }

  static <E> AttributeType<List<@Nullable E>> listOfNullable(AttributeType<E> element) {
    var type = element.ctyType();
    return new AttributeType<List<@Nullable E>>(
            CtyType.list(type),
            value -> nullableElements(value, element),
            all -> CtyValue.list(type, encodedOfNullable(all, element)))
        .with(
            properties(
                element.properties.equivalence().inList(),
                TypeProperties.NullElements.allowed(element)));
  }

  static <E> AttributeType<Set<E>> set(AttributeType<E> element) {
    var type = element.ctyType();
    return new AttributeType<Set<E>>(
            CtyType.set(type),
            value -> set(elements(value, element)),
            all -> CtyValue.set(type, encoded(all, element)))
        .with(
            properties(
                element.properties.equivalence().inSet(element::decode),
                TypeProperties.NullElements.refused(element)));
  }

  static <E> AttributeType<Set<@Nullable E>> setOfNullable(AttributeType<E> element) {
    var type = element.ctyType();
    return new AttributeType<Set<@Nullable E>>(
            CtyType.set(type),
            value -> set(nullableElements(value, element)),
            all -> CtyValue.set(type, encodedOfNullable(all, element)))
        .with(
            properties(
                element.properties.equivalence().inSet(element::decode),
                TypeProperties.NullElements.allowed(element)));
  }

  static <E> AttributeType<Map<String, E>> map(AttributeType<E> element) {
    var type = element.ctyType();
    return new AttributeType<Map<String, E>>(
            CtyType.map(type),
            value -> entries(value, element),
            all -> CtyValue.map(type, encoded(all, element)))
        .with(
            properties(
                element.properties.equivalence().inMap(),
                TypeProperties.NullElements.refused(element)));
  }

  static <E> AttributeType<Map<String, @Nullable E>> mapOfNullable(AttributeType<E> element) {
    var type = element.ctyType();
    return new AttributeType<Map<String, @Nullable E>>(
            CtyType.map(type),
            value -> nullableEntries(value, element),
            all -> CtyValue.map(type, encodedOfNullable(all, element)))
        .with(
            properties(
                element.properties.equivalence().inMap(),
                TypeProperties.NullElements.allowed(element)));
  }

  private static TypeProperties properties(
      ValueEquivalence equivalence, TypeProperties.NullElements nullElements) {
    return new TypeProperties(false, equivalence, nullElements);
  }

  /// Decodes the elements that are not null.
  static <E> List<E> elements(CtyValue value, AttributeType<E> type) {
    var result = new ArrayList<E>();
    var index = 0;
    for (var member : members(value)) {
      var step = step(value, index++, member);
      if (!member.isNull()) {
        result.add(at(step, member, type));
      }
    }
    return java.util.Collections.unmodifiableList(result);
  }

  static <E> List<@Nullable E> nullableElements(CtyValue value, AttributeType<E> type) {
    var result = new ArrayList<@Nullable E>();
    for (var member : members(value)) {
      var step = step(value, result.size(), member);
      result.add(member.isNull() ? null : at(step, member, type));
    }
    return java.util.Collections.unmodifiableList(result);
  }

  static <E extends @Nullable Object> Set<E> set(List<E> elements) {
    return java.util.Collections.unmodifiableSet(new LinkedHashSet<>(elements));
  }

  /// Decodes the entries whose values are not null.
  static <E> Map<String, E> entries(CtyValue value, AttributeType<E> type) {
    var result = new LinkedHashMap<String, E>();
    named(value)
        .forEach((key, entry) -> {
          if (!entry.isNull()) {
            result.put(key, at(CtyPath.ROOT.key(key), entry, type));
          }
        });
    return java.util.Collections.unmodifiableMap(result);
  }

  static <E> Map<String, @Nullable E> nullableEntries(CtyValue value, AttributeType<E> type) {
    var result = new LinkedHashMap<String, @Nullable E>();
    named(value)
        .forEach((key, entry) ->
            result.put(key, entry.isNull() ? null : at(CtyPath.ROOT.key(key), entry, type)));
    return java.util.Collections.unmodifiableMap(result);
  }

  static <E> List<CtyValue> encoded(Collection<E> all, AttributeType<E> type) {
    var result = new ArrayList<CtyValue>(all.size());
    for (var one : all) {
      var place = all instanceof List ? CtyPath.ROOT.index(result.size()) : CtyPath.ROOT;
      result.add(encoded(place, one, type));
    }
    return result;
  }

  static <E> Map<String, CtyValue> encoded(Map<String, E> all, AttributeType<E> type) {
    var result = new LinkedHashMap<String, CtyValue>();
    all.forEach((key, one) -> result.put(key, encoded(CtyPath.ROOT.key(key), one, type)));
    return result;
  }

  /// A provider's collection may contain null although its type does not allow it.
  private static <E> CtyValue encoded(CtyPath place, @Nullable E one, AttributeType<E> type) {
    if (one == null) {
      throw new CtyException(
          place,
          "has a null element, which its type does not allow; write @Nullable at the type of the"
              + " elements (handles: listOfNullable, setOfNullable or mapOfNullable)");
    }
    return type.encode(one);
  }

  static <E> List<CtyValue> encodedOfNullable(
      Collection<? extends @Nullable E> all, AttributeType<E> type) {
    var result = new ArrayList<CtyValue>(all.size());
    all.forEach(one -> result.add(encodedNullable(one, type)));
    return result;
  }

  static <E> Map<String, CtyValue> encodedOfNullable(
      Map<String, ? extends @Nullable E> all, AttributeType<E> type) {
    var result = new LinkedHashMap<String, CtyValue>();
    all.forEach((key, one) -> result.put(key, encodedNullable(one, type)));
    return result;
  }

  private static <E> CtyValue encodedNullable(@Nullable E one, AttributeType<E> type) {
    return one == null ? CtyValue.nullOf(type.ctyType()) : type.encode(one);
  }

  private static Map<String, CtyValue> named(CtyValue value) {
    return switch (value) {
      case MapValue map -> map.entries();
      // Terraform sends a map of blocks with an attribute of dynamic type as an object.
      case ObjectValue object -> object.attributes();
      default -> throw new CtyException(CtyPath.ROOT, "must be a map, not " + value);
    };
  }

  private static List<CtyValue> members(CtyValue value) {
    return switch (value) {
      case ListValue list -> list.elements();
      case SetValue set -> set.elements();
      // Terraform sends a list of blocks with an attribute of dynamic type as a tuple.
      case TupleValue tuple -> tuple.elements();
      default -> throw new CtyException(CtyPath.ROOT, "must be a list or a set, not " + value);
    };
  }

  private static CtyPath step(CtyValue collection, int index, CtyValue member) {
    return collection instanceof SetValue
        ? CtyPath.ROOT.element(member)
        : CtyPath.ROOT.index(index);
  }

  private static <E> E at(CtyPath path, CtyValue value, AttributeType<E> type) {
    if (value.isUnknown()) {
      throw new CtyException(path, "is not known yet");
    }
    try {
      return type.decode(value);
    } catch (CtyException e) {
      throw e.within(path);
    }
  }
}
