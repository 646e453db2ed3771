package dev.terrane.cty;

import dev.terrane.cty.CtyType.Dynamic;
import dev.terrane.cty.CtyValue.ListValue;
import dev.terrane.cty.CtyValue.MapValue;
import dev.terrane.cty.CtyValue.Null;
import dev.terrane.cty.CtyValue.SetValue;
import dev.terrane.cty.CtyValue.Unknown;
import dev.terrane.cty.internal.NameMap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * Collections in conversions: a collection with elements has the common type of its elements,
 * independent of the declared type, and null and unknown elements without type get it too.
 */
final class ElementTypes {
  private ElementTypes() {}

  /** Returns the value with the common type of elements instead of the declared type. */
  static CtyValue concrete(CtyValue value) {
    return value.type().containsDynamic()
        ? CtyWalk.transform(value, (_, part) -> concreteParts(part))
        : value;
  }

  private static CtyValue concreteParts(CtyValue part) {
    return switch (part) {
      case ListValue(_, var elements) when !elements.isEmpty() -> list(elements).orElse(part);
      case SetValue(_, var elements) when !elements.isEmpty() -> set(elements).orElse(part);
      case MapValue(_, var entries) when !entries.isEmpty() ->
          map(NameMap.copyOf(entries)).orElse(part);
      default -> part;
    };
  }

  /**
   * Returns a list of elements, of which there must be at least one; empty if their types differ.
   */
  static Optional<CtyValue> list(List<CtyValue> elements) {
    return of(elements).map(type -> CtyValue.list(type, typed(elements, type)));
  }

  static Optional<CtyValue> set(List<CtyValue> elements) {
    return of(elements).map(type -> CtyValue.set(type, typed(elements, type)));
  }

  static Optional<CtyValue> map(NameMap<CtyValue> entries) {
    return of(entries.values())
        .map(type -> CtyValue.map(type, entries.withValues(typed(entries.values(), type))));
  }

  private static Optional<CtyType> of(Collection<CtyValue> elements) {
    CtyType common = CtyType.DYNAMIC;
    for (var element : elements) {
      var type = element.type();
      if (common instanceof Dynamic) {
        common = type;
      } else if (!(type instanceof Dynamic) && !type.equals(common)) {
        return Optional.empty();
      }
    }
    return Optional.of(common);
  }

  private static List<CtyValue> typed(Collection<CtyValue> elements, CtyType type) {
    var typed = new ArrayList<CtyValue>(elements.size());
    for (var element : elements) {
      typed.add(
          switch (element) {
            case Null(Dynamic _) -> CtyValue.nullOf(type);
            case Unknown(Dynamic _, _) -> CtyValue.unknown(type);
            default -> element;
          });
    }
    return typed;
  }
}
