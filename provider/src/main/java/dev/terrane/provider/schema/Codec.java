package dev.terrane.provider.schema;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue.ObjectValue;
import java.util.function.Function;

/// Turns an object into one view of it, and back.
///
/// @param <V> the view
public interface Codec<V> {
  /// Reads a view.
  ///
  /// @param object an object of the schema's type
  /// @return the view
  /// @throws CtyException with the place and the reason, when a value does not fit the view
  V decode(ObjectValue object);

  /// Writes a view. What the view does not speak of becomes null, and an empty collection where it
  /// is a block.
  ///
  /// @param view the view
  /// @return an object of the schema's type
  ObjectValue encode(V view);

  /// The codec of a view that is made of this one.
  ///
  /// @param read makes the other view
  /// @param write reads this view of it
  /// @param <R> the other view
  /// @return the other view's codec
  default <R> Codec<R> as(
      Function<? super V, ? extends R> read, Function<? super R, ? extends V> write) {
    return new Codec<>() {
      @Override
      public R decode(ObjectValue object) {
        return read.apply(Codec.this.decode(object));
      }

      @Override
      public ObjectValue encode(R view) {
        return Codec.this.encode(write.apply(view));
      }
    };
  }

  /// The codec of known values by handle.
  ///
  /// @param schema the schema
  /// @return the codec
  static Codec<ObjectView> objects(Schema schema) {
    if (!schema.kind().hasComputed()) {
      // A provider that took an unknown for "not written" would ask another remote side.
      return known(schema);
    }
    return ObjectView.codec(schema.members());
  }

  /// The codec of known values by handle that takes nothing unknown: for a provider that cannot
  /// connect before it knows all of its configuration.
  ///
  /// @param schema the schema
  /// @return the codec, whose `decode` throws a [CtyException] that names the unknown member
  static Codec<ObjectView> known(Schema schema) {
    return new Codec<>() {
      @Override
      public ObjectView decode(ObjectValue object) {
        object
            .attributes()
            .forEach((name, value) -> {
              if (!value.isWhollyKnown()) {
                throw new CtyException(CtyPath.ROOT.attribute(name), "is not known yet");
              }
            });
        return ObjectView.of(object);
      }

      @Override
      public ObjectValue encode(ObjectView view) {
        return view.toObject(schema.members());
      }
    };
  }

  /// The codec of values by handle that may be unknown.
  ///
  /// @param schema the schema
  /// @return the codec
  static Codec<ValueView> values(Schema schema) {
    return ValueView.codec(schema.members());
  }
}
