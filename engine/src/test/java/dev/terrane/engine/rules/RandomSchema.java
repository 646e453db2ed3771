package dev.terrane.engine.rules;

import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// Schemas of every shape that Terraform allows.
final class RandomSchema {
  private static final List<AttributeType<?>> PLAIN =
      List.of(
          AttributeType.STRING,
          AttributeType.DECIMAL,
          AttributeType.BOOL,
          AttributeType.list(AttributeType.STRING),
          AttributeType.map(AttributeType.DECIMAL),
          AttributeType.set(AttributeType.STRING),
          AttributeType.list(AttributeType.list(AttributeType.BOOL)),
          AttributeType.object(
              NestedObject.of(Attribute.string("a").required(), Attribute.number("b").optional())));

  private final Random random;

  private RandomSchema(Random random) {
    this.random = random;
  }

  static List<Attribute<?>> of(Random random) {
    var members = new RandomSchema(random).members(2, false, true);
    return Schema.resource(members.toArray(Attribute<?>[]::new)).members();
  }

  private List<Attribute<?>> members(int depth, boolean inSet, boolean blocks) {
    var members = new ArrayList<Attribute<?>>();
    // Without it, elements of a set could become equal by what their state adds.
    members.add(Attribute.string("id").computed());
    var count = 2 + random.nextInt(4);
    for (var i = 0; i < count; i++) {
      var nests = depth > 0 && random.nextInt(3) == 0;
      var name = "m" + i;
      members.add(nests ? nested(name, depth, inSet, blocks) : leaf(name, inSet));
    }
    return members;
  }

  private Attribute<?> leaf(String name, boolean inSet) {
    if (!inSet && random.nextInt(8) == 0) {
      return mode(Attribute.of(name, AttributeType.ANY), false);
    }
    return mode(Attribute.of(name, PLAIN.get(random.nextInt(PLAIN.size()))), !inSet);
  }

  private Attribute<?> mode(Attribute<?> attribute, boolean writeOnly) {
    return switch (random.nextInt(writeOnly ? 5 : 4)) {
      case 0 -> attribute.required();
      case 1 -> attribute.optional();
      case 2 -> attribute.optional().computed();
      case 3 -> attribute.computed();
      default -> attribute.optional().writeOnly();
    };
  }

  private Attribute<?> nested(String name, int depth, boolean inSet, boolean blocks) {
    var kind = random.nextInt(blocks ? 9 : 4);
    var set = kind == 3 || kind == 7;
    var inner = members(depth - 1, inSet || set, kind > 3);
    var object = NestedObject.of(inner.toArray(Attribute<?>[]::new));
    return kind > 3 ? block(name, kind, object) : attribute(name, kind, object);
  }

  private Attribute<?> attribute(String name, int kind, NestedObject<ObjectView> object) {
    var attribute =
        switch (kind) {
          case 0 -> object.attribute(name);
          case 1 -> object.attributeList(name);
          case 2 -> object.attributeMap(name);
          default -> object.attributeSet(name);
        };
    return random.nextBoolean() ? attribute.optional() : attribute.optional().computed();
  }

  private static Attribute<?> block(String name, int kind, NestedObject<ObjectView> object) {
    return switch (kind) {
      case 4 -> object.block(name);
      case 5 -> object.blockList(name);
      case 6 -> object.blockMap(name);
      case 7 -> object.blockSet(name);
      default -> object.blockGroup(name);
    };
  }
}
