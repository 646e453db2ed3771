package dev.terrane.server.mux;

import static dev.terrane.rpc.function.GetFunctionsRpc.GET_FUNCTIONS;
import static dev.terrane.rpc.provider.ConfigureProviderRpc.CONFIGURE_PROVIDER;
import static dev.terrane.rpc.provider.GetMetadataRpc.GET_METADATA;
import static dev.terrane.rpc.provider.GetProviderSchemaRpc.GET_PROVIDER_SCHEMA;
import static dev.terrane.rpc.provider.StopProviderRpc.STOP_PROVIDER;
import static dev.terrane.rpc.provider.ValidateProviderConfigRpc.VALIDATE_PROVIDER_CONFIG;
import static dev.terrane.rpc.resource.GetResourceIdentitySchemasRpc.GET_RESOURCE_IDENTITY_SCHEMAS;

import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.function.GetFunctions;
import dev.terrane.engine.part.Kind;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.provider.ConfigureProvider;
import dev.terrane.engine.provider.GetMetadata;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.engine.provider.StopProvider;
import dev.terrane.engine.provider.ValidateProviderConfig;
import dev.terrane.engine.resource.GetResourceIdentitySchemas;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Schema;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.Protocol;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Supplier;

/**
 * The RPCs of the provider itself, which all providers receive.
 *
 * @param own this provider
 * @param existing the existing providers
 * @param schema the provider schema of this provider
 * @param protocol the version that is served
 */
record ProviderCalls(
    Endpoint own, List<ExistingEndpoint> existing, Supplier<Schema> schema, Protocol protocol) {
  GetProviderSchema.Response schemas(GetProviderSchema.Request request) {
    return new MergedSchemas(protocol, own.call(GET_PROVIDER_SCHEMA, request)).with(existing);
  }

  /** The names of GetProviderSchema, because older providers do not have this RPC. */
  GetMetadata.Response metadata(GetMetadata.Request request) {
    var response = own.call(GET_METADATA, request);
    var merged = schemas(new GetProviderSchema.Request());
    var names = new HashMap<Kind<?, ?>, List<String>>();
    for (var kind : Kinds.ALL) {
      var all = new LinkedHashSet<>(response.names(kind));
      existing.forEach(one -> all.addAll(one.declared(kind)));
      names.put(kind, List.copyOf(all));
    }
    return new GetMetadata.Response(merged.capabilities(), names, merged.diagnostics());
  }

  GetFunctions.Response functions(GetFunctions.Request request) {
    var response = own.call(GET_FUNCTIONS, request);
    var diagnostics = new ArrayList<>(response.diagnostics());
    var all = new HashMap<>(response.functions());
    for (var one : existing) {
      one.callIfPresent(GET_FUNCTIONS, request)
          .ifPresent(more -> {
            more.functions().forEach(all::putIfAbsent);
            diagnostics.addAll(more.diagnostics());
          });
    }
    return new GetFunctions.Response(all, diagnostics);
  }

  GetResourceIdentitySchemas.Response identities(GetResourceIdentitySchemas.Request request) {
    var response = own.call(GET_RESOURCE_IDENTITY_SCHEMAS, request);
    // A resource of this provider has no identity of the one that it replaces.
    var rewritten = own.call(GET_METADATA, new GetMetadata.Request()).names(Kinds.RESOURCE);
    var diagnostics = new ArrayList<>(response.diagnostics());
    var all = new HashMap<>(response.identities());
    for (var one : existing) {
      one.callIfPresent(GET_RESOURCE_IDENTITY_SCHEMAS, request)
          .ifPresent(more -> {
            more.identities()
                .forEach((name, identity) -> {
                  if (!rewritten.contains(name)) {
                    all.putIfAbsent(name, identity);
                  }
                });
            diagnostics.addAll(more.diagnostics());
          });
    }
    return new GetResourceIdentitySchemas.Response(all, diagnostics);
  }

  ValidateProviderConfig.Response validate(ValidateProviderConfig.Request request) {
    var configs = new SplitConfig(schema.get(), existing, request.config());
    var diagnostics = new ArrayList<Diagnostic>();
    configs
        .own(diagnostics)
        .map(config ->
            own.call(VALIDATE_PROVIDER_CONFIG, new ValidateProviderConfig.Request(config)))
        .ifPresent(response -> diagnostics.addAll(response.diagnostics()));
    for (var one : existing) {
      configs
          .of(one, diagnostics)
          .map(config ->
              one.call(VALIDATE_PROVIDER_CONFIG, new ValidateProviderConfig.Request(config)))
          .ifPresent(response -> diagnostics.addAll(response.diagnostics()));
    }
    return new ValidateProviderConfig.Response(request.config(), diagnostics);
  }

  ConfigureProvider.Response configure(ConfigureProvider.Request request) {
    var configs = new SplitConfig(schema.get(), existing, request.config());
    var diagnostics = new ArrayList<Diagnostic>();
    configs
        .own(diagnostics)
        .map(config -> own.call(CONFIGURE_PROVIDER, with(request, config)))
        .ifPresent(response -> diagnostics.addAll(response.diagnostics()));
    for (var one : existing) {
      configs
          .of(one, diagnostics)
          .map(config -> one.call(CONFIGURE_PROVIDER, with(request, config)))
          .ifPresent(response -> diagnostics.addAll(response.diagnostics()));
    }
    return new ConfigureProvider.Response(diagnostics);
  }

  private static ConfigureProvider.Request with(
      ConfigureProvider.Request request, DynamicValue config) {
    return new ConfigureProvider.Request(
        request.terraformVersion(), config, request.clientCapabilities());
  }

  /** Does not wait for the existing providers, of which one may not respond. */
  StopProvider.Response stop(StopProvider.Request request) {
    for (var one : existing) {
      if (one.isStarted()) {
        Thread.ofVirtual()
            .name("existing-stop")
            .start(() -> {
              var _ = one.call(STOP_PROVIDER, request);
            });
      }
    }
    return own.call(STOP_PROVIDER, request);
  }
}
