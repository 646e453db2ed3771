package dev.terrane.provider.schema;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyValue.ObjectValue;

/**
 * Turns an object into one view of it, and back.
 *
 * @param <V> the view
 */
public interface Codec<V> {
  /**
   * Reads a view.
   *
   * @param object an object of the schema's type
   * @return the view
   * @throws CtyException with the place and the reason, when a value does not fit the view
   */
  V decode(ObjectValue object);

  /**
   * Writes a view. What the view does not speak of becomes null, and an empty collection where it is
   * a block.
   *
   * @param view the view
   * @return an object of the schema's type
   */
  ObjectValue encode(V view);

  /**
   * The codec of known values by handle.
   *
   * @param schema the schema
   * @return the codec
   */
  static Codec<ObjectView> objects(Schema schema) {
    return new Codec<>() {
      @Override
      public ObjectView decode(ObjectValue object) {
        return ObjectView.of(object);
      }

      @Override
      public ObjectValue encode(ObjectView view) {
        return view.toObject(schema.members());
      }
    };
  }

  /**
   * The codec of values by handle that may be unknown.
   *
   * @return the codec
   */
  static Codec<ValueView> values() {
    return new Codec<>() {
      @Override
      public ValueView decode(ObjectValue object) {
        return ValueView.of(object);
      }

      @Override
      public ObjectValue encode(ValueView view) {
        return view.toObject();
      }
    };
  }
}
