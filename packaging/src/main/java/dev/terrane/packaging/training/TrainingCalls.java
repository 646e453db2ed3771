package dev.terrane.packaging.training;

import static dev.terrane.rpc.function.GetFunctionsRpc.GET_FUNCTIONS;
import static dev.terrane.rpc.provider.GetMetadataRpc.GET_METADATA;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.core.Core;
import dev.terrane.core.CoreOptions;
import dev.terrane.core.ProviderStarter;
import dev.terrane.core.statestore.StateStoreCalls;
import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.codec.Json;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.function.GetFunctions;
import dev.terrane.engine.part.Kind;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.provider.GetMetadata;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.engine.rules.Blocks;
import dev.terrane.packaging.system.PackagingException;
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
  /// The rules are not enforced, because the provider checks its responses itself.
  private static final CoreOptions OPTIONS =
      new CoreOptions("1.11.4", new ClientCapabilities(false, true, true, false), false);

  private static final String ADDED = "_terrane_training";
  private static final long MAX_LISTED = 100;

  private final Endpoint provider;
  private final TrainingFile file;
  private final Core core;
  private final GetProviderSchema.Response schema;
  private final Map<String, TrainingInstance> instances = new LinkedHashMap<>();
  private final Deque<TrainingInstance> open = new ArrayDeque<>();
  private final Set<String> begun = new HashSet<>();
  private final AttributeReferences references =
      new AttributeReferences(address -> instance(address).object());

  TrainingCalls(Endpoint provider, TrainingFile file) {
    this.provider = provider;
    this.file = file;
    this.core = new Core(new SingleProvider(provider), OPTIONS);
    this.schema = core.schemas();
  }

  /// Runs all calls. Created objects are destroyed at the end, also after a failure.
  ///
  /// @throws PackagingException if a required call fails
  void run() {
    readSchemas();
    configure();
    try {
      exerciseEngine();
      file.resources().keySet().forEach(this::instance);
      file.updates().forEach((address, block) -> instance(address).apply(references.in(block)));
      file.data().forEach(this::read);
      file.ephemeral().forEach(this::open);
      file.actions().forEach(this::invoke);
      file.lists().forEach(this::list);
      file.stateStores().forEach(this::store);
      file.functions().forEach(this::call);
    } finally {
      while (!open.isEmpty()) {
        open.pop().destroy();
      }
    }
  }

  /// Uses the additional resource of the server in training, which has a value of each kind in each
  /// nesting.
  private void exerciseEngine() {
    schema
        .parts()
        .of(Kinds.RESOURCE)
        .keySet()
        .forEach(type -> {
          if (type.endsWith(ADDED)) {
            var instance = new TrainingInstance(core, type + ".engine");
            open.push(instance);
            instance.apply(configuration("first"));
            instance.apply(configuration("second"));
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

  /// Validates empty blocks, which most types reject, so that their classes are loaded.
  private void readSchemas() {
    var _ = provider.call(GET_METADATA, new GetMetadata.Request());
    var _ = provider.call(GET_FUNCTIONS, new GetFunctions.Request());
    for (var type : schema.parts().of(Kinds.RESOURCE).keySet()) {
      var resource = core.resource(type);
      var _ = resource.validate(Blocks.empty(resource.schema().members()));
    }
    for (var type : schema.parts().of(Kinds.DATA_SOURCE).keySet()) {
      var source = core.dataSource(type);
      var _ = source.validate(Blocks.empty(source.schema().members()));
    }
    for (var type : schema.parts().of(Kinds.EPHEMERAL_RESOURCE).keySet()) {
      var resource = core.ephemeralResource(type);
      var _ = resource.validate(Blocks.empty(resource.schema().members()));
    }
    for (var type : schema.parts().of(Kinds.ACTION).keySet()) {
      var action = core.action(type);
      var _ = action.validate(Blocks.empty(action.schema().members()));
    }
    for (var type : schema.parts().of(Kinds.LIST_RESOURCE).keySet()) {
      var resource = core.listResource(type);
      var _ = resource.validate(Blocks.empty(resource.schema().members()));
    }
    for (var type : schema.parts().of(Kinds.STATE_STORE).keySet()) {
      var store = StateStoreCalls.of(core, provider, type);
      var _ = store.validate(Blocks.empty(store.schema().members()));
    }
  }

  /// Without a training file, the provider block is only validated, and the provider does not
  /// connect.
  private void configure() {
    var type = schema.provider();
    var config =
        file.provider()
            .map(block -> TrainingInstance.config("the provider block", type, block))
            .orElseGet(() -> Blocks.empty(type.members()));
    var found = core.validate(provider, config);
    if (file.provider().isPresent()) {
      TrainingInstance.require("the provider block", found);
    }
    TrainingInstance.require("the provider block", core.configure(provider, config));
  }

  /// Creates a resource, after those that its configuration refers to.
  private TrainingInstance instance(String address) {
    var known = instances.get(address);
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
    requireKnown("resource", Kinds.RESOURCE, address);
    var instance = new TrainingInstance(core, address);
    var config = references.in(block);
    open.push(instance);
    instance.apply(config);
    instances.put(address, instance);
    return instance;
  }

  private void requireKnown(String kind, Kind<?, ?> parts, String address) {
    var type = typeName(address);
    if (!schema.parts().of(parts).containsKey(type)) {
      throw new PackagingException("training: the provider has no " + kind + " " + type);
    }
  }

  private static String typeName(String address) {
    return address.substring(0, address.indexOf('.'));
  }

  private void read(String address, ObjectValue block) {
    requireKnown("data source", Kinds.DATA_SOURCE, address);
    var source = core.dataSource(typeName(address));
    var place = "data." + address;
    var config = TrainingInstance.config(place, source.schema(), references.in(block));
    TrainingInstance.require(place, source.read(config).findings());
  }

  /// Opens, renews if that is asked for, and closes.
  private void open(String address, ObjectValue block) {
    requireKnown("ephemeral resource", Kinds.EPHEMERAL_RESOURCE, address);
    var resource = core.ephemeralResource(typeName(address));
    var place = "ephemeral." + address;
    var config = TrainingInstance.config(place, resource.schema(), references.in(block));
    var opened = resource.open(config);
    TrainingInstance.require(place, opened.findings());
    opened
        .instance()
        .ifPresent(instance -> {
          var renewed =
              instance.renewAt().map(_ -> instance.renew()).orElse(CommandDiagnostics.NONE);
          TrainingInstance.require(place, renewed.and(instance.close()));
        });
  }

  private void invoke(String address, ObjectValue block) {
    requireKnown("action", Kinds.ACTION, address);
    var action = core.action(typeName(address));
    var place = "action." + address;
    var config = TrainingInstance.config(place, action.schema(), references.in(block));
    TrainingInstance.require(place, action.invoke(config).findings());
  }

  private void list(String address, ObjectValue block) {
    requireKnown("list resource", Kinds.LIST_RESOURCE, address);
    var resource = core.listResource(typeName(address));
    var place = "list." + address;
    var config = TrainingInstance.config(place, resource.schema(), references.in(block));
    TrainingInstance.require(place, resource.list(config, true, MAX_LISTED).findings());
  }

  private void store(String address, ObjectValue block) {
    requireKnown("state store", Kinds.STATE_STORE, address);
    var store = StateStoreCalls.of(core, provider, typeName(address));
    new StateStoreTraining("state_store." + address, store).run(references.in(block));
  }

  private void call(String name, List<CtyValue> arguments) {
    if (!schema.parts().of(Kinds.FUNCTION).containsKey(name)) {
      throw new PackagingException("training: the provider has no function " + name);
    }
    var function = core.function(name);
    var values = new ArrayList<CtyValue>();
    for (var argument : arguments) {
      var parameter = function.signature().at(values.size());
      if (parameter.isEmpty()) {
        throw new PackagingException("training: too many arguments for the function " + name);
      }
      values.add(value(name, references.in(argument), parameter.get().ctyType()));
    }
    function
        .call(values)
        .error()
        .ifPresent(error -> {
          throw new PackagingException("training, function " + name + ": " + error.text());
        });
  }

  private static CtyValue value(String name, CtyValue argument, CtyType type) {
    try {
      return Json.decode(Json.encode(argument, argument.type()), type);
    } catch (CtyException e) {
      throw new PackagingException("training, function " + name + ": " + e.getMessage(), e);
    }
  }

  /// The one provider that is trained: all phases call it.
  private record SingleProvider(Endpoint provider) implements ProviderStarter {
    @Override
    public Endpoint started() {
      return provider;
    }

    @Override
    public Endpoint configured() {
      return provider;
    }
  }
}
