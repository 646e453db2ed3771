package dev.terrane.provider.schema;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ListValue;
import dev.terrane.cty.CtyValue.MapValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.SetValue;
import dev.terrane.cty.CtyValue.TupleValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/// Collections as Java collections: unmodifiable, in Terraform's order.
final class Collections {
  private Collections() {}

  static <E> List<E> elements(CtyValue value, AttributeType<E> type) {
    var members = members(value);
    var result = new ArrayList<E>(members.size());
    for (var member : members) {
      result.add(at(step(value, result.size(), member), member, type));
    }
    return java.util.Collections.unmodifiableList(result);
  }

  static <E> Set<E> set(List<E> elements) {
    return java.util.Collections.unmodifiableSet(new LinkedHashSet<>(elements));
  }

  static <E> Map<String, E> entries(CtyValue value, AttributeType<E> type) {
    var result = new LinkedHashMap<String, E>();
    // A map of blocks with a dynamic member inside travels as an object.
    Map<String, CtyValue> entries =
        switch (value) {
          case MapValue map -> map.entries();
          case ObjectValue object -> object.attributes();
          default -> throw new CtyException(CtyPath.ROOT, "must be a map, not " + value);
        };
    entries.forEach((key, entry) -> result.put(key, at(CtyPath.ROOT.key(key), entry, type)));
    return java.util.Collections.unmodifiableMap(result);
  }

  static <E, R> Map<String, R> mapped(Map<String, E> all, Function<? super E, ? extends R> each) {
    var result = new LinkedHashMap<String, R>();
    all.forEach((key, value) -> result.put(key, each.apply(value)));
    return result;
  }

  private static List<CtyValue> members(CtyValue value) {
    return switch (value) {
      case ListValue list -> list.elements();
      case SetValue set -> set.elements();
      // A list of blocks with a dynamic member inside travels as a tuple.
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
    if (value.isNull()) {
      throw new CtyException(path, "must not be null");
    }
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
