package dev.terrane.cty;

import dev.terrane.cty.CtyType.Dynamic;
import dev.terrane.cty.CtyType.ListType;
import dev.terrane.cty.CtyType.MapType;
import dev.terrane.cty.CtyType.ObjectType;
import dev.terrane.cty.CtyType.Primitive;
import dev.terrane.cty.CtyType.SetType;
import dev.terrane.cty.CtyType.TupleType;
import dev.terrane.cty.CtyValue.BoolValue;
import dev.terrane.cty.CtyValue.NumberValue;
import dev.terrane.cty.CtyValue.StringValue;
import java.util.Locale;
import java.util.Optional;

/** A conversion from one type to another, which is selected by the types and not by a value. */
@FunctionalInterface
interface Conversion {
  CtyValue convert(CtyValue value, CtyPath path);

  /**
   * Finds the conversion between two types.
   *
   * @param unsafe whether it may fail for some values
   */
  static Optional<Conversion> find(CtyType from, CtyType to, boolean unsafe) {
    return findKnown(from, to, unsafe).map(known -> guarded(known, to));
  }

  /**
   * Returns a conversion that does nothing for equal types, otherwise the result of {@link #find}.
   */
  static Optional<Conversion> findUnlessEqual(CtyType from, CtyType to, boolean unsafe) {
    return from.equals(to) ? Optional.of((value, _) -> value) : find(from, to, unsafe);
  }

  /** Wraps a conversion of known values: null and unknown values are converted separately. */
  private static Conversion guarded(Conversion known, CtyType to) {
    return (value, path) -> {
      if (to instanceof Dynamic) {
        return value;
      }
      return switch (value) {
        case CtyValue.Unknown unknown -> UnknownConversion.convert(unknown, to);
        case CtyValue.Null(var type) -> CtyValue.nullOf(UnknownConversion.fill(type, to));
        case CtyValue.Known _ -> known.convert(value, path);
      };
    };
  }

  private static Optional<Conversion> findKnown(CtyType from, CtyType to, boolean unsafe) {
    if (to instanceof Dynamic) {
      return Optional.of((value, _) -> value);
    }
    return switch (from) {
      case Dynamic _ -> unsafe ? Optional.of(late(to)) : Optional.empty();
      case Primitive primitive ->
          to instanceof Primitive target
              ? findPrimitive(primitive, target, unsafe)
              : Optional.empty();
      case ListType(var element) -> new CollectionConversion(element, unsafe).fromList(to);
      case SetType(var element) -> new CollectionConversion(element, unsafe).fromSet(to);
      case MapType(var element) -> new CollectionConversion(element, unsafe).fromMap(to);
      case ObjectType object -> new StructureConversion(unsafe).fromObject(object, to);
      case TupleType tuple -> new StructureConversion(unsafe).fromTuple(tuple, to);
    };
  }

  /** Returns a conversion that is selected by the type of the value. */
  private static Conversion late(CtyType to) {
    return (value, path) -> {
      try {
        return CtyConversion.convert(value, to);
      } catch (CtyException e) {
        throw e.within(path);
      }
    };
  }

  private static Optional<Conversion> findPrimitive(Primitive from, Primitive to, boolean unsafe) {
    if (to == Primitive.STRING && from != Primitive.STRING) {
      return Optional.of((value, _) -> toText(value));
    }
    if (from != Primitive.STRING || !unsafe) {
      return Optional.empty();
    }
    return switch (to) {
      case STRING -> Optional.empty();
      case NUMBER -> Optional.of((value, path) -> toNumber((StringValue) value, path));
      case BOOL -> Optional.of((value, path) -> toBool((StringValue) value, path));
    };
  }

  private static CtyValue toText(CtyValue value) {
    return switch (value) {
      case NumberValue(var number) -> CtyValue.string(number.toText());
      case BoolValue(var bool) -> CtyValue.string(Boolean.toString(bool));
      default -> value;
    };
  }

  private static CtyValue toNumber(StringValue value, CtyPath path) {
    try {
      return CtyValue.number(CtyNumber.parse(value.value()));
    } catch (CtyException e) {
      throw e.within(path);
    }
  }

  private static CtyValue toBool(StringValue value, CtyPath path) {
    return switch (value.value()) {
      case "true", "1" -> CtyValue.bool(true);
      case "false", "0" -> CtyValue.bool(false);
      default -> throw noBool(value.value(), path);
    };
  }

  private static CtyException noBool(String text, CtyPath path) {
    var lower = text.toLowerCase(Locale.ROOT);
    var misspelt = lower.equals("true") || lower.equals("false");
    return new CtyException(
        path,
        misspelt
            ? "a bool is required; to convert from string, use lowercase \"" + lower + "\""
            : "a bool is required");
  }
}
