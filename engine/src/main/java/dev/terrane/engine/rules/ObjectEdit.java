package dev.terrane.engine.rules;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectMembers;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Changes members of an object. The object is copied at the first change, so that without a change
/// the result is the same instance. Not thread-safe.
public final class ObjectEdit {
  private final ObjectMembers members;
  private final ObjectValue object;
  private CtyValue @Nullable [] changed;

  /// An object without a change so far.
  ///
  /// @param members the attributes and blocks of the object
  public ObjectEdit(List<Attribute<?>> members, ObjectValue object) {
    this.members = ObjectMembers.of(members);
    this.object = object;
  }

  /// The attributes and blocks, in the author's order.
  public ObjectMembers members() {
    return members;
  }

  /// Whether the object has a member; an object that does not match its schema can lack it.
  ///
  /// @param index the member's place in the author's order
  public boolean has(int index) {
    return members.position(index, object) >= 0;
  }

  /// The original value of a member.
  ///
  /// @param index the member's place in the author's order
  /// @throws IllegalArgumentException when the object lacks the member
  public CtyValue get(int index) {
    return members.value(index, object);
  }

  /// Sets the value of a member; an equal value is no change.
  ///
  /// @param index the member's place in the author's order
  public void set(int index, CtyValue value) {
    var position = members.position(index, object);
    var now = changed == null ? object.values() : Arrays.asList(changed);
    if (now.get(position).equals(value)) {
      return;
    }
    if (changed == null) {
      changed = object.values().toArray(CtyValue[]::new);
    }
    changed[position] = value;
  }

  /// The object with its changes, the same one when there are none.
  public ObjectValue result() {
    return changed == null ? object : object.withValues(List.of(changed));
  }
}
