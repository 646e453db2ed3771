package dev.terrane.engine.rules;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectMembers;
import java.util.List;
import java.util.function.BiFunction;

/// Reads and changes the members of an object by its schema.
public final class Members {
  private Members() {}

  /// The object type of the members.
  ///
  /// @param members the attributes and blocks
  /// @return the object type
  public static CtyType.ObjectType type(List<Attribute<?>> members) {
    return ObjectMembers.of(members).type();
  }

  /// A member of an object; null for a null object, unknown for an unknown one.
  ///
  /// @param object the object
  /// @param member its member
  /// @return the member's value
  public static CtyValue get(CtyValue object, Attribute<?> member) {
    return switch (object) {
      case CtyValue.ObjectValue known -> known.get(member.name());
      case CtyValue.Unknown _ -> CtyValue.unknown(member.ctyType());
      case CtyValue.Null _, CtyValue.Known _ -> CtyValue.nullOf(member.ctyType());
    };
  }

  /// A member of an object by its index; null for a null object, unknown for an unknown one.
  ///
  /// @param object the object
  /// @param members its attributes and blocks
  /// @param index the member's place in the author's order
  /// @return the member's value
  public static CtyValue get(CtyValue object, ObjectMembers members, int index) {
    return object instanceof CtyValue.ObjectValue known
        ? members.value(index, known)
        : get(object, members.get(index));
  }

  static boolean isBlock(Attribute<?> member) {
    return member.nested().filter(nested -> nested.block()).isPresent();
  }

  /// Changes members at every depth, each before what is inside it. Attributes that the schema does
  /// not contain are unchanged, so that values that do not match the schema can be corrected as far
  /// as possible.
  ///
  /// @param members the attributes and blocks of the object
  /// @param value the object; null and unknown stay what they are
  /// @param change returns the new value of a member
  /// @return the changed object; the same one when nothing differs
  public static CtyValue map(
      List<Attribute<?>> members,
      CtyValue value,
      BiFunction<Attribute<?>, CtyValue, CtyValue> change) {
    if (!(value instanceof CtyValue.ObjectValue object)) {
      return value;
    }
    var edit = new ObjectEdit(members, object);
    for (var i = 0; i < members.size(); i++) {
      if (edit.has(i)) {
        edit.set(i, inside(members.get(i), edit.get(i), change));
      }
    }
    return edit.result();
  }

  private static CtyValue inside(
      Attribute<?> member, CtyValue old, BiFunction<Attribute<?>, CtyValue, CtyValue> change) {
    var changed = change.apply(member, old);
    var nested = member.nested();
    return nested.isEmpty()
        ? changed
        : Elements.map(
            nested.get().nesting(),
            changed,
            element -> map(nested.get().members(), element, change));
  }
}
