package dev.terrane.core;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.resource.IdentitySchema;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Schema;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/// The declaration of a resource type.
///
/// @param typeName its name
/// @param schema its schema
/// @param identity the schema of its identity; empty when it has none
record ResourceSchema(String typeName, Schema schema, Optional<IdentitySchema> identity) {
  List<Attribute<?>> members() {
    return schema.members();
  }

  CtyValue nothing() {
    return CtyValue.nullOf(schema.type());
  }

  DynamicValue encode(CtyValue value) {
    return DynamicValue.of(value, schema.type());
  }

  /// Decodes an object of a response (W1).
  ///
  /// @throws CoreException if it does not match the schema
  CtyValue decode(String step, DynamicValue value) {
    return BlockSchema.decode(step, value, schema.type());
  }

  /// Decodes an identity of a response; null of its type if it is absent.
  ///
  /// @throws CoreException if it does not match the schema, or if there is none (ID1, ID5)
  CtyValue decodeIdentity(String step, DynamicValue value) {
    if (identity.isEmpty() && !value.isAbsent()) {
      throw new CoreException(
          step + ": " + typeName + " returned an identity, but declares no identity schema (ID5)");
    }
    return BlockSchema.decode(step + ": the identity", value, identityType());
  }

  CtyType identityType() {
    var types = new LinkedHashMap<String, CtyType>();
    identity.ifPresent(
        declared -> declared.attributes().forEach(part -> types.put(part.name(), part.type())));
    return CtyType.object(types);
  }

  long identityVersion() {
    return identity.map(IdentitySchema::version).orElse(0L);
  }
}
