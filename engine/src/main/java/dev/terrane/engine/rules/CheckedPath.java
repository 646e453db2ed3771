package dev.terrane.engine.rules;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectMembers;
import dev.terrane.provider.schema.ObjectMembers.Feature;
import dev.terrane.provider.schema.Trait;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The path of a checked value, and whether the value may be shown. It refers to the enclosing
/// path: a [CtyPath] is created only for a violation.
final class CheckedPath {
  private final @Nullable CheckedPath around;
  private final List<Attribute<?>> members;
  private final @Nullable Attribute<?> attribute;
  private final CtyPath inner;

  private CheckedPath(
      @Nullable CheckedPath around,
      List<Attribute<?>> members,
      @Nullable Attribute<?> attribute,
      CtyPath inner) {
    this.around = around;
    this.members = members;
    this.attribute = attribute;
    this.inner = inner;
  }

  static CheckedPath root(List<Attribute<?>> members) {
    return new CheckedPath(null, members, null, CtyPath.ROOT);
  }

  CheckedPath in(Attribute<?> member) {
    return new CheckedPath(this, List.of(), member, CtyPath.ROOT);
  }

  CheckedPath at(CtyPath steps) {
    return new CheckedPath(this, List.of(), null, steps);
  }

  boolean isRoot() {
    return around == null;
  }

  /// The path from the root.
  CtyPath path() {
    if (around == null) {
      return CtyPath.ROOT;
    }
    return attribute == null
        ? around.path().append(inner)
        : around.path().attribute(attribute.name());
  }

  /// Whether the attribute here, or one around it, is sensitive or write-only.
  boolean sensitive() {
    return (attribute != null && isSecret(attribute)) || (around != null && around.sensitive());
  }

  /// Whether the value must not be shown: it is sensitive or contains a sensitive value.
  boolean hidden() {
    if (around == null) {
      return ObjectMembers.of(members).have(Feature.SECRET);
    }
    return attribute == null ? around.hidden() : sensitive() || holdsSecret(attribute);
  }

  /// The path up to the first set, because Terraform has no path to an element of a set.
  CtyPath sendable() {
    var sendable = CtyPath.ROOT;
    for (var step : path().steps()) {
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
    return hidden()
        ? violation(rule, reason)
        : new Violation(sendable(), rule, reason, Optional.of(expected), Optional.of(actual));
  }

  /// Whether its values are never shown.
  static boolean isSecret(Attribute<?> attribute) {
    return attribute.is(Trait.SENSITIVE) || attribute.is(Trait.WRITE_ONLY);
  }

  private static boolean holdsSecret(Attribute<?> attribute) {
    return isSecret(attribute)
        || attribute
            .nested()
            .filter(nested -> ObjectMembers.of(nested.members()).have(Feature.SECRET))
            .isPresent();
  }
}
