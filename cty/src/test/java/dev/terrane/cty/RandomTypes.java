package dev.terrane.cty;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;

/** Types of every form, from a seeded generator. */
public final class RandomTypes {
  private static final int MAX_PARTS = 4;

  private final Random random;
  private final boolean placeholders;

  private RandomTypes(Random random, boolean placeholders) {
    this.random = random;
    this.placeholders = placeholders;
  }

  /** Types of values: without placeholders. */
  public static CtyType concrete(Random random) {
    return new RandomTypes(random, false).type(3).withoutOptional();
  }

  /** Types of slots: with placeholders and optional attributes. */
  public static CtyType slot(Random random) {
    return new RandomTypes(random, true).type(3);
  }

  static CtyType primitive(Random random) {
    return List.of(CtyType.STRING, CtyType.NUMBER, CtyType.BOOL).get(random.nextInt(3));
  }

  private CtyType type(int depth) {
    if (placeholders && random.nextInt(8) == 0) {
      return CtyType.DYNAMIC;
    }
    return switch (depth == 0 ? 0 : random.nextInt(7)) {
      case 0, 1 -> primitive(random);
      case 2 -> CtyType.list(type(depth - 1));
      case 3 -> CtyType.set(type(depth - 1));
      case 4 -> CtyType.map(type(depth - 1));
      case 5 -> object(depth);
      default -> tuple(depth);
    };
  }

  private CtyType object(int depth) {
    var attributes = new LinkedHashMap<String, CtyType>();
    var optional = new LinkedHashSet<String>();
    for (var i = random.nextInt(MAX_PARTS); i > 0; i--) {
      var name = name(random);
      attributes.put(name, type(depth - 1));
      if (random.nextInt(3) == 0) {
        optional.add(name);
      }
    }
    return CtyType.object(attributes, optional);
  }

  private CtyType tuple(int depth) {
    var elements = new ArrayList<CtyType>();
    for (var i = random.nextInt(MAX_PARTS); i > 0; i--) {
      elements.add(type(depth - 1));
    }
    return CtyType.tuple(elements);
  }

  /** The name of an attribute or the key of a map: often the same one, to have them meet. */
  static String name(Random random) {
    return random.nextInt(4) == 0
        ? Normalizer.normalize(RandomValues.text(random), Normalizer.Form.NFC)
        : List.of("a", "b", "id", "name").get(random.nextInt(4));
  }

  /** The type with concrete types instead of placeholders. */
  static CtyType filled(CtyType type, Random random) {
    return switch (type) {
      case CtyType.Dynamic _ -> concrete(random);
      case CtyType.Primitive _ -> type;
      case CtyType.ListType(var element) -> CtyType.list(filled(element, random));
      case CtyType.SetType(var element) -> CtyType.set(filled(element, random));
      case CtyType.MapType(var element) -> CtyType.map(filled(element, random));
      case CtyType.TupleType(var elements) ->
          CtyType.tuple(elements.stream().map(element -> filled(element, random)).toList());
      case CtyType.ObjectType object -> {
        var attributes = new LinkedHashMap<String, CtyType>();
        object.attributes().forEach((name, part) -> attributes.put(name, filled(part, random)));
        yield CtyType.object(attributes);
      }
    };
  }
}
