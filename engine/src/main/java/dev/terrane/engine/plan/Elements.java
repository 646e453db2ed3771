package dev.terrane.engine.plan;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ListValue;
import dev.terrane.cty.CtyValue.MapValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.SetValue;
import dev.terrane.cty.CtyValue.TupleValue;
import dev.terrane.provider.Failure;
import dev.terrane.provider.schema.Nesting;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/// The objects inside a block or a nested attribute, whatever its nesting.
final class Elements {
  private Elements() {}

  /// Changes each object; null and unknown ones, and an unknown whole, stay.
  static CtyValue map(Nesting nesting, CtyValue nested, UnaryOperator<CtyValue> each) {
    return switch (nested) {
      case ListValue list -> CtyValue.list(element(list.type()), all(list.elements(), each));
      case SetValue set -> CtyValue.set(element(set.type()), all(set.elements(), each));
      case MapValue map -> CtyValue.map(element(map.type()), all(map.entries(), each));
      case TupleValue tuple -> CtyValue.tuple(all(tuple.elements(), each));
      // Labelled blocks of different dynamic types travel as an object.
      case ObjectValue labelled when nesting == Nesting.MAP ->
          CtyValue.object(all(labelled.attributes(), each));
      case ObjectValue single -> each.apply(single);
      default -> nested;
    };
  }

  /// Changes each object of a list or map, knowing its index or key; what fails is told with it.
  static CtyValue mapByKey(CtyValue nested, BiFunction<Object, CtyValue, CtyValue> change) {
    BiFunction<Object, CtyValue, CtyValue> each =
        (key, one) -> {
          try {
            return change.apply(key, one);
          } catch (Failure e) {
            throw e.within(step(nested, key));
          }
        };
    return switch (nested) {
      case ListValue list -> CtyValue.list(element(list.type()), indexed(list.elements(), each));
      case TupleValue tuple -> CtyValue.tuple(indexed(tuple.elements(), each));
      case MapValue map -> CtyValue.map(element(map.type()), keyed(map.entries(), each));
      case ObjectValue labelled -> CtyValue.object(keyed(labelled.attributes(), each));
      default -> nested;
    };
  }

  /// The element of a list or map at an index or key; null of no type where there is none.
  static CtyValue at(CtyValue nested, Object key) {
    CtyValue found =
        switch (nested) {
          case ListValue list -> nth(list.elements(), key);
          case TupleValue tuple -> nth(tuple.elements(), key);
          case MapValue map -> map.entries().get(key);
          case ObjectValue labelled -> labelled.attributes().get(key);
          default -> null;
        };
    return found == null ? CtyValue.nullOf(CtyType.DYNAMIC) : found;
  }

  /// The indexes or keys of two lists or maps, each once.
  static Set<Object> keys(CtyValue one, CtyValue other) {
    var keys = new LinkedHashSet<Object>(keys(one));
    keys.addAll(keys(other));
    return keys;
  }

  private static Collection<?> keys(CtyValue nested) {
    return switch (nested) {
      case MapValue map -> map.entries().keySet();
      case ObjectValue labelled -> labelled.attributes().keySet();
      default -> IntStream.range(0, all(nested).size()).boxed().toList();
    };
  }

  static boolean isCollection(CtyType type) {
    return type instanceof CtyType.ListType
        || type instanceof CtyType.SetType
        || type instanceof CtyType.MapType;
  }

  /// Whether there is nothing in a collection.
  static boolean isEmpty(CtyValue nested) {
    return nested.isKnown() && all(nested).isEmpty();
  }

  /// The step to an index or key.
  static CtyPath step(CtyValue nested, Object key) {
    if (key instanceof Integer index) {
      return CtyPath.ROOT.index(index);
    }
    return nested instanceof ObjectValue
        ? CtyPath.ROOT.attribute((String) key)
        : CtyPath.ROOT.key((String) key);
  }

  /// The objects of a list, set or map.
  static List<CtyValue> all(CtyValue nested) {
    return switch (nested) {
      case ListValue list -> list.elements();
      case SetValue set -> set.elements();
      case TupleValue tuple -> tuple.elements();
      case MapValue map -> List.copyOf(map.entries().values());
      case ObjectValue labelled -> List.copyOf(labelled.attributes().values());
      default -> List.of();
    };
  }

  private static CtyValue nth(List<CtyValue> elements, Object key) {
    return key instanceof Integer index && index < elements.size()
        ? elements.get(index)
        : CtyValue.nullOf(CtyType.DYNAMIC);
  }

  static CtyType element(CtyType collection) {
    return switch (collection) {
      case CtyType.ListType(var element) -> element;
      case CtyType.SetType(var element) -> element;
      case CtyType.MapType(var element) -> element;
      default -> CtyType.DYNAMIC;
    };
  }

  private static List<CtyValue> all(List<CtyValue> elements, UnaryOperator<CtyValue> each) {
    return elements.stream().map(each).toList();
  }

  private static Map<String, CtyValue> all(
      Map<String, CtyValue> entries, UnaryOperator<CtyValue> each) {
    return keyed(entries, (_, value) -> each.apply(value));
  }

  private static List<CtyValue> indexed(
      List<CtyValue> elements, BiFunction<Object, CtyValue, CtyValue> each) {
    return IntStream.range(0, elements.size())
        .mapToObj(i -> each.apply(i, elements.get(i)))
        .toList();
  }

  private static Map<String, CtyValue> keyed(
      Map<String, CtyValue> entries, BiFunction<Object, CtyValue, CtyValue> each) {
    var result = new LinkedHashMap<String, CtyValue>();
    entries.forEach((key, value) -> result.put(key, each.apply(key, value)));
    return result;
  }
}
