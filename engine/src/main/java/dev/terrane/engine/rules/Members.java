package dev.terrane.engine.rules;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.schema.Attribute;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.BiFunction;

/// Reading and rebuilding an object by the members of its schema.
public final class Members {
  private Members() {}

  /// The type that the members make.
  ///
  /// @param members the attributes and blocks
  /// @return the object type
  public static CtyType.ObjectType type(List<Attribute<?>> members) {
    var types = new LinkedHashMap<String, CtyType>();
    members.forEach(member -> types.put(member.name(), member.ctyType()));
    return CtyType.object(types);
  }

  /// A member of an object; inside null all is null, inside unknown all is unknown.
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

  static boolean isBlock(Attribute<?> member) {
    return member.nested().filter(nested -> nested.block()).isPresent();
  }

  /// Changes members at every depth, each before what is inside it. What the schema does not know
  /// is left alone, so that values which break the schema can be repaired as far as they keep to
  /// it.
  ///
  /// @param members the attributes and blocks of the object
  /// @param value the object; null and unknown stay what they are
  /// @param change gives another value for a member
  /// @return the changed object
  public static CtyValue map(
      List<Attribute<?>> members,
      CtyValue value,
      BiFunction<Attribute<?>, CtyValue, CtyValue> change) {
    if (!(value instanceof CtyValue.ObjectValue object)) {
      return value;
    }
    var values = new LinkedHashMap<String, CtyValue>(object.attributes());
    for (var member : members) {
      values.computeIfPresent(member.name(), (_, old) -> inside(member, old, change));
    }
    return CtyValue.object(values);
  }

  private static CtyValue inside(
      Attribute<?> member, CtyValue old, BiFunction<Attribute<?>, CtyValue, CtyValue> change) {
    var changed = change.apply(member, old);
    return member
        .nested()
        .map(nested ->
            Elements.map(
                nested.nesting(), changed, element -> map(nested.members(), element, change)))
        .orElse(changed);
  }
}
