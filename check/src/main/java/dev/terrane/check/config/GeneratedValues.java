package dev.terrane.check.config;

import dev.terrane.cty.CtyNumber;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.Refinement;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Values of any type.
final class GeneratedValues {
  private static final String TEXT = "terrane";

  private GeneratedValues() {}

  /// A value that is wholly known.
  ///
  /// @param variant different numbers make different values
  static CtyValue of(CtyType type, int variant) {
    return switch (type) {
      case CtyType.Primitive.STRING -> CtyValue.string(TEXT + variant);
      case CtyType.Primitive.NUMBER -> CtyValue.number(variant);
      case CtyType.Primitive.BOOL -> CtyValue.bool(variant % 2 != 0);
      case CtyType.Dynamic.DYNAMIC -> CtyValue.string(TEXT + variant);
      case CtyType.ListType(var element) -> CtyValue.list(element, List.of(of(element, variant)));
      case CtyType.SetType(var element) -> CtyValue.set(element, List.of(of(element, variant)));
      case CtyType.MapType(var element) ->
          CtyValue.map(element, Map.of(TEXT, of(element, variant)));
      case CtyType.ObjectType object -> object(object, variant);
      case CtyType.TupleType(var elements) ->
          CtyValue.tuple(elements.stream().map(element -> of(element, variant)).toList());
    };
  }

  private static CtyValue object(CtyType.ObjectType type, int variant) {
    var attributes = new LinkedHashMap<String, CtyValue>();
    type.attributes().forEach((name, one) -> attributes.put(name, of(one, variant)));
    return CtyValue.object(attributes);
  }

  /// An unknown value about which as much is known as Terraform can express.
  static CtyValue refined(CtyType type) {
    return switch (type) {
      case CtyType.Primitive.STRING ->
          CtyValue.unknown(type, Refinement.notNull().withPrefix("https://"));
      case CtyType.Primitive.NUMBER ->
          CtyValue.unknown(
              type, Refinement.notNull().withNumberRange(CtyNumber.of(1), CtyNumber.of(9)));
      case CtyType.ListType _, CtyType.SetType _, CtyType.MapType _ ->
          CtyValue.unknown(type, Refinement.notNull().withLengthBounds(1, 3));
      case CtyType.Primitive.BOOL, CtyType.Dynamic.DYNAMIC -> notNull(type);
      case CtyType.ObjectType _, CtyType.TupleType _ -> notNull(type);
    };
  }

  private static CtyValue notNull(CtyType type) {
    return CtyValue.unknown(type, Refinement.notNull());
  }
}
