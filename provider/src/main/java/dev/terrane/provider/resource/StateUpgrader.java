package dev.terrane.provider.resource;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.StoredState;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import java.util.function.BiFunction;
import java.util.function.Function;

/// The schema of an earlier schema version, with the function that upgrades a state to the current
/// version. Immutable.
///
/// @param <Stored> the view of the stored state in the current schema version
public final class StateUpgrader<Stored extends StoredState> {
  private final long version;
  private final Schema schema;
  private final BiFunction<String, ObjectValue, ? extends Stored> upgrade;

  private StateUpgrader(
      long version, Schema schema, BiFunction<String, ObjectValue, ? extends Stored> upgrade) {
    this.version = version;
    this.schema = schema;
    this.upgrade = upgrade;
  }

  /// Creates a state upgrader whose states are read by handle.
  ///
  /// @param version the earlier schema version
  /// @param schema the attributes that the upgrade needs; other attributes of the stored state are
  ///   ignored, missing attributes are null
  /// @param upgrade returns the state in the current schema version; an exception becomes an error
  ///   and leaves the stored state unchanged
  /// @param <Stored> the view of the stored state in the current schema version
  /// @return the state upgrader
  public static <Stored extends StoredState> StateUpgrader<Stored> of(
      long version, Schema schema, Function<? super ObjectView, ? extends Stored> upgrade) {
    return of(version, schema, Codec.objects(schema), upgrade);
  }

  /// Creates a state upgrader whose states are read with a codec.
  ///
  /// @param version the earlier schema version
  /// @param schema the attributes that the upgrade needs; other attributes of the stored state are
  ///   ignored, missing attributes are null
  /// @param codec decodes the prior state
  /// @param upgrade returns the state in the current schema version; an exception becomes an error
  ///   and leaves the stored state unchanged
  /// @param <F> the view of the prior state
  /// @param <Stored> the view of the stored state in the current schema version
  /// @return the state upgrader
  public static <F, Stored extends StoredState> StateUpgrader<Stored> of(
      long version, Schema schema, Codec<F> codec, Function<? super F, ? extends Stored> upgrade) {
    return new StateUpgrader<>(version, schema, (_, object) -> upgrade.apply(codec.decode(object)));
  }

  /// Creates a state upgrader without a schema, which reads the JSON of the stored state. It is for
  /// states whose schema is not known, or differs between states of the same version.
  ///
  /// A state that Terraform before 0.12 stored is an object of strings, as in its state file:
  /// `tags` with one element is `"tags.%": "1"` and `"tags.color": "red"`.
  ///
  /// @param version the earlier schema version
  /// @param upgrade receives a JSON object, which may contain sensitive values, and returns the
  ///   state in the current schema version; an exception becomes an error and leaves the stored
  ///   state unchanged
  /// @param <Stored> the view of the stored state in the current schema version
  /// @return the state upgrader
  public static <Stored extends StoredState> StateUpgrader<Stored> ofJson(
      long version, Function<? super String, ? extends Stored> upgrade) {
    return new StateUpgrader<>(version, Schema.resource(), (json, _) -> upgrade.apply(json));
  }

  /// {@return the earlier schema version}
  public long version() {
    return version;
  }

  /// {@return the attributes that the upgrade needs}
  public Schema schema() {
    return schema;
  }

  /// Upgrades a state.
  ///
  /// @param json a state of the earlier schema version, as it was stored
  /// @param prior the same state, with the attributes of [#schema]
  /// @return the state in the current schema version
  public Stored upgrade(String json, ObjectValue prior) {
    return upgrade.apply(json, prior);
  }
}
