package dev.terrane.cty.codec;

import dev.terrane.cty.CtyType.ObjectType;
import dev.terrane.cty.CtyValue.ObjectValue;

/** Checks that an object has the attributes of the declared type. */
final class ObjectShape {
  private ObjectShape() {}

  @SuppressWarnings("ReferenceEquality") // most objects have the slot's very type
  static void require(ObjectValue object, ObjectType slot, PathTracker trail) {
    if (object.type() == slot) {
      return;
    }
    for (var name : object.attributes().keySet()) {
      if (!slot.attributes().containsKey(name)) {
        throw trail.failure("the object has the unsupported attribute \"" + name + "\"");
      }
    }
    for (var name : slot.attributes().keySet()) {
      if (!object.attributes().containsKey(name)) {
        throw trail.failure("the object lacks the attribute \"" + name + "\"");
      }
    }
  }
}
