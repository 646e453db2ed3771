package dev.terrane.provider.spi;

import dev.terrane.provider.StoredState;
import dev.terrane.provider.resource.FormerShape;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.SchemaKind;
import java.util.function.Function;

/// The shapes that states had in earlier versions.
public final class FormerShapes {
  private FormerShapes() {}

  /// A former shape that is a record.
  ///
  /// @param version the version of the schema that wrote such states
  /// @param shape the record
  /// @param upgrade makes a state of today
  /// @param <F> the record
  /// @param <S> the view of what the state holds today
  /// @return the former shape
  public static <F, S extends StoredState> FormerShape<S> of(
      long version, NestedObject<F> shape, Function<? super F, ? extends S> upgrade) {
    var schema = Schema.of(SchemaKind.RESOURCE, shape.members());
    return FormerShape.of(version, schema, shape.codec(), upgrade);
  }
}
