package dev.terrane.check.message;

import dev.terrane.check.report.JsonDocument;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.rules.Elements;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.Trait;
import java.util.LinkedHashMap;
import java.util.List;

/// The document of an object of a schema, in which sensitive and write-only values are masked.
public final class MaskedDocument {
  private static final CtyValue MASK = CtyValue.string("(sensitive value)");

  private MaskedDocument() {}

  /// Converts an object.
  ///
  /// @param members the attributes and blocks of the object
  public static CtyValue of(List<Attribute<?>> members, CtyValue value) {
    if (!(value instanceof ObjectValue object)) {
      return JsonDocument.of(value);
    }
    var document = new LinkedHashMap<String, CtyValue>();
    object
        .attributes()
        .forEach((name, content) -> {
          var member = members.stream().filter(one -> one.name().equals(name)).findFirst();
          document.put(
              name,
              member.map(one -> member(one, content)).orElseGet(() -> JsonDocument.of(content)));
        });
    return CtyValue.object(document);
  }

  private static CtyValue member(Attribute<?> member, CtyValue value) {
    if ((member.is(Trait.SENSITIVE) || member.is(Trait.WRITE_ONLY)) && value.isKnown()) {
      return MASK;
    }
    return member
        .nested()
        .filter(_ -> value.isKnown())
        .map(nested -> nested(nested, value))
        .orElseGet(() -> JsonDocument.of(value));
  }

  private static CtyValue nested(NestedShape nested, CtyValue value) {
    return switch (nested.nesting()) {
      case SINGLE, GROUP -> of(nested.members(), value);
      case LIST, SET ->
          CtyValue.tuple(
              Elements.values(value).stream()
                  .map(element -> of(nested.members(), element))
                  .toList());
      case MAP -> map(nested, value);
    };
  }

  private static CtyValue map(NestedShape nested, CtyValue value) {
    var document = new LinkedHashMap<String, CtyValue>();
    switch (value) {
      case CtyValue.MapValue map ->
          map.entries().forEach((key, one) -> document.put(key, of(nested.members(), one)));
      case ObjectValue object ->
          object.attributes().forEach((key, one) -> document.put(key, of(nested.members(), one)));
      default -> {
        return CtyValue.nullOf(CtyType.STRING);
      }
    }
    return CtyValue.object(document);
  }
}
