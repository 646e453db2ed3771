package dev.terrane.processor.emit;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.Trait;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// Random objects of a schema.
///
/// @param random the source of randomness
/// @param hole the percentage of values that are null, also where null is not allowed
/// @param nulls the percentage of elements that are null, also where null is not allowed
/// @param gap the percentage of unknown values
/// @param junk whether texts and numbers cannot be converted to their Java types
record RandomObjects(Random random, int hole, int nulls, int gap, boolean junk) {
  private static final Map<String, List<String>> TEXTS =
      Map.of(
          "color", List.of("red", "green"),
          "pause", List.of("30s", "2h", "1m30s"),
          "pauses", List.of("30s", "2h", "1m30s"),
          "since", List.of("2026-01-01T00:00:00Z", "2026-05-05T12:30:00Z"));

  /// Complete objects: required values exist, and optional ones are sometimes null.
  static RandomObjects whole(Random random) {
    return new RandomObjects(random, 0, 10, 0, false);
  }

  ObjectValue object(List<? extends Attribute<?>> members) {
    var values = new LinkedHashMap<String, CtyValue>();
    members.forEach(member -> values.put(member.name(), value(member)));
    return CtyValue.object(values);
  }

  private boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  private CtyValue value(Attribute<?> member) {
    if (chance(gap)) {
      return CtyValue.unknown(member.ctyType());
    }
    if ((chance(hole) && !isAlwaysThere(member)) || (mayBeNull(member) && chance(30))) {
      return CtyValue.nullOf(member.ctyType());
    }
    return member
        .nested()
        .map(shape -> nested(member, shape))
        .orElseGet(() -> plain(member.name(), member.ctyType()));
  }

  /// Terraform never has null for a list, a set or a map of blocks; an old state may.
  private boolean isAlwaysThere(Attribute<?> member) {
    return !junk && member.isBlock() && !(member.ctyType() instanceof CtyType.ObjectType);
  }

  /// Whether null is as good as any value, and is distinguished from empty.
  private static boolean mayBeNull(Attribute<?> member) {
    if (member.is(Trait.EMPTY_IS_NULL) || member.rules().fallback().isPresent()) {
      return false;
    }
    if (member.isBlock()) {
      return member.ctyType() instanceof CtyType.ObjectType && !member.is(Trait.REQUIRED);
    }
    return member.is(Trait.NULLABLE) || (member.is(Trait.OPTIONAL) && !member.is(Trait.COMPUTED));
  }

  private CtyValue nested(Attribute<?> member, NestedShape shape) {
    Supplier<CtyValue> one =
        () ->
            chance(nulls) && !member.isBlock()
                ? CtyValue.nullOf(shape.type())
                : object(shape.members());
    return switch (member.ctyType()) {
      case CtyType.ListType(var element) -> CtyValue.list(element, some(one));
      case CtyType.SetType(var element) -> CtyValue.set(element, some(one));
      case CtyType.MapType(var element) -> CtyValue.map(element, keyed(one));
      default -> object(shape.members());
    };
  }

  private List<CtyValue> some(Supplier<CtyValue> one) {
    return Stream.generate(one).limit(random.nextInt(3)).toList();
  }

  private Map<String, CtyValue> keyed(Supplier<CtyValue> one) {
    var all = new LinkedHashMap<String, CtyValue>();
    some(one).forEach(value -> all.put("key" + all.size(), value));
    return all;
  }

  private CtyValue plain(String name, CtyType type) {
    Supplier<CtyValue> inside = () -> element(name, type);
    return switch (type) {
      case CtyType.ListType(var element) -> CtyValue.list(element, some(inside));
      case CtyType.SetType(var element) -> CtyValue.set(element, some(inside));
      case CtyType.MapType(var element) -> CtyValue.map(element, keyed(inside));
      default -> scalar(name, type);
    };
  }

  private CtyValue element(String name, CtyType collection) {
    var type =
        switch (collection) {
          case CtyType.ListType(var element) -> element;
          case CtyType.SetType(var element) -> element;
          case CtyType.MapType(var element) -> element;
          default -> throw new IllegalArgumentException("no collection: " + collection);
        };
    if (chance(gap)) {
      return CtyValue.unknown(type);
    }
    return chance(nulls) ? CtyValue.nullOf(type) : plain(name, type);
  }

  private CtyValue scalar(String name, CtyType type) {
    if (type.equals(CtyType.BOOL)) {
      return CtyValue.bool(random.nextBoolean());
    }
    if (type.equals(CtyType.NUMBER)) {
      return number();
    }
    return CtyValue.string(text(name));
  }

  private CtyValue number() {
    return junk
        ? CtyValue.number(new BigDecimal("12345678901234567890.5"))
        : CtyValue.number(random.nextInt(5));
  }

  private String text(String name) {
    var all = junk ? List.of("", "none of it") : TEXTS.getOrDefault(name, List.of("a", "b", "c"));
    return all.get(random.nextInt(all.size()));
  }
}
