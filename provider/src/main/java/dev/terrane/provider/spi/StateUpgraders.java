package dev.terrane.provider.spi;

import dev.terrane.provider.StoredState;
import dev.terrane.provider.resource.StateUpgrader;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.SchemaKind;
import java.util.function.Function;

/// Creates state upgraders from records.
public final class StateUpgraders {
  private StateUpgraders() {}

  /// Creates a state upgrader.
  ///
  /// @param version the earlier schema version
  /// @param shape the record
  /// @param upgrade returns the state in the current schema version
  /// @param <F> the record
  /// @param <S> the view of the stored state in the current schema version
  /// @return the state upgrader
  public static <F, S extends StoredState> StateUpgrader<S> of(
      long version, NestedObject<F> shape, Function<? super F, ? extends S> upgrade) {
    var schema = Schema.of(SchemaKind.RESOURCE, shape.members());
    return StateUpgrader.of(version, schema, shape.codec(), upgrade);
  }
}
