package dev.terrane.provider.schema;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ListValue;
import dev.terrane.cty.CtyValue.MapValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.SetValue;
import dev.terrane.provider.internal.ValueEquivalence;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The properties of the Java type of an attribute. Immutable.
///
/// @param unknown whether the type can contain unknown values
/// @param equivalence compares its values
/// @param nullElements finds and removes null elements that the type does not allow
record TypeProperties(boolean unknown, ValueEquivalence equivalence, NullElements nullElements) {
  /// Known values, compared exactly, and no elements.
  static final TypeProperties PLAIN =
      new TypeProperties(false, ValueEquivalence.EXACT, NullElements.NONE);

  static TypeProperties of(ValueEquivalence equivalence) {
    return new TypeProperties(false, equivalence, NullElements.NONE);
  }

  /// Returns the properties of an object type.
  static TypeProperties of(List<Attribute<?>> members, boolean unknown) {
    var each = new HashMap<String, ValueEquivalence>();
    members.forEach(one -> each.put(one.name(), one.definition.equivalence));
    return new TypeProperties(
        unknown, ValueEquivalence.inObject(each), NullElements.inside(members));
  }

  TypeProperties withUnknown() {
    return new TypeProperties(true, equivalence, nullElements);
  }

  TypeProperties with(ValueEquivalence other) {
    return new TypeProperties(unknown, other, nullElements);
  }

  /// Returns these properties for a type that contains only known values.
  TypeProperties known() {
    return new TypeProperties(false, equivalence, nullElements);
  }

  /// Finds and removes null elements that a Java type does not allow. In a block or a nested
  /// attribute only the objects themselves are examined, because their members have their own
  /// types. Immutable.
  static final class NullElements {
    /// For a type without elements.
    static final NullElements NONE = new NullElements(null, true, List.of());

    private final @Nullable AttributeType<?> element;
    private final boolean allowed;
    private final List<Attribute<?>> members;

    private NullElements(
        @Nullable AttributeType<?> element, boolean allowed, List<Attribute<?>> members) {
      this.element = element;
      this.allowed = allowed;
      this.members = members;
    }

    /// For a collection whose elements are never null.
    static NullElements refused(AttributeType<?> element) {
      return new NullElements(element, false, List.of());
    }

    /// For a collection whose elements may be null.
    static NullElements allowed(AttributeType<?> element) {
      return new NullElements(element, true, List.of());
    }

    /// For an object type.
    static NullElements inside(List<Attribute<?>> members) {
      return new NullElements(null, true, members);
    }

    /// Whether a value could hold such an element.
    boolean removesAny() {
      return (element != null && (!allowed || element.properties.nullElements().removesAny()))
          || members.stream().anyMatch(one -> one.type().properties.nullElements().removesAny());
    }

    List<CtyPath> places(CtyValue value) {
      if (!removesAny()) {
        return List.of();
      }
      var places = new ArrayList<CtyPath>();
      removed(CtyPath.ROOT, value, places::add);
      return places;
    }

    CtyValue removed(CtyValue value) {
      return removed(CtyPath.ROOT, value, _ -> {});
    }

    /// Returns the value without these elements, and passes the path of each to `found`. Returns
    /// the same value when there are none.
    CtyValue removed(CtyPath at, CtyValue value, Consumer<CtyPath> found) {
      if (element == null) {
        return members.isEmpty() ? value : ofMembers(at, value, found);
      }
      return switch (value) {
        case ListValue(var type, var all) -> {
          var kept = new ArrayList<CtyValue>();
          for (var i = 0; i < all.size(); i++) {
            keep(element, at.index(i), all.get(i), found, kept::add);
          }
          yield kept.equals(all) ? value : CtyValue.list(type.element(), kept);
        }
        case SetValue(var type, var all) -> {
          var kept = new ArrayList<CtyValue>();
          all.forEach(one -> keep(element, at.element(one), one, found, kept::add));
          yield kept.equals(all) ? value : CtyValue.set(type.element(), kept);
        }
        case MapValue(var type, var all) -> {
          var kept = new LinkedHashMap<String, CtyValue>();
          all.forEach(
              (key, one) -> keep(element, at.key(key), one, found, left -> kept.put(key, left)));
          yield kept.equals(all) ? value : CtyValue.map(type.element(), kept);
        }
        default -> value;
      };
    }

    private void keep(
        AttributeType<?> type,
        CtyPath at,
        CtyValue one,
        Consumer<CtyPath> found,
        Consumer<CtyValue> kept) {
      if (!one.isNull()) {
        kept.accept(type.properties.nullElements().removed(at, one, found));
      } else if (allowed) {
        kept.accept(one);
      } else {
        found.accept(at);
      }
    }

    private CtyValue ofMembers(CtyPath at, CtyValue value, Consumer<CtyPath> found) {
      if (!(value instanceof ObjectValue object)) {
        return value;
      }
      var result = object;
      for (var member : members) {
        var given = object.get(member.name());
        var rule = member.type().properties.nullElements();
        var kept = rule.removed(at.attribute(member.name()), given, found);
        result = kept.equals(given) ? result : result.with(member.name(), kept);
      }
      return result;
    }
  }
}
