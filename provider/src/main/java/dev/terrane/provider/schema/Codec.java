package dev.terrane.provider.schema;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue.ObjectValue;
import java.util.function.Function;

/// Converts between an object value and a view of it.
///
/// @param <V> the view
public interface Codec<V> {
  /// Decodes an object.
  ///
  /// @param object an object of the schema's type
  /// @return the view
  /// @throws CtyException with the path and the reason, when a value does not match its Java type
  V decode(ObjectValue object);

  /// Encodes a view. Attributes that the view does not contain become null; collections of blocks
  /// become empty.
  ///
  /// @param view the view
  /// @return an object of the schema's type
  ObjectValue encode(V view);

  /// Returns a codec of another view, which is converted from and to this one.
  ///
  /// @param read converts to the other view
  /// @param write converts from the other view
  /// @param <R> the type of the other view
  /// @return the codec of the other view
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

  /// Returns the codec of known values by handle. Unknown members are omitted, except in a provider
  /// configuration, where they are an error as in [#known].
  ///
  /// @param schema the schema
  /// @return the codec
  static Codec<ObjectView> objects(Schema schema) {
    if (!schema.kind().hasComputed()) {
      // A provider that treated an unknown value as omitted could connect to another remote side.
      return known(schema);
    }
    return ObjectView.codec(schema.members());
  }

  /// Returns the codec of known values by handle that rejects unknown values, for a provider that
  /// cannot connect before its whole configuration is known.
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

  /// Returns the codec of values by handle that may be unknown.
  ///
  /// @param schema the schema
  /// @return the codec
  static Codec<ValueView> values(Schema schema) {
    return ValueView.codec(schema.members());
  }
}
