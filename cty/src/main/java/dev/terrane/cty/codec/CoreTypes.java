package dev.terrane.cty.codec;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyType.Dynamic;
import dev.terrane.cty.CtyType.ListType;
import dev.terrane.cty.CtyType.SetType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ListValue;
import dev.terrane.cty.CtyValue.MapValue;
import dev.terrane.cty.CtyValue.Null;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.SetValue;
import dev.terrane.cty.CtyValue.TupleValue;
import dev.terrane.cty.CtyValue.Unknown;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * Computes the types that values have in Terraform Core. A collection with elements has the type of
 * its elements, independent of the declared type. Elements of different types crash Terraform,
 * unless they are null or unknown values without type.
 */
final class CoreTypes {
  private final PathTracker trail = new PathTracker();

  /** Rejects a value that would crash Terraform. */
  void require(CtyValue value) {
    of(value);
  }

  CtyType of(CtyValue value) {
    trail.descend();
    var type =
        switch (value) {
          case Null(var nullType) -> nullType;
          case Unknown(var unknownType, _) -> unknownType;
          case ListValue(ListType(var declared), var elements) ->
              CtyType.list(common(elements, declared));
          case SetValue(SetType(var declared), var elements) ->
              CtyType.set(common(elements, declared));
          case MapValue map -> CtyType.map(common(map));
          case ObjectValue object -> ofObject(object);
          case TupleValue(_, var elements) -> CtyType.tuple(ofAll(elements));
          default -> value.type();
        };
    trail.ascend();
    return type;
  }

  private CtyType ofObject(ObjectValue object) {
    var types = new LinkedHashMap<String, CtyType>();
    trail.open();
    object
        .attributes()
        .forEach((name, value) -> {
          trail.attribute(name);
          types.put(name, of(value));
        });
    trail.close();
    return CtyType.object(types);
  }

  private List<CtyType> ofAll(List<CtyValue> elements) {
    var types = new ArrayList<CtyType>(elements.size());
    trail.open();
    for (var i = 0; i < elements.size(); i++) {
      trail.index(i);
      types.add(of(elements.get(i)));
    }
    trail.close();
    return types;
  }

  private CtyType common(List<CtyValue> elements, CtyType declared) {
    return declared.containsDynamic() ? common(ofAll(elements), declared) : declared;
  }

  private CtyType common(MapValue map) {
    var declared = map.type().element();
    if (!declared.containsDynamic()) {
      return declared;
    }
    var types = new ArrayList<CtyType>(map.entries().size());
    trail.open();
    map.entries()
        .forEach((key, value) -> {
          trail.key(key);
          types.add(of(value));
        });
    trail.close();
    return common(types, declared);
  }

  private CtyType common(Collection<CtyType> types, CtyType declared) {
    if (types.isEmpty()) {
      return declared;
    }
    CtyType common = CtyType.DYNAMIC;
    for (var type : types) {
      if (common instanceof Dynamic) {
        common = type;
      } else if (!(type instanceof Dynamic) && !type.equals(common)) {
        throw trail.failure(
            "all elements of a collection must have the same type, null and empty ones included,"
                + " but there are %s and %s"
                    .formatted(TypeWriter.text(common), TypeWriter.text(type)));
      }
    }
    return common;
  }
}
