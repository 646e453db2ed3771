package dev.terrane.processor.emit;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.schema.Attribute;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;

/// Objects with only those attributes that a view has, at every depth; the others are null. Null
/// elements stay where the type has room for them.
///
/// @param has whether the view has an attribute
record Projection(Predicate<Attribute<?>> has) {
  CtyValue of(List<? extends Attribute<?>> members, CtyValue value) {
    if (!(value instanceof ObjectValue object)) {
      return value;
    }
    var values = new LinkedHashMap<String, CtyValue>();
    members.forEach(member -> values.put(member.name(), member(member, object.get(member.name()))));
    return CtyValue.object(values);
  }

  private CtyValue member(Attribute<?> member, CtyValue value) {
    if (!has.test(member)) {
      return CtyValue.nullOf(member.ctyType());
    }
    var readable = member.type().withoutNullElements(value);
    return member
        .nested()
        .map(shape -> each(readable, one -> of(shape.members(), one)))
        .orElse(readable);
  }

  private static CtyValue each(CtyValue value, Function<CtyValue, CtyValue> one) {
    return switch (value) {
      case CtyValue.ListValue(var type, var all) ->
          CtyValue.list(type.element(), all.stream().map(one).toList());
      case CtyValue.SetValue(var type, var all) ->
          CtyValue.set(type.element(), all.stream().map(one).toList());
      case CtyValue.MapValue(CtyType.MapType type, var all) ->
          CtyValue.map(type.element(), mapped(all, one));
      default -> one.apply(value);
    };
  }

  private static Map<String, CtyValue> mapped(
      Map<String, CtyValue> all, Function<CtyValue, CtyValue> one) {
    var mapped = new LinkedHashMap<String, CtyValue>();
    all.forEach((key, value) -> mapped.put(key, one.apply(value)));
    return mapped;
  }
}
