package dev.terrane.cty;

import dev.terrane.cty.CtyType.Dynamic;
import dev.terrane.cty.CtyType.ListType;
import dev.terrane.cty.CtyType.MapType;
import dev.terrane.cty.CtyType.ObjectType;
import dev.terrane.cty.CtyType.Primitive;
import dev.terrane.cty.CtyType.SetType;
import dev.terrane.cty.CtyType.TupleType;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/** A partial order of types, from general to specific. */
final class TypePreference {
  private TypePreference() {}

  /** Returns the indexes of the types in topological order, the most general type first. */
  static List<Integer> order(List<CtyType> types) {
    var edges = edges(types);
    var incoming = new int[types.size()];
    edges.forEach(targets -> targets.forEach(target -> incoming[target]++));
    var queue = new ArrayDeque<Integer>();
    for (var i = 0; i < incoming.length; i++) {
      if (incoming[i] == 0) {
        queue.add(i);
      }
    }
    var order = new ArrayList<Integer>(types.size());
    while (!queue.isEmpty()) {
      var next = queue.remove();
      order.add(next);
      for (var target : edges.get(next)) {
        if (--incoming[target] == 0) {
          queue.add(target);
        }
      }
    }
    return order;
  }

  private static List<List<Integer>> edges(List<CtyType> types) {
    var edges = new ArrayList<List<Integer>>();
    types.forEach(_ -> edges.add(new ArrayList<>()));
    for (var i = 0; i < types.size(); i++) {
      for (var j = i + 1; j < types.size(); j++) {
        var order = compare(types.get(i), types.get(j));
        if (order != 0) {
          edges.get(order < 0 ? i : j).add(order < 0 ? j : i);
        }
      }
    }
    return edges;
  }

  /** Negative if the first type is more general, zero if neither is. */
  private static int compare(CtyType a, CtyType b) {
    if (a instanceof Dynamic || b instanceof Dynamic) {
      return Boolean.compare(a instanceof Dynamic, b instanceof Dynamic);
    }
    return switch (a) {
      case Primitive _ -> b instanceof Primitive ? comparePrimitives(a, b) : 0;
      case ListType(var element) -> compareList(element, b);
      case SetType(var element) -> compareSet(element, b);
      case MapType(var element) -> compareMap(element, b);
      case ObjectType object -> compareObject(object, b);
      case TupleType tuple -> compareTuple(tuple, b);
      case Dynamic _ -> 0;
    };
  }

  private static int comparePrimitives(CtyType a, CtyType b) {
    return Boolean.compare(b.equals(CtyType.STRING), a.equals(CtyType.STRING));
  }

  private static int compareList(CtyType element, CtyType b) {
    return switch (b) {
      case ListType(var other) -> compare(element, other);
      case SetType _, TupleType _ -> -1;
      default -> 0;
    };
  }

  private static int compareSet(CtyType element, CtyType b) {
    return switch (b) {
      case SetType(var other) -> compare(element, other);
      case ListType _, TupleType _ -> 1;
      default -> 0;
    };
  }

  private static int compareMap(CtyType element, CtyType b) {
    return switch (b) {
      case MapType(var other) -> compare(element, other);
      case ObjectType _ -> -1;
      default -> 0;
    };
  }

  private static int compareObject(ObjectType a, CtyType b) {
    if (b instanceof MapType) {
      return 1;
    }
    if (!(b instanceof ObjectType(var others, _))
        || !a.attributes().keySet().equals(others.keySet())) {
      return 0;
    }
    return compareAll(List.copyOf(a.attributes().values()), List.copyOf(others.values()));
  }

  private static int compareTuple(TupleType a, CtyType b) {
    return switch (b) {
      case ListType _ -> 1;
      case SetType _ -> -1;
      case TupleType(var others) when others.size() == a.elements().size() ->
          compareAll(a.elements(), others);
      default -> 0;
    };
  }

  private static int compareAll(List<CtyType> as, List<CtyType> bs) {
    var general = false;
    var special = false;
    for (var i = 0; i < as.size(); i++) {
      var order = compare(as.get(i), bs.get(i));
      general |= order < 0;
      special |= order > 0;
    }
    return Boolean.compare(special, general);
  }
}
