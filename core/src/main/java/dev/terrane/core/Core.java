package dev.terrane.core;

import static dev.terrane.rpc.provider.ConfigureProviderRpc.CONFIGURE_PROVIDER;
import static dev.terrane.rpc.provider.ValidateProviderConfigRpc.VALIDATE_PROVIDER_CONFIG;

import dev.terrane.cty.CtyValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.part.Kind;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.provider.ConfigureProvider;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.engine.provider.ValidateProviderConfig;
import dev.terrane.engine.resource.IdentitySchema;
import dev.terrane.provider.schema.Schema;
import dev.terrane.rpc.Endpoint;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Terraform Core with one provider. The schemas are requested once, from the first provider that
/// is needed. May be used by several threads at once.
public final class Core {
  private final ProviderStarter providers;
  private final CoreOptions options;
  private @Nullable ProviderSchemas schemas;

  /// Creates Core without starting a provider.
  ///
  /// @param providers starts the provider of each phase
  /// @param options the options of calls
  public Core(ProviderStarter providers, CoreOptions options) {
    this.providers = providers;
    this.options = options;
  }

  /// Creates Core with schemas that were requested before.
  ///
  /// @param providers starts the provider of each phase
  /// @param options the options of calls
  /// @param declared the schemas
  /// @param identities the schemas of identities, by resource type
  public Core(
      ProviderStarter providers,
      CoreOptions options,
      GetProviderSchema.Response declared,
      Map<String, IdentitySchema> identities) {
    this(providers, options);
    this.schemas = new ProviderSchemas(declared, identities);
  }

  /// The schemas of the provider.
  ///
  /// @throws CoreException if the provider reports an error
  public GetProviderSchema.Response schemas() {
    return loaded().declared();
  }

  private synchronized ProviderSchemas loaded() {
    var known = schemas;
    if (known == null) {
      known = ProviderSchemas.of(providers.started());
      schemas = known;
    }
    return known;
  }

  /// Validates the provider block.
  ///
  /// @param provider the provider of a phase
  /// @param config an object of the provider's schema
  public CommandDiagnostics validate(Endpoint provider, CtyValue config) {
    var request = new ValidateProviderConfig.Request(encoded(config));
    return new CommandDiagnostics(provider.call(VALIDATE_PROVIDER_CONFIG, request).diagnostics());
  }

  /// Configures a provider, which Core does after its block was validated.
  ///
  /// @param provider what a phase has started
  /// @param config an object of the provider's schema
  public CommandDiagnostics configure(Endpoint provider, CtyValue config) {
    var request =
        new ConfigureProvider.Request(options.version(), encoded(config), options.capabilities());
    return new CommandDiagnostics(provider.call(CONFIGURE_PROVIDER, request).diagnostics());
  }

  private DynamicValue encoded(CtyValue config) {
    return DynamicValue.of(config, schemas().provider().type());
  }

  /// A resource instance without an object.
  ///
  /// @throws IllegalArgumentException if the provider has no such resource
  public ResourceInstance resource(String typeName) {
    return new ResourceInstance(providers, options.of(schemas()), loaded().resource(typeName));
  }

  /// A data source.
  ///
  /// @throws IllegalArgumentException if the provider has no such data source
  public DataSourceCalls dataSource(String typeName) {
    return new DataSourceCalls(
        providers, options.of(schemas()), block(Kinds.DATA_SOURCE, typeName));
  }

  /// An ephemeral resource.
  ///
  /// @throws IllegalArgumentException if the provider has no such ephemeral resource
  public EphemeralResourceCalls ephemeralResource(String typeName) {
    return new EphemeralResourceCalls(
        providers, options.withoutDeferral(), block(Kinds.EPHEMERAL_RESOURCE, typeName));
  }

  /// A list resource.
  ///
  /// @throws IllegalArgumentException if the provider has no such list resource, or no resource of
  ///   this name
  /// @throws CoreException if the resource has no identity (L1)
  public ListResourceCalls listResource(String typeName) {
    var block = block(Kinds.LIST_RESOURCE, typeName);
    var resource = loaded().resource(typeName);
    if (resource.identity().isEmpty()) {
      throw new CoreException(
          "list: identity schema not found for resource type " + typeName + " (L1)");
    }
    return new ListResourceCalls(providers, options, block, resource);
  }

  /// An action.
  ///
  /// @throws IllegalArgumentException if the provider has no such action
  public ActionCalls action(String typeName) {
    return new ActionCalls(providers, options.withoutDeferral(), block(Kinds.ACTION, typeName));
  }

  private BlockSchema block(Kind<?, Schema> kind, String typeName) {
    return new BlockSchema(typeName, loaded().named(kind, typeName));
  }

  /// A function.
  ///
  /// @throws IllegalArgumentException if the provider has no such function
  public FunctionCalls function(String name) {
    return new FunctionCalls(providers, name, loaded().named(Kinds.FUNCTION, name));
  }
}
