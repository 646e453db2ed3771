package dev.terrane.cty;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Values of a given type, from a seeded generator. */
public final class RandomValues {
  private static final List<String> CHARACTERS =
      List.of(
          "a",
          "b",
          "Z",
          "0",
          "1",
          " ",
          "-",
          "\"",
          "\\",
          "\n",
          "\u0000",
          "\u007f",
          "<",
          "\u00e9",
          "\u0301",
          "e",
          "\u0323",
          "\u1100",
          "\u1161",
          "\u2028",
          "\ufffd",
          "\uff21",
          "\ud83d\ude00",
          "\ud834\udd5e",
          "\udbff\udfff");

  private final Random random;
  private final boolean unknowns;

  private RandomValues(Random random, boolean unknowns) {
    this.random = random;
    this.unknowns = unknowns;
  }

  /** A value for a slot, parts of which may be null or unknown. */
  public static CtyValue any(CtyType slot, Random random) {
    return new RandomValues(random, true).value(slot.withoutOptional());
  }

  /** A value for a slot, parts of which may be null. */
  public static CtyValue whollyKnown(CtyType slot, Random random) {
    return new RandomValues(random, false).value(slot.withoutOptional());
  }

  static String text(Random random) {
    var text = new StringBuilder();
    var length = random.nextInt(20) == 0 ? 300 : random.nextInt(6);
    for (var i = 0; i < length; i++) {
      text.append(CHARACTERS.get(random.nextInt(CHARACTERS.size())));
    }
    return text.toString();
  }

  private CtyValue value(CtyType slot) {
    return switch (random.nextInt(10)) {
      case 0 -> CtyValue.nullOf(slot);
      case 1, 2 -> unknowns ? unknown(slot) : known(slot);
      default -> known(slot);
    };
  }

  private CtyValue unknown(CtyType type) {
    return CtyValue.unknown(type, refinement(type));
  }

  private Refinement refinement(CtyType type) {
    var refinement = random.nextBoolean() ? Refinement.notNull() : Refinement.NONE;
    return switch (type) {
      case CtyType.Primitive.STRING -> refinement.withPrefix(shortText());
      case CtyType.Primitive.NUMBER -> bounded(refinement);
      case CtyType.ListType _, CtyType.SetType _, CtyType.MapType _ when random.nextBoolean() -> {
        var min = random.nextInt(3);
        var max = random.nextBoolean() ? min + random.nextLong(3) : Long.MAX_VALUE;
        yield refinement.withLengthBounds(min, max);
      }
      default -> refinement;
    };
  }

  /** A prefix of more than 256 bytes would be cut when it is written. */
  private String shortText() {
    var text = text(random);
    return text.length() > 50 ? "" : text;
  }

  private Refinement bounded(Refinement refinement) {
    var one = bound();
    var other = random.nextInt(3) == 0 ? one : bound();
    var lower = one.compareTo(other) < 0 ? one : other;
    var upper = one.compareTo(other) < 0 ? other : one;
    var inclusive = lower.equals(upper) || random.nextBoolean();
    return switch (random.nextInt(4)) {
      case 0 -> refinement;
      case 1 -> refinement.withNumberLowerBound(lower, inclusive);
      case 2 -> refinement.withNumberUpperBound(upper, inclusive);
      default ->
          refinement.withNumberLowerBound(lower, inclusive).withNumberUpperBound(upper, inclusive);
    };
  }

  /** A bound of more than 384 bytes would be left out when it is written. */
  private CtyNumber bound() {
    var number = stored(RandomNumbers.finite(random));
    return number.toText().length() > 300 ? CtyNumber.of(0) : number;
  }

  private CtyValue known(CtyType slot) {
    return switch (slot) {
      case CtyType.Dynamic _ -> dynamic();
      case CtyType.ListType(var element) -> CtyValue.list(element, elements(element));
      case CtyType.SetType(var element) -> CtyValue.set(element, elements(element));
      case CtyType.MapType(var element) -> map(element);
      case CtyType.ObjectType object -> {
        var attributes = new LinkedHashMap<String, CtyValue>();
        object.attributes().forEach((name, type) -> attributes.put(name, value(type)));
        yield CtyValue.object(attributes);
      }
      case CtyType.TupleType(var types) -> CtyValue.tuple(types.stream().map(this::value).toList());
      case CtyType.Primitive primitive -> scalar(primitive);
    };
  }

  private CtyValue dynamic() {
    return value(RandomTypes.concrete(random));
  }

  private CtyValue scalar(CtyType.Primitive type) {
    return switch (type) {
      case STRING -> CtyValue.string(text(random));
      case NUMBER -> CtyValue.number(stored(RandomNumbers.any(random)));
      case BOOL -> CtyValue.bool(random.nextBoolean());
    };
  }

  private CtyValue map(CtyType element) {
    var entries = new LinkedHashMap<String, CtyValue>();
    for (var value : elements(element)) {
      entries.put(RandomTypes.name(random), value);
    }
    return CtyValue.map(element, entries);
  }

  /** Elements of one concrete type each, as Terraform demands where a placeholder is declared. */
  private List<CtyValue> elements(CtyType element) {
    var elements = new ArrayList<CtyValue>();
    var filled = RandomTypes.filled(element, random);
    for (var i = random.nextInt(5); i > 0; i--) {
      elements.add(alike(element, filled));
    }
    return elements;
  }

  /** A value for a slot, all of whose placeholders take what a concrete type has there. */
  private CtyValue alike(CtyType slot, CtyType filled) {
    if (slot.equals(filled) || slot instanceof CtyType.Dynamic) {
      return value(filled);
    }
    return switch (slot) {
      case CtyType.ListType(var element) ->
          CtyValue.list(element, List.of(alike(element, ((CtyType.ListType) filled).element())));
      case CtyType.SetType(var element) ->
          CtyValue.set(element, List.of(alike(element, ((CtyType.SetType) filled).element())));
      case CtyType.MapType(var element) -> {
        var only = alike(element, ((CtyType.MapType) filled).element());
        yield CtyValue.map(element, Map.of(RandomTypes.name(random), only));
      }
      case CtyType.ObjectType object -> alike(object, (CtyType.ObjectType) filled);
      case CtyType.TupleType(var types) -> alike(types, ((CtyType.TupleType) filled).elements());
      case CtyType.Primitive _, CtyType.Dynamic _ -> value(filled);
    };
  }

  private CtyValue alike(CtyType.ObjectType slot, CtyType.ObjectType filled) {
    var attributes = new LinkedHashMap<String, CtyValue>();
    filled
        .attributes()
        .forEach((name, type) -> {
          var declared = slot.attributes().getOrDefault(name, type);
          attributes.put(name, alike(declared, type));
        });
    return CtyValue.object(attributes);
  }

  private CtyValue alike(List<CtyType> slots, List<CtyType> filled) {
    var elements = new ArrayList<CtyValue>();
    for (var i = 0; i < slots.size(); i++) {
      elements.add(alike(slots.get(i), filled.get(i)));
    }
    return CtyValue.tuple(elements);
  }

  /**
   * A decimal fraction that a double holds exactly travels as that double, whose shortest text may
   * be another one: Terraform distinguishes these. So such a number is a double from the start. And
   * the text of a power of two beyond 512 bits names a neighbour of it, in Terraform too.
   */
  private static CtyNumber stored(CtyNumber number) {
    if (!(number instanceof CtyNumber.Decimal(var value))) {
      return number;
    }
    if (number.isInteger()) {
      return value.precision() - value.scale() > 150 ? CtyNumber.parse(number.toText()) : number;
    }
    var nearest = value.doubleValue();
    var exact =
        Double.isFinite(nearest)
            && CtyNumber.of(new BigDecimal(nearest)).toBigDecimal().compareTo(value) == 0;
    return exact ? CtyNumber.of(nearest) : number;
  }
}
