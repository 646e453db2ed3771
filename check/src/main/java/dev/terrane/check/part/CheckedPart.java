package dev.terrane.check.part;

import dev.terrane.engine.part.Kind;
import java.util.Optional;

/// A part that is checked, or the provider itself.
///
/// @param kind its kind; empty for the provider
/// @param name its full name; empty for the provider
public record CheckedPart(Optional<Kind<?, ?>> kind, String name) {
  /// The provider itself.
  public static final CheckedPart PROVIDER = new CheckedPart(Optional.empty(), "");

  /// A part of a kind.
  public static CheckedPart of(Kind<?, ?> kind, String name) {
    return new CheckedPart(Optional.of(kind), name);
  }

  /// Whether it is of a kind. Kinds are compared by identity.
  @SuppressWarnings("ReferenceEquality")
  public boolean is(Kind<?, ?> other) {
    return kind.filter(one -> one == other).isPresent();
  }

  /// Kind and name, for reports.
  @Override
  public String toString() {
    return kind.map(one -> one.noun() + " " + name).orElse("provider");
  }
}
