package dev.terrane.engine.part;

import dev.terrane.provider.Part;
import java.util.Optional;
import java.util.function.Function;

/// A kind of part. Kinds are compared by identity.
///
/// @param <P> the engine's part
/// @param <D> the type of its declaration
public final class Kind<P extends DeclaredPart<D>, D> {
  private final String noun;
  private final String typeNoun;
  private final NamingRule naming;
  private final Function<Part<?>, Optional<Function<String, P>>> adapter;

  /// A kind.
  ///
  /// @param noun the name of its parts in messages: "data source"
  /// @param typeNoun the name of their types in messages: "data source type"
  /// @param adapter creates the engine's part, with its full name; empty for a part of another kind
  Kind(
      String noun,
      String typeNoun,
      NamingRule naming,
      Function<Part<?>, Optional<Function<String, P>>> adapter) {
    this.noun = noun;
    this.typeNoun = typeNoun;
    this.naming = naming;
    this.adapter = adapter;
  }

  /// The name of the kind in messages, `data source` for example.
  public String noun() {
    return noun;
  }

  /// The name of the type of a part in messages, `data source type` for example.
  public String typeNoun() {
    return typeNoun;
  }

  NamingRule naming() {
    return naming;
  }

  Optional<Function<String, P>> adapt(Part<?> part) {
    return adapter.apply(part);
  }

  @Override
  public String toString() {
    return noun;
  }
}
