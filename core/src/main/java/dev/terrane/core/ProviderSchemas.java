package dev.terrane.core;

import static dev.terrane.rpc.provider.GetProviderSchemaRpc.GET_PROVIDER_SCHEMA;
import static dev.terrane.rpc.resource.GetResourceIdentitySchemasRpc.GET_RESOURCE_IDENTITY_SCHEMAS;

import dev.terrane.engine.part.Kind;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.engine.resource.GetResourceIdentitySchemas;
import dev.terrane.engine.resource.IdentitySchema;
import dev.terrane.rpc.Endpoint;
import java.util.Map;
import java.util.Optional;

/// The schemas and signatures that a provider declares.
///
/// @param declared the schemas
/// @param identities the schemas of identities, by resource type
record ProviderSchemas(
    GetProviderSchema.Response declared, Map<String, IdentitySchema> identities) {
  /// Requests the schemas of a provider.
  ///
  /// @throws CoreException when it reports an error
  static ProviderSchemas of(Endpoint provider) {
    var declared = provider.call(GET_PROVIDER_SCHEMA, new GetProviderSchema.Request());
    require(new CommandDiagnostics(declared.diagnostics()));
    var identities =
        provider.call(GET_RESOURCE_IDENTITY_SCHEMAS, new GetResourceIdentitySchemas.Request());
    require(new CommandDiagnostics(identities.diagnostics()));
    return new ProviderSchemas(declared, identities.identities());
  }

  private static void require(CommandDiagnostics findings) {
    if (!findings.ok()) {
      throw new CoreException("the provider's schemas cannot be loaded:" + findings.text());
    }
  }

  ResourceSchema resource(String typeName) {
    return new ResourceSchema(
        typeName, named(Kinds.RESOURCE, typeName), Optional.ofNullable(identities.get(typeName)));
  }

  <D> D named(Kind<?, D> kind, String name) {
    var declarations = declared.parts().of(kind);
    var found = declarations.get(name);
    if (found == null) {
      throw new IllegalArgumentException(
          "the provider has no " + kind.noun() + " " + name + ", only " + declarations.keySet());
    }
    return found;
  }
}
