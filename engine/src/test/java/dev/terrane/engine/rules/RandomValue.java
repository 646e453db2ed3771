package dev.terrane.engine.rules;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyWalk;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.NestedShape.Nesting;
import dev.terrane.provider.schema.Trait;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// Random configurations, states and compatible results, as Terraform can produce them.
final class RandomValue {
  private final Random random;
  private final boolean config;

  private RandomValue(Random random, boolean config) {
    this.random = random;
    this.config = config;
  }

  /// A configuration, parts of which may be unknown.
  static CtyValue config(Random random, List<Attribute<?>> members) {
    return new RandomValue(random, true).object(members);
  }

  /// A state, wholly known and without write-only values.
  static CtyValue state(Random random, List<Attribute<?>> members) {
    return WriteOnlyValues.removed(members, new RandomValue(random, false).object(members));
  }

  /// Any wholly known value in place of each unknown one.
  static CtyValue completion(Random random, List<Attribute<?>> members, CtyValue planned) {
    var values = new RandomValue(random, false);
    var complete =
        CtyWalk.transform(
            planned, (_, part) -> part.isUnknown() ? values.plain(part.type()) : part);
    return WriteOnlyValues.removed(members, complete);
  }

  private boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  private CtyValue object(List<Attribute<?>> members) {
    var values = new LinkedHashMap<String, CtyValue>();
    members.forEach(member -> values.put(member.name(), member(member)));
    return CtyValue.object(values);
  }

  private CtyValue member(Attribute<?> member) {
    if (Members.isBlock(member)) {
      return block(member, member.nested().orElseThrow());
    }
    if (config && member.is(Trait.COMPUTED) && !member.is(Trait.OPTIONAL)) {
      return CtyValue.nullOf(member.ctyType());
    }
    if (config && chance(10)) {
      return CtyValue.unknown(member.ctyType());
    }
    if (!member.is(Trait.REQUIRED) && chance(35)) {
      return CtyValue.nullOf(member.ctyType());
    }
    return member
        .nested()
        .map(nested -> nested(nested, member.ctyType()))
        .orElseGet(() -> plain(member.ctyType()));
  }

  /// Blocks are unknown as a whole or not at all: the blocks of one `dynamic` block.
  private CtyValue block(Attribute<?> member, NestedShape block) {
    var repeats = block.nesting() != Nesting.SINGLE && block.nesting() != Nesting.GROUP;
    if (config && repeats && !member.ctyType().equals(CtyType.DYNAMIC) && chance(8)) {
      return CtyValue.unknown(member.ctyType());
    }
    return block.nesting() == Nesting.SINGLE && chance(30)
        ? CtyValue.nullOf(member.ctyType())
        : nested(block, member.ctyType());
  }

  private CtyValue nested(NestedShape nested, CtyType slot) {
    Supplier<CtyValue> element = () -> element(nested);
    return switch (nested.nesting()) {
      case SINGLE, GROUP -> object(nested.members());
      case LIST ->
          slot.equals(CtyType.DYNAMIC)
              ? CtyValue.tuple(some(element))
              : CtyValue.list(nested.type(), some(element));
      case SET -> CtyValue.set(nested.type(), some(element));
      case MAP ->
          slot.equals(CtyType.DYNAMIC)
              ? CtyValue.object(named(element))
              : CtyValue.map(nested.type(), named(element));
    };
  }

  private CtyValue element(NestedShape nested) {
    return config && !nested.block() && chance(5)
        ? CtyValue.unknown(nested.type())
        : object(nested.members());
  }

  private CtyValue plain(CtyType type) {
    return switch (type) {
      case CtyType.Primitive primitive -> primitive(primitive);
      case CtyType.Dynamic _ -> untyped();
      case CtyType.ListType(var element) -> CtyValue.list(element, some(() -> part(element)));
      case CtyType.SetType(var element) -> CtyValue.set(element, some(() -> part(element)));
      case CtyType.MapType(var element) -> CtyValue.map(element, named(() -> part(element)));
      case CtyType.ObjectType object -> {
        var values = new LinkedHashMap<String, CtyValue>();
        object.attributes().forEach((name, inner) -> values.put(name, part(inner)));
        yield CtyValue.object(values);
      }
      case CtyType.TupleType(var elements) ->
          CtyValue.tuple(elements.stream().map(this::part).toList());
    };
  }

  private CtyValue part(CtyType type) {
    return config && chance(8) ? CtyValue.unknown(type) : plain(type);
  }

  private CtyValue primitive(CtyType.Primitive type) {
    return switch (type) {
      case STRING -> CtyValue.string(List.of("a", "b", "c").get(random.nextInt(3)));
      case NUMBER -> CtyValue.number(random.nextInt(3));
      case BOOL -> CtyValue.bool(random.nextBoolean());
    };
  }

  private CtyValue untyped() {
    return switch (random.nextInt(4)) {
      case 0 -> CtyValue.string("d");
      case 1 -> CtyValue.tuple(List.of(CtyValue.number(1), CtyValue.bool(true)));
      case 2 -> CtyValue.object(Map.of("x", CtyValue.string("y")));
      default -> CtyValue.number(7);
    };
  }

  private List<CtyValue> some(Supplier<CtyValue> element) {
    return Stream.generate(element).limit(random.nextInt(3)).toList();
  }

  private Map<String, CtyValue> named(Supplier<CtyValue> element) {
    var values = new LinkedHashMap<String, CtyValue>();
    some(element).forEach(value -> values.put("k" + random.nextInt(4), value));
    return values;
  }
}
