package dev.terrane.provider.resource;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.StoredState;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import java.util.function.BiFunction;
import java.util.function.Function;

/// The schema of states of another resource type, with the function that moves one to this type.
/// The function is called before the provider is configured, so there is no client; Terraform reads
/// the object next. An exception becomes an error, and nothing is moved. Immutable.
///
/// @param <Stored> the view of the stored state of the target
public final class StateMover<Stored extends StoredState> {
  private final MoveSource source;
  private final Schema schema;
  private final BiFunction<MoveCall, ObjectValue, ? extends Stored> move;

  private StateMover(
      MoveSource source, Schema schema, BiFunction<MoveCall, ObjectValue, ? extends Stored> move) {
    this.source = source;
    this.schema = schema;
    this.move = move;
  }

  /// Creates a state mover whose states are read by handle.
  ///
  /// @param source the states that it accepts
  /// @param schema the attributes that the move needs; other attributes of the stored state are
  ///   ignored, missing attributes are null
  /// @param move returns the state of the target, with its identity
  /// @param <Stored> the view of the stored state of the target
  /// @return the state mover
  public static <Stored extends StoredState> StateMover<Stored> of(
      MoveSource source,
      Schema schema,
      BiFunction<? super MoveCall, ? super ObjectView, ? extends Stored> move) {
    return of(source, schema, Codec.objects(schema), move);
  }

  /// Creates a state mover whose states are read with a codec.
  ///
  /// @param source the states that it accepts
  /// @param schema the attributes that the move needs; other attributes of the stored state are
  ///   ignored, missing attributes are null
  /// @param codec decodes the source state
  /// @param move returns the state of the target, with its identity
  /// @param <F> the view of the source state
  /// @param <Stored> the view of the stored state of the target
  /// @return the state mover
  public static <F, Stored extends StoredState> StateMover<Stored> of(
      MoveSource source,
      Schema schema,
      Codec<F> codec,
      BiFunction<? super MoveCall, ? super F, ? extends Stored> move) {
    return new StateMover<>(
        source, schema, (call, object) -> move.apply(call, codec.decode(object)));
  }

  /// Creates a state mover without a schema, which reads the JSON of [MoveCall#state].
  ///
  /// @param source the states that it accepts
  /// @param move returns the state of the target, with its identity
  /// @param <Stored> the view of the stored state of the target
  /// @return the state mover
  public static <Stored extends StoredState> StateMover<Stored> ofJson(
      MoveSource source, Function<? super MoveCall, ? extends Stored> move) {
    return new StateMover<>(source, Schema.resource(), (call, _) -> move.apply(call));
  }

  /// {@return the states that it accepts}
  public MoveSource source() {
    return source;
  }

  /// {@return the attributes that the move needs}
  public Schema schema() {
    return schema;
  }

  /// Moves a state.
  ///
  /// @param call the context of this call
  /// @param state a state of the source, with the attributes of [#schema]
  /// @return the state of the target
  public Stored move(MoveCall call, ObjectValue state) {
    return move.apply(call, state);
  }
}
