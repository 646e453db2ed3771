package dev.terrane.cty.codec;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyType.ObjectType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.internal.NameMap;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The attributes of an object that is being decoded, which can arrive in any order. */
final class AttributeSlots {
  private final Layout layout;
  private final PathTracker trail;
  private final @Nullable CtyValue[] values;

  /** The attribute names and types of an object type; shared by all objects of the type. */
  record Layout(ObjectType type, List<String> names, List<CtyType> types) {
    static Layout of(ObjectType type) {
      return new Layout(type, type.names(), NameMap.<CtyType>copyOf(type.attributes()).values());
    }
  }

  AttributeSlots(Layout layout, PathTracker trail) {
    this.layout = layout;
    this.trail = trail;
    this.values = new @Nullable CtyValue[layout.names.size()];
  }

  int size() {
    return values.length;
  }

  String name(int slot) {
    return layout.names.get(slot);
  }

  CtyType type(int slot) {
    return layout.types.get(slot);
  }

  /** Returns the slot of a name, negative if there is none. */
  int indexOf(String name) {
    return Collections.binarySearch(
        layout.names, name, Objects.requireNonNull(layout.type.attributes().comparator()));
  }

  int find(String name) {
    var slot = indexOf(name);
    if (slot < 0) {
      trail.attribute(name);
      throw trail.failure("unsupported attribute");
    }
    return slot;
  }

  void fill(int slot, CtyValue value) {
    if (values[slot] != null) {
      throw trail.failure("an attribute must not be given twice");
    }
    values[slot] = value;
  }

  /** Sets a slot, replacing an earlier value. */
  void replace(int slot, CtyValue value) {
    values[slot] = value;
  }

  CtyValue toObject() {
    for (var i = 0; i < values.length; i++) {
      if (values[i] == null) {
        values[i] = CtyValue.nullOf(layout.types.get(i));
      }
    }
    return CtyValue.object(layout.type, Arrays.asList(values));
  }
}
