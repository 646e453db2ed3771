package dev.terrane.cty.codec;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyType.ObjectType;
import dev.terrane.cty.CtyValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The attributes of an object while it is read, in whatever order they come. */
final class AttributeSlots {
  private final ObjectType type;
  private final Trail trail;
  private final List<String> names;
  private final List<CtyType> types;
  private final @Nullable CtyValue[] values;

  AttributeSlots(ObjectType type, Trail trail) {
    this.type = type;
    this.trail = trail;
    this.names = new ArrayList<>(type.attributes().keySet());
    this.types = new ArrayList<>(type.attributes().values());
    this.values = new @Nullable CtyValue[names.size()];
  }

  int size() {
    return names.size();
  }

  String name(int slot) {
    return names.get(slot);
  }

  CtyType type(int slot) {
    return types.get(slot);
  }

  /** The slot of a name, negative if there is none. */
  int indexOf(String name) {
    return Collections.binarySearch(
        names, name, Objects.requireNonNull(type.attributes().comparator()));
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

  /** Fills a slot whatever was in it. */
  void replace(int slot, CtyValue value) {
    values[slot] = value;
  }

  CtyValue toObject() {
    for (var i = 0; i < values.length; i++) {
      if (values[i] == null) {
        values[i] = CtyValue.nullOf(types.get(i));
      }
    }
    return CtyValue.object(type, Arrays.asList(values));
  }
}
