package dev.terrane.provider.spi;

import dev.terrane.provider.StoredState;
import dev.terrane.provider.resource.MoveCall;
import dev.terrane.provider.resource.MoveSource;
import dev.terrane.provider.resource.StateMover;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.SchemaKind;
import java.util.function.BiFunction;

/// Creates state movers from records.
public final class StateMovers {
  private StateMovers() {}

  /// Creates a state mover.
  ///
  /// @param source the states that it accepts
  /// @param shape the record
  /// @param move returns the state of the target
  /// @param <F> the record
  /// @param <S> the view of the stored state of the target
  /// @return the state mover
  public static <F, S extends StoredState> StateMover<S> of(
      MoveSource source,
      NestedObject<F> shape,
      BiFunction<? super MoveCall, ? super F, ? extends S> move) {
    var schema = Schema.of(SchemaKind.RESOURCE, shape.members());
    return StateMover.of(source, schema, shape.codec(), move);
  }
}
