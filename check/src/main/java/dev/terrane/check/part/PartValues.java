package dev.terrane.check.part;

import dev.terrane.check.message.MaskedDocument;
import dev.terrane.check.message.ValueDocuments;
import dev.terrane.check.report.JsonDocument;
import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.part.Kind;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.resource.IdentitySchema;
import dev.terrane.provider.function.Parameter;
import dev.terrane.provider.function.Signature;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectMembers;
import dev.terrane.provider.schema.Schema;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/// Converts the values in calls of a part to documents.
///
/// @param members the attributes and blocks of the part
/// @param identity the type of its identity
/// @param signature the signature of a function; empty for other parts
record PartValues(List<Attribute<?>> members, CtyType identity, Optional<Signature<?>> signature)
    implements ValueDocuments {
  /// The values of a part.
  static PartValues of(CheckedPart part, CheckedProvider.Schemas schemas) {
    var identity = identityType(Optional.ofNullable(schemas.identities().get(part.name())));
    Optional<Signature<?>> signature =
        part.is(Kinds.FUNCTION)
            ? Optional.ofNullable(schemas.usable().parts().of(Kinds.FUNCTION).get(part.name()))
            : Optional.empty();
    return new PartValues(members(part, schemas), identity, signature);
  }

  private static CtyType identityType(Optional<IdentitySchema> identity) {
    var types = new LinkedHashMap<String, CtyType>();
    identity.ifPresent(
        one -> one.attributes().forEach(part -> types.put(part.name(), part.type())));
    return CtyType.object(types);
  }

  private static List<Attribute<?>> members(CheckedPart part, CheckedProvider.Schemas schemas) {
    if (part.is(Kinds.FUNCTION)) {
      return List.of();
    }
    return part.kind()
        .map(kind -> schema(kind, part, schemas).map(Schema::members).orElse(List.of()))
        .orElseGet(() -> schemas.usable().provider().members());
  }

  @SuppressWarnings("unchecked") // All kinds but functions are declared by schemas.
  private static Optional<Schema> schema(
      Kind<?, ?> kind, CheckedPart part, CheckedProvider.Schemas schemas) {
    var all = schemas.usable().parts().of((Kind<?, Schema>) kind);
    return Optional.ofNullable(all.get(part.name()));
  }

  @Override
  public CtyValue document(String field, int index, DynamicValue value) {
    return switch (field) {
      case "identity_data" -> decoded(value, identity);
      case "provider_meta", "limit", "include_resource_object" -> size(value);
      case "arguments" ->
          signature
              .flatMap(one -> one.at(index))
              .map(Parameter::ctyType)
              .map(type -> decoded(value, type))
              .orElseGet(() -> size(value));
      case "result" ->
          signature
              .map(one -> decoded(value, one.resultType()))
              .orElseGet(() -> decoded(value, type()));
      case "raw_state" -> rawState(value);
      default -> decoded(value, type());
    };
  }

  private CtyType type() {
    return ObjectMembers.of(members).type();
  }

  private CtyValue decoded(DynamicValue value, CtyType type) {
    try {
      var decoded = value.decode(type);
      return type.equals(type()) ? MaskedDocument.of(members, decoded) : JsonDocument.of(decoded);
    } catch (CtyException e) {
      return CtyValue.string("(does not match the schema: " + e.getMessage() + ")");
    }
  }

  /// A state that does not match the schema is shown, because the check has made it.
  private CtyValue rawState(DynamicValue value) {
    try {
      return MaskedDocument.of(members, value.decode(type()));
    } catch (CtyException e) {
      return CtyValue.string(new String(value.json().array(), StandardCharsets.UTF_8));
    }
  }

  private static CtyValue size(DynamicValue value) {
    var size = Math.max(value.msgpack().array().length, value.json().array().length);
    return CtyValue.string("(" + size + " bytes)");
  }
}
