package dev.terrane.engine.part;

import java.util.HashMap;
import java.util.Map;

/// The declarations of a provider's parts, by kind and full name.
///
/// @param all without kinds that have no parts
public record Declarations(Map<Kind<?, ?>, Map<String, ?>> all) {
  /// No declarations.
  public static final Declarations NONE = new Declarations(Map.of());

  public Declarations {
    all = Map.copyOf(all);
  }

  /// These declarations, and those of another kind.
  public <D> Declarations with(Kind<?, D> kind, Map<String, ? extends D> parts) {
    if (parts.isEmpty()) {
      return this;
    }
    var more = new HashMap<>(all);
    more.put(kind, Map.copyOf(parts));
    return new Declarations(more);
  }

  /// The declarations of a kind, by full name.
  @SuppressWarnings("unchecked") // They were added with their kind.
  public <D> Map<String, D> of(Kind<?, D> kind) {
    return (Map<String, D>) all.getOrDefault(kind, Map.of());
  }
}
