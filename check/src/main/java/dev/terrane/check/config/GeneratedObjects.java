package dev.terrane.check.config;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.rules.Blocks;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.ObjectMembers;
import dev.terrane.provider.schema.Trait;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/// Objects of a schema. All have the blocks that the schema requires, because Terraform rejects a
/// configuration without them.
final class GeneratedObjects {
  /// Nested blocks can contain themselves many times over.
  private static final int DEPTH = 5;

  private GeneratedObjects() {}

  /// An object with required members only.
  static CtyValue minimal(List<Attribute<?>> members) {
    return object(members, members.stream().map(GeneratedObjects::minimal).toList());
  }

  private static CtyValue minimal(Attribute<?> member) {
    var nested = member.nested();
    if (nested.isPresent() && isRequired(member)) {
      return elements(member, nested.get(), _ -> minimal(nested.get().members()));
    }
    return member.is(Trait.REQUIRED)
        ? GeneratedValues.of(member.ctyType(), 1)
        : Blocks.absent(member);
  }

  /// An object whose attributes are all null.
  static CtyValue allNull(List<Attribute<?>> members) {
    return object(members, members.stream().map(GeneratedObjects::allNull).toList());
  }

  private static CtyValue allNull(Attribute<?> member) {
    var nested = member.nested();
    return nested.isPresent() && member.isBlock() && isRequired(member)
        ? elements(member, nested.get(), _ -> allNull(nested.get().members()))
        : Blocks.absent(member);
  }

  /// An object with all members that can be configured.
  static CtyValue allSet(List<Attribute<?>> members) {
    return allSet(members, 1, DEPTH);
  }

  private static CtyValue allSet(List<Attribute<?>> members, int variant, int depth) {
    return object(members, members.stream().map(member -> set(member, variant, depth)).toList());
  }

  /// The value of a member that is configured.
  static CtyValue set(Attribute<?> member) {
    return set(member, 1, DEPTH);
  }

  private static CtyValue set(Attribute<?> member, int variant, int depth) {
    if (!isConfigurable(member)) {
      return CtyValue.nullOf(member.ctyType());
    }
    var nested = member.nested();
    if (nested.isEmpty()) {
      return GeneratedValues.of(member.ctyType(), variant);
    }
    return depth == 0
        ? minimal(member)
        : elements(member, nested.get(), i -> allSet(nested.get().members(), i, depth - 1));
  }

  /// A state in which everything is set, except write-only attributes.
  static CtyValue state(List<Attribute<?>> members) {
    return state(members, 1, DEPTH);
  }

  private static CtyValue state(List<Attribute<?>> members, int variant, int depth) {
    return object(members, members.stream().map(member -> stored(member, variant, depth)).toList());
  }

  private static CtyValue stored(Attribute<?> member, int variant, int depth) {
    if (member.is(Trait.WRITE_ONLY)) {
      return CtyValue.nullOf(member.ctyType());
    }
    return member
        .nested()
        .map(nested ->
            depth == 0
                ? minimal(member)
                : elements(member, nested, i -> state(nested.members(), i, depth - 1)))
        .orElseGet(() -> GeneratedValues.of(member.ctyType(), variant));
  }

  /// A nested member with as many elements as are required, and at least one.
  static CtyValue elements(Attribute<?> member, NestedShape nested, IntFunction<CtyValue> element) {
    var count = Math.max(1, member.rules().minItems());
    var elements = IntStream.rangeClosed(1, count).mapToObj(element).toList();
    return collection(member, nested, elements);
  }

  private static CtyValue collection(
      Attribute<?> member, NestedShape nested, List<CtyValue> elements) {
    var mixed = member.ctyType().equals(CtyType.DYNAMIC);
    return switch (nested.nesting()) {
      case SINGLE, GROUP -> elements.getFirst();
      case LIST -> mixed ? CtyValue.tuple(elements) : CtyValue.list(nested.type(), elements);
      case SET -> CtyValue.set(nested.type(), elements);
      case MAP -> {
        var named = new LinkedHashMap<String, CtyValue>();
        elements.forEach(element -> named.put("key" + named.size(), element));
        yield mixed ? CtyValue.object(named) : CtyValue.map(nested.type(), named);
      }
    };
  }

  private static CtyValue object(List<Attribute<?>> members, List<CtyValue> values) {
    return ObjectMembers.of(members).object(values);
  }

  static boolean isConfigurable(Attribute<?> member) {
    return member.isBlock() || member.is(Trait.REQUIRED) || member.is(Trait.OPTIONAL);
  }

  static boolean isRequired(Attribute<?> member) {
    return member.is(Trait.REQUIRED) || member.rules().minItems() > 0;
  }
}
