package dev.terrane.provider.internal;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ListValue;
import dev.terrane.cty.CtyValue.MapValue;
import dev.terrane.cty.CtyValue.SetValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Predicate;

/// A check of each element of a collection. It can be applied to the known elements while others
/// are unknown.
///
/// @param rule checks all elements
/// @param depth the number of collections around the checked values; 0 for the keys of a map
/// @param <C> the type of collection
public record ElementCheck<C>(Predicate<? super C> rule, int depth) implements Predicate<C> {
  /// Creates a check of each element.
  ///
  /// @param rule checks all elements
  /// @param inner the check of one element
  /// @param <C> the type of collection
  /// @return the check
  public static <C> ElementCheck<C> of(Predicate<? super C> rule, Predicate<?> inner) {
    var inside = inner instanceof ElementCheck<?> each ? each.depth : 0;
    return new ElementCheck<>(rule, inside + 1);
  }

  @Override
  public boolean test(C all) {
    return rule.test(all);
  }

  /// Whether this checks the keys of a map.
  ///
  /// @return true for a check of keys, which ignores the values
  public boolean isOfKeys() {
    return depth == 0;
  }

  /// Removes the unknown elements.
  ///
  /// @param value a collection
  /// @return the collection, without the elements that are not known
  public CtyValue known(CtyValue value) {
    return known(value, depth);
  }

  private static CtyValue known(CtyValue value, int depth) {
    if (value.isWhollyKnown()) {
      return value;
    }
    return switch (value) {
      case ListValue(var type, var all) -> CtyValue.list(type.element(), known(all, depth));
      case SetValue(var type, var all) -> CtyValue.set(type.element(), known(all, depth));
      case MapValue map -> known(map, depth);
      default -> CtyValue.unknown(CtyType.DYNAMIC);
    };
  }

  private static List<CtyValue> known(List<CtyValue> all, int depth) {
    return all.stream().map(one -> inside(one, depth)).filter(CtyValue::isWhollyKnown).toList();
  }

  private static CtyValue inside(CtyValue element, int depth) {
    return depth > 1 ? known(element, depth - 1) : element;
  }

  private static CtyValue known(MapValue map, int depth) {
    var entries = new LinkedHashMap<String, CtyValue>();
    map.entries()
        .forEach((key, one) -> {
          var inside = inside(one, depth);
          if (inside.isWhollyKnown()) {
            entries.put(key, inside);
          }
        });
    return CtyValue.map(map.type().element(), entries);
  }
}
