package dev.terrane.provider.function;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.TupleValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectMembers;
import dev.terrane.provider.schema.Trait;

/// The type of a tuple whose elements have names in Java, for parameters and results of functions.
public final class TupleType {
  private TupleType() {}

  /// Creates the type of a tuple.
  ///
  /// @param members the elements, in their order; an optional one may be null, but not be omitted
  /// @param <T> the Java type
  /// @return the attribute type, a tuple type
  public static <T> AttributeType<T> of(NestedObject<T> members) {
    var all = ObjectMembers.of(members.members());
    var type = CtyType.tuple(all.stream().map(Attribute::ctyType).toList());
    return AttributeType.of(type)
        .as(value -> decode(members, all, value), value -> encode(members, all, value));
  }

  private static <T> T decode(NestedObject<T> members, ObjectMembers all, CtyValue value) {
    if (!(value instanceof TupleValue tuple) || tuple.elements().size() != all.size()) {
      throw new CtyException(CtyPath.ROOT, "must be a tuple of " + all.size() + " elements");
    }
    for (var i = 0; i < all.size(); i++) {
      if (all.get(i).is(Trait.REQUIRED) && tuple.elements().get(i).isNull()) {
        throw new CtyException(CtyPath.ROOT.index(i), "must not be null");
      }
    }
    try {
      return members.codec().decode(all.object(tuple.elements()));
    } catch (CtyException e) {
      throw atPosition(all, e);
    }
  }

  /// Users know the position of an element, not its name in Java.
  private static CtyException atPosition(ObjectMembers all, CtyException e) {
    var steps = e.path().steps();
    if (steps.isEmpty() || !(steps.getFirst() instanceof CtyPath.Attribute(var name))) {
      return e;
    }
    var path = CtyPath.ROOT.index(all.stream().map(Attribute::name).toList().indexOf(name));
    for (var step : steps.subList(1, steps.size())) {
      path = path.then(step);
    }
    return new CtyException(path, e.reason());
  }

  private static <T> CtyValue encode(NestedObject<T> members, ObjectMembers all, T value) {
    var object = members.codec().encode(value);
    return CtyValue.tuple(all.stream().map(one -> object.get(one.name())).toList());
  }
}
