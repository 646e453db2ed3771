package dev.terrane.core;

import static dev.terrane.rpc.provider.GetProviderSchemaRpc.GET_PROVIDER_SCHEMA;
import static dev.terrane.rpc.resource.ApplyResourceChangeRpc.APPLY_RESOURCE_CHANGE;
import static dev.terrane.rpc.resource.GetResourceIdentitySchemasRpc.GET_RESOURCE_IDENTITY_SCHEMAS;
import static dev.terrane.rpc.resource.ImportResourceStateRpc.IMPORT_RESOURCE_STATE;
import static dev.terrane.rpc.resource.PlanResourceChangeRpc.PLAN_RESOURCE_CHANGE;
import static dev.terrane.rpc.resource.ReadResourceRpc.READ_RESOURCE;
import static dev.terrane.rpc.resource.UpgradeResourceStateRpc.UPGRADE_RESOURCE_STATE;
import static dev.terrane.rpc.resource.ValidateResourceConfigRpc.VALIDATE_RESOURCE_CONFIG;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.codec.Json;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.ServerCapabilities;
import dev.terrane.engine.Sink;
import dev.terrane.engine.part.Declarations;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.engine.resource.ApplyResourceChange;
import dev.terrane.engine.resource.GetResourceIdentitySchemas;
import dev.terrane.engine.resource.IdentitySchema;
import dev.terrane.engine.resource.ImportResourceState;
import dev.terrane.engine.resource.PlanResourceChange;
import dev.terrane.engine.resource.ReadResource;
import dev.terrane.engine.resource.UpgradeResourceState;
import dev.terrane.engine.resource.ValidateResourceConfig;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Schema;
import dev.terrane.rpc.ClientStreamRpc;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.ServerStreamRpc;
import dev.terrane.rpc.UnaryRpc;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A provider with the resource {@code t_thing}, which follows all rules until a test replaces a
 * response.
 */
final class ProviderDouble implements Endpoint, ProviderStarter {
  static final String TYPE = "t_thing";
  static final Schema SCHEMA =
      Schema.resource(
          Attribute.string("name").required(),
          Attribute.string("fixed").optional(),
          Attribute.string("secret").optional().writeOnly(),
          Attribute.string("id").computed());
  static final CtyType STRING = CtyType.STRING;
  static final CtyType IDENTITY = CtyType.object(Map.of("id", STRING));
  static final List<Diagnostic> ERROR =
      List.of(Diagnostic.error(CtyPath.ROOT, "Failed", "It failed."));

  private final Map<UnaryRpc<?, ?>, Function<Object, Object>> responses = new HashMap<>();
  private final List<String> calls = new ArrayList<>();

  ProviderDouble() {
    var identity = new IdentitySchema.Part("id", STRING, false, "");
    set(
        GET_PROVIDER_SCHEMA,
        _ ->
            new GetProviderSchema.Response(
                Schema.provider(),
                Declarations.NONE.with(Kinds.RESOURCE, Map.of(TYPE, SCHEMA)),
                ServerCapabilities.CURRENT,
                List.of()));
    set(
        GET_RESOURCE_IDENTITY_SCHEMAS,
        _ ->
            new GetResourceIdentitySchemas.Response(
                Map.of(TYPE, new IdentitySchema(1, List.of(identity))), List.of()));
    set(VALIDATE_RESOURCE_CONFIG, _ -> new ValidateResourceConfig.Response(List.of()));
    set(UPGRADE_RESOURCE_STATE, ProviderDouble::upgraded);
    set(READ_RESOURCE, ProviderDouble::read);
    set(PLAN_RESOURCE_CHANGE, ProviderDouble::planned);
    set(APPLY_RESOURCE_CHANGE, ProviderDouble::applied);
    set(IMPORT_RESOURCE_STATE, ProviderDouble::imported);
  }

  /** Replaces the response of an RPC. */
  @SuppressWarnings("unchecked") // Only requests of the RPC get there.
  <Q, A> ProviderDouble set(UnaryRpc<Q, A> rpc, Function<Q, A> response) {
    responses.put(rpc, (Function<Object, Object>) (Function<?, ?>) response);
    return this;
  }

  /** The calls since the last time, by their first letters: V P U R A I. */
  String calls() {
    var text = String.join(" ", calls);
    calls.clear();
    return text;
  }

  ResourceInstance instance() {
    return instance(CoreOptions.TERRAFORM_1_16);
  }

  ResourceInstance instance(CoreOptions options) {
    var instance = new Core(this, options).resource(TYPE);
    calls();
    return instance;
  }

  @Override
  public Endpoint started() {
    return this;
  }

  @Override
  public Endpoint configured() {
    calls.add("|");
    return this;
  }

  @Override
  @SuppressWarnings("unchecked") // The response was set for this RPC.
  public <Q, A> A call(UnaryRpc<Q, A> rpc, Q request) {
    var name = rpc.name().toString().replaceFirst(".*/", "");
    calls.add(name.startsWith("UpgradeResourceI") ? "UI" : name.substring(0, 1));
    var response = responses.get(rpc);
    if (response == null) {
      throw new IllegalStateException("no response of " + rpc.name());
    }
    return (A) response.apply(request);
  }

  @Override
  public <Q, A> void stream(ServerStreamRpc<Q, A> rpc, Q request, Sink<? super A> responses) {
    throw new UnsupportedOperationException();
  }

  @Override
  public <Q, A> A collect(ClientStreamRpc<Q, A> rpc, Iterator<Q> requests) {
    throw new UnsupportedOperationException();
  }

  /** An object; what is not named is null. */
  static ObjectValue object(String... namesAndValues) {
    var values = new HashMap<String, CtyValue>();
    SCHEMA.members().forEach(member -> values.put(member.name(), CtyValue.nullOf(STRING)));
    for (var i = 0; i < namesAndValues.length; i += 2) {
      values.put(namesAndValues[i], CtyValue.string(namesAndValues[i + 1]));
    }
    return CtyValue.object(values);
  }

  static DynamicValue sent(CtyValue value) {
    return DynamicValue.of(value, SCHEMA.type());
  }

  static DynamicValue identity(String id) {
    return DynamicValue.of(CtyValue.object(Map.of("id", CtyValue.string(id))), IDENTITY);
  }

  private static CtyValue received(DynamicValue value) {
    return value.decode(SCHEMA.type());
  }

  static UpgradeResourceState.Response upgraded(UpgradeResourceState.Request request) {
    var state = Json.decode(request.rawState().json().array(), SCHEMA.type());
    return new UpgradeResourceState.Response(sent(state), List.of());
  }

  static ReadResource.Response read(ReadResource.Request request) {
    return new ReadResource.Response(
        request.currentState(),
        request.privateState(),
        request.currentIdentity(),
        Optional.empty(),
        List.of());
  }

  /** The planned private state counts the plans, {@code fixed} cannot change in place. */
  static PlanResourceChange.Response planned(PlanResourceChange.Request request) {
    var proposed = received(request.proposedNewState());
    if (!(proposed instanceof ObjectValue object)) {
      return plan(request, proposed, List.of());
    }
    var fixed = CtyPath.ROOT.attribute("fixed");
    var prior = received(request.priorState());
    var planned = object.with("secret", CtyValue.nullOf(STRING));
    return prior instanceof ObjectValue
        ? plan(request, planned, List.of(fixed))
        : plan(request, planned.with("id", CtyValue.unknown(STRING)), List.of());
  }

  static PlanResourceChange.Response plan(
      PlanResourceChange.Request request, CtyValue planned, List<CtyPath> replace) {
    return new PlanResourceChange.Response(
        sent(planned),
        replace,
        Bytes.of(new byte[] {1}),
        request.priorIdentity(),
        Optional.empty(),
        List.of());
  }

  static ApplyResourceChange.Response applied(ApplyResourceChange.Request request) {
    return received(request.plannedState()) instanceof ObjectValue object
        ? state(object.with("id", CtyValue.string("made")), List.of())
        : new ApplyResourceChange.Response(
            request.plannedState(), Bytes.EMPTY, DynamicValue.ABSENT, List.of());
  }

  /** A response to an apply. */
  static ApplyResourceChange.Response state(CtyValue value, List<Diagnostic> diagnostics) {
    return new ApplyResourceChange.Response(
        sent(value), Bytes.of(new byte[] {2}), identity("made"), diagnostics);
  }

  private static ImportResourceState.Response imported(ImportResourceState.Request request) {
    return imported(object("name", "a", "id", "made"), identity("made"));
  }

  /** A response to an import. */
  static ImportResourceState.Response imported(CtyValue state, DynamicValue identity) {
    var one = new ImportResourceState.Imported(TYPE, sent(state), Bytes.EMPTY, identity);
    return new ImportResourceState.Response(List.of(one), Optional.empty(), List.of());
  }
}
