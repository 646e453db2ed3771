package dev.terrane.engine.rules;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.Trait;
import java.util.List;
import java.util.Optional;

/// The path of a checked value, and whether the value may be shown.
///
/// @param path the path from the root
/// @param sensitive whether the attribute here, or one around it, is sensitive or write-only
/// @param hidden whether a value of this place must not be shown: it is sensitive or holds
///   something that is
record CheckedPath(CtyPath path, boolean sensitive, boolean hidden) {
  static CheckedPath root(List<Attribute<?>> members) {
    return new CheckedPath(
        CtyPath.ROOT, false, members.stream().anyMatch(CheckedPath::holdsSecret));
  }

  CheckedPath in(Attribute<?> attribute) {
    var secret = sensitive || isSecret(attribute);
    return new CheckedPath(
        path.attribute(attribute.name()), secret, secret || holdsSecret(attribute));
  }

  CheckedPath at(CtyPath inner) {
    return new CheckedPath(path.append(inner), sensitive, hidden);
  }

  /// The path, up to the first set: an element of a set cannot be named, only shown.
  CtyPath sendable() {
    var sendable = CtyPath.ROOT;
    for (var step : path.steps()) {
      if (step instanceof CtyPath.Element) {
        return sendable;
      }
      sendable = sendable.then(step);
    }
    return sendable;
  }

  Violation violation(String rule, String reason) {
    return new Violation(sendable(), rule, reason, Optional.empty(), Optional.empty());
  }

  Violation violation(String rule, String reason, CtyValue expected, CtyValue actual) {
    return hidden
        ? violation(rule, reason)
        : new Violation(sendable(), rule, reason, Optional.of(expected), Optional.of(actual));
  }

  /// Whether its values are never shown.
  static boolean isSecret(Attribute<?> attribute) {
    return attribute.is(Trait.SENSITIVE) || attribute.is(Trait.WRITE_ONLY);
  }

  private static boolean holdsSecret(Attribute<?> attribute) {
    return isSecret(attribute)
        || attribute.nested().map(NestedShape::members).stream()
            .flatMap(List::stream)
            .anyMatch(CheckedPath::holdsSecret);
  }
}
