package dev.terrane.engine.rules;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// The paths of invalid values in a configuration. The author's validation gets unknown values in
/// their place, so that it reports no errors that only follow from them.
final class InvalidPaths {
  private final Set<CtyPath> places = new HashSet<>();

  void add(CheckedPath place) {
    places.add(place.path());
  }

  /// The configuration, in which each invalid value is unknown.
  CtyValue hidden(List<Attribute<?>> members, CtyValue config) {
    return places.isEmpty() ? config : object(members, CtyPath.ROOT, config);
  }

  private CtyValue object(List<Attribute<?>> members, CtyPath path, CtyValue value) {
    if (!(value instanceof ObjectValue object)) {
      return value;
    }
    var result = object;
    for (var member : members) {
      var at = path.attribute(member.name());
      result = result.with(member.name(), member(member, at, object.get(member.name())));
    }
    return result;
  }

  private CtyValue member(Attribute<?> member, CtyPath at, CtyValue value) {
    return places.contains(at)
        ? CtyValue.unknown(member.ctyType())
        : member.nested().map(nested -> inside(nested, at, value)).orElse(value);
  }

  private CtyValue inside(NestedShape nested, CtyPath path, CtyValue value) {
    return Elements.mapWithStep(
        nested.nesting(),
        value,
        element -> {
          var at = path.append(element.step());
          return places.contains(at) && !at.equals(path)
              ? CtyValue.unknown(nested.type())
              : object(nested.members(), at, element.value());
        });
  }
}
