package dev.terrane.provider.resource;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.StoredState;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import java.util.function.Function;

/// A former shape of a resource, and the way from there to the shape of today. Immutable.
///
/// @param <Stored> the view of what the state holds today
public final class FormerShape<Stored extends StoredState> {
  private final long version;
  private final Schema schema;
  private final Function<ObjectValue, ? extends Stored> upgrade;

  private FormerShape(
      long version, Schema schema, Function<ObjectValue, ? extends Stored> upgrade) {
    this.version = version;
    this.schema = schema;
    this.upgrade = upgrade;
  }

  /// A former shape by handles.
  ///
  /// @param version the version of the schema that wrote such states
  /// @param schema what of their attributes matters; others are ignored, missing ones are null
  /// @param upgrade makes a state of today; what is thrown stops Terraform and leaves the state as
  ///   it is
  /// @param <Stored> the view of what the state holds today
  /// @return the former shape
  public static <Stored extends StoredState> FormerShape<Stored> of(
      long version, Schema schema, Function<? super ObjectView, ? extends Stored> upgrade) {
    return of(version, schema, Codec.objects(schema), upgrade);
  }

  /// A former shape by a view of its own.
  ///
  /// @param version the version of the schema that wrote such states
  /// @param schema what of their attributes matters; others are ignored, missing ones are null
  /// @param codec reads the view of the former shape
  /// @param upgrade makes a state of today; what is thrown stops Terraform and leaves the state as
  ///   it is
  /// @param <F> the view of the former shape
  /// @param <Stored> the view of what the state holds today
  /// @return the former shape
  public static <F, Stored extends StoredState> FormerShape<Stored> of(
      long version, Schema schema, Codec<F> codec, Function<? super F, ? extends Stored> upgrade) {
    return new FormerShape<>(version, schema, object -> upgrade.apply(codec.decode(object)));
  }

  /// {@return the version of the schema that wrote such states}
  public long version() {
    return version;
  }

  /// {@return what of their attributes matters}
  public Schema schema() {
    return schema;
  }

  /// Upgrades.
  ///
  /// @param former a state of the former shape
  /// @return a state of today
  public Stored upgrade(ObjectValue former) {
    return upgrade.apply(former);
  }
}
