package dev.terrane.packaging.training;

import static dev.terrane.rpc.datasource.ReadDataSourceRpc.READ_DATA_SOURCE;
import static dev.terrane.rpc.datasource.ValidateDataResourceConfigRpc.VALIDATE_DATA_RESOURCE_CONFIG;
import static dev.terrane.rpc.function.CallFunctionRpc.CALL_FUNCTION;
import static dev.terrane.rpc.function.GetFunctionsRpc.GET_FUNCTIONS;
import static dev.terrane.rpc.provider.ConfigureProviderRpc.CONFIGURE_PROVIDER;
import static dev.terrane.rpc.provider.GetMetadataRpc.GET_METADATA;
import static dev.terrane.rpc.provider.GetProviderSchemaRpc.GET_PROVIDER_SCHEMA;
import static dev.terrane.rpc.provider.ValidateProviderConfigRpc.VALIDATE_PROVIDER_CONFIG;
import static dev.terrane.rpc.resource.GetResourceIdentitySchemasRpc.GET_RESOURCE_IDENTITY_SCHEMAS;
import static dev.terrane.rpc.resource.ValidateResourceConfigRpc.VALIDATE_RESOURCE_CONFIG;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.codec.Json;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.datasource.ReadDataSource;
import dev.terrane.engine.datasource.ValidateDataResourceConfig;
import dev.terrane.engine.function.CallFunction;
import dev.terrane.engine.function.GetFunctions;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.provider.ConfigureProvider;
import dev.terrane.engine.provider.GetMetadata;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.engine.provider.ValidateProviderConfig;
import dev.terrane.engine.resource.GetResourceIdentitySchemas;
import dev.terrane.engine.resource.ValidateResourceConfig;
import dev.terrane.engine.rules.Blocks;
import dev.terrane.packaging.system.PackagingException;
import dev.terrane.provider.schema.Schema;
import dev.terrane.rpc.Endpoint;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/// The calls of one training: those that each provider supports, then those of the training file.
final class TrainingCalls {
  private static final String VERSION = "1.11.4";
  private static final String ADDED = "_terrane_training";

  private final Endpoint provider;
  private final TrainingFile file;
  private final GetProviderSchema.Response schema;
  private final Map<String, ResourceLifecycle> lifecycles = new LinkedHashMap<>();
  private final Deque<ResourceLifecycle> open = new ArrayDeque<>();
  private final Set<String> begun = new HashSet<>();
  private final References references = new References(address -> lifecycle(address).object());

  TrainingCalls(Endpoint provider, TrainingFile file) {
    this.provider = provider;
    this.file = file;
    this.schema = provider.call(GET_PROVIDER_SCHEMA, new GetProviderSchema.Request());
  }

  /// Runs all calls. Created objects are destroyed at the end, also after a failure.
  ///
  /// @throws PackagingException when a call fails that has to work
  void run() {
    ResourceLifecycle.require("the schema", schema.diagnostics());
    readSchemas();
    configure();
    try {
      exerciseEngine();
      file.resources().keySet().forEach(this::lifecycle);
      file.updates().forEach((address, block) -> lifecycle(address).apply(references.in(block)));
      file.data().forEach(this::read);
      file.functions().forEach(this::call);
    } finally {
      while (!open.isEmpty()) {
        open.pop().destroy();
      }
    }
  }

  /// The server has one resource more in training, with a value of each kind in each nesting.
  private void exerciseEngine() {
    schema
        .parts()
        .of(Kinds.RESOURCE)
        .forEach((type, one) -> {
          if (type.endsWith(ADDED)) {
            var lifecycle = new ResourceLifecycle(provider, type + ".engine", one);
            open.push(lifecycle);
            lifecycle.apply(configuration("first"));
            lifecycle.apply(configuration("second"));
          }
        });
  }

  private static CtyValue configuration(String part) {
    try (var in = TrainingCalls.class.getResourceAsStream("training-resource.json")) {
      var document = Objects.requireNonNull(in, "training-resource.json").readAllBytes();
      return ((ObjectValue) Json.decodeDocument(document)).get(part);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Most types reject empty blocks, but their classes are loaded.
  private void readSchemas() {
    var _ = provider.call(GET_METADATA, new GetMetadata.Request());
    var _ = provider.call(GET_FUNCTIONS, new GetFunctions.Request());
    var _ = provider.call(GET_RESOURCE_IDENTITY_SCHEMAS, new GetResourceIdentitySchemas.Request());
    schema
        .parts()
        .of(Kinds.RESOURCE)
        .forEach((type, one) ->
            provider.call(
                VALIDATE_RESOURCE_CONFIG,
                new ValidateResourceConfig.Request(type, empty(one), ResourceLifecycle.CLIENT)));
    schema
        .parts()
        .of(Kinds.DATA_SOURCE)
        .forEach((type, one) ->
            provider.call(
                VALIDATE_DATA_RESOURCE_CONFIG,
                new ValidateDataResourceConfig.Request(type, empty(one))));
  }

  private static DynamicValue empty(Schema schema) {
    return DynamicValue.of(Blocks.empty(schema.members()), schema.type());
  }

  /// Without a training file the provider block is only validated; the server does not connect.
  private void configure() {
    var type = schema.provider();
    var block = file.provider();
    var value =
        block.isPresent()
            ? ResourceLifecycle.config("the provider block", type, block.get())
            : Blocks.empty(type.members());
    var config = DynamicValue.of(value, type.type());
    var found = provider.call(VALIDATE_PROVIDER_CONFIG, new ValidateProviderConfig.Request(config));
    if (block.isPresent()) {
      ResourceLifecycle.require("the provider block", found.diagnostics());
    }
    ResourceLifecycle.require(
        "the provider block",
        provider
            .call(
                CONFIGURE_PROVIDER,
                new ConfigureProvider.Request(VERSION, config, ResourceLifecycle.CLIENT))
            .diagnostics());
  }

  /// Creates a resource, after those that its configuration refers to.
  private ResourceLifecycle lifecycle(String address) {
    var known = lifecycles.get(address);
    if (known != null) {
      return known;
    }
    var block = file.resources().get(address);
    if (block == null || !begun.add(address)) {
      throw new PackagingException(
          "training: "
              + address
              + (block == null ? " is not a resource in the training file" : " refers to itself"));
    }
    var lifecycle =
        new ResourceLifecycle(
            provider, address, schemaOf("resource", schema.parts().of(Kinds.RESOURCE), address));
    var config = references.in(block);
    open.push(lifecycle);
    lifecycle.apply(config);
    lifecycles.put(address, lifecycle);
    return lifecycle;
  }

  private static Schema schemaOf(String kind, Map<String, Schema> schemas, String address) {
    var type = address.substring(0, address.indexOf('.'));
    var found = schemas.get(type);
    if (found == null) {
      throw new PackagingException("training: the provider has no " + kind + " " + type);
    }
    return found;
  }

  private void read(String address, ObjectValue block) {
    var one = schemaOf("data source", schema.parts().of(Kinds.DATA_SOURCE), address);
    var place = "data." + address;
    var config =
        DynamicValue.of(ResourceLifecycle.config(place, one, references.in(block)), one.type());
    var type = address.substring(0, address.indexOf('.'));
    ResourceLifecycle.require(
        place,
        provider
            .call(
                VALIDATE_DATA_RESOURCE_CONFIG, new ValidateDataResourceConfig.Request(type, config))
            .diagnostics());
    ResourceLifecycle.require(
        place,
        provider
            .call(
                READ_DATA_SOURCE,
                new ReadDataSource.Request(type, config, ResourceLifecycle.CLIENT))
            .diagnostics());
  }

  private void call(String name, List<CtyValue> arguments) {
    var signature = schema.parts().of(Kinds.FUNCTION).get(name);
    if (signature == null) {
      throw new PackagingException("training: the provider has no function " + name);
    }
    var values = new ArrayList<DynamicValue>();
    for (var argument : arguments) {
      var parameter = signature.at(values.size());
      if (parameter.isEmpty()) {
        throw new PackagingException("training: too many arguments for the function " + name);
      }
      values.add(value(name, references.in(argument), parameter.get().ctyType()));
    }
    provider
        .call(CALL_FUNCTION, new CallFunction.Request(name, values))
        .error()
        .ifPresent(error -> {
          throw new PackagingException("training, function " + name + ": " + error.text());
        });
  }

  private static DynamicValue value(String name, CtyValue argument, CtyType type) {
    try {
      return DynamicValue.of(Json.decode(Json.encode(argument, argument.type()), type), type);
    } catch (CtyException e) {
      throw new PackagingException("training, function " + name + ": " + e.getMessage(), e);
    }
  }
}
