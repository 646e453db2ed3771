package dev.terrane.server;

import static dev.terrane.rpc.function.CallFunctionRpc.CALL_FUNCTION;
import static dev.terrane.rpc.function.GetFunctionsRpc.GET_FUNCTIONS;
import static dev.terrane.rpc.provider.ConfigureProviderRpc.CONFIGURE_PROVIDER;
import static dev.terrane.rpc.provider.GetProviderSchemaRpc.GET_PROVIDER_SCHEMA;
import static dev.terrane.rpc.resource.GetResourceIdentitySchemasRpc.GET_RESOURCE_IDENTITY_SCHEMAS;
import static dev.terrane.rpc.resource.PlanResourceChangeRpc.PLAN_RESOURCE_CHANGE;
import static dev.terrane.server.MuxedProviders.EXISTING;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.ServerCapabilities;
import dev.terrane.engine.Sink;
import dev.terrane.engine.function.CallFunction;
import dev.terrane.engine.function.GetFunctions;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.provider.ConfigureProvider;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.engine.resource.GetResourceIdentitySchemas;
import dev.terrane.engine.resource.PlanResourceChange;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.mux.ExistingProvider;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Schema;
import dev.terrane.rpc.ClientStreamRpc;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.ServerStreamRpc;
import dev.terrane.rpc.SessionEndpoint;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.server.mux.Connection;
import dev.terrane.server.mux.ConnectionException;
import dev.terrane.server.mux.MuxEndpoint;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.zip.CRC32;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A provider with the parts of an existing one, in each combination of protocols. */
class MuxTests {
  private static final Attribute<String> PORT = Attribute.string("port").optional();

  private final MuxedProviders providers = new MuxedProviders();

  @AfterEach
  void close() {
    providers.close();
  }

  /** A provider with one resource, beside an existing one. */
  private static FleetProvider rewritten(ExistingProvider beside) {
    return new FleetProvider()
        .configuredBy(Schema.provider(PORT))
        .withOnly(List.of(new FleetProvider.Ship()))
        .beside(beside);
  }

  private Endpoint serve(Protocol protocol, Protocol existing, ExistingProvider beside) {
    var connection = providers.connection(new FleetProvider(), existing);
    return providers.serve(rewritten(beside), protocol, connection);
  }

  private static ExistingProvider replacing() {
    return ExistingProvider.builder(EXISTING).replacing("fleet_ship").build();
  }

  private static CallFunction.Request shout(String text) {
    var argument = DynamicValue.of(CtyValue.string(text), CtyType.STRING);
    return new CallFunction.Request("shout", List.of(argument));
  }

  private static ConfigureProvider.Request configuration() {
    var config = CtyValue.object(Map.of("port", CtyValue.string("Kiel")));
    var type = CtyType.object(Map.of("port", CtyType.STRING));
    return new ConfigureProvider.Request(
        "1.11.4", DynamicValue.of(config, type), ClientCapabilities.NONE);
  }

  @ParameterizedTest
  @CsvSource({"V6,V6", "V6,V5", "V5,V6", "V5,V5"})
  void thePartsOfBothAreDeclared(Protocol protocol, Protocol existing) {
    var provider = serve(protocol, existing, replacing());
    var schema = provider.call(GET_PROVIDER_SCHEMA, new GetProviderSchema.Request());
    assertThat(schema.diagnostics()).isEmpty();
    assertThat(schema.parts().of(Kinds.RESOURCE)).containsOnlyKeys("fleet_ship");
    assertThat(schema.parts().of(Kinds.EPHEMERAL_RESOURCE)).containsOnlyKeys("fleet_pass");
    assertThat(schema.parts().of(Kinds.FUNCTION)).containsOnlyKeys("shout");
    assertThat(schema.provider().members()).extracting(Attribute::name).containsExactly("port");
    var identities =
        provider.call(GET_RESOURCE_IDENTITY_SCHEMAS, new GetResourceIdentitySchemas.Request());
    assertThat(identities.diagnostics()).isEmpty();
    assertThat(identities.identities()).containsKey("fleet_ship");
    var functions = provider.call(GET_FUNCTIONS, new GetFunctions.Request());
    assertThat(functions.diagnostics()).isEmpty();
    assertThat(functions.functions()).containsOnlyKeys("shout");
  }

  @ParameterizedTest
  @CsvSource({"V6,V6", "V6,V5", "V5,V6", "V5,V5"})
  void aCallReachesTheProviderThatHasThePart(Protocol protocol, Protocol existing) {
    var provider = serve(protocol, existing, replacing());
    assertThat(provider.call(CONFIGURE_PROVIDER, configuration()).diagnostics()).isEmpty();
    var response = provider.call(CALL_FUNCTION, shout("ahoy"));
    assertThat(response.result().decode(CtyType.STRING)).isEqualTo(CtyValue.string("AHOY"));
  }

  @ParameterizedTest
  @CsvSource({"V6", "V5"})
  void aPartOfBothIsRefusedWithBothNames(Protocol protocol) {
    var provider = serve(protocol, protocol, ExistingProvider.of(EXISTING));
    var schema = provider.call(GET_PROVIDER_SCHEMA, new GetProviderSchema.Request());
    assertThat(schema.diagnostics())
        .singleElement()
        .extracting(Diagnostic::detail)
        .asString()
        .contains("This provider and " + EXISTING, "fleet_ship", "replacing");
  }

  @ParameterizedTest
  @CsvSource({"V6", "V5"})
  void aProviderThatCannotBeStartedIsADiagnosticOfEachOfItsParts(Protocol protocol) {
    var provider =
        providers.serve(
            rewritten(ExistingProvider.of(EXISTING)),
            protocol,
            _ -> {
              throw new ConnectionException("It is not there.");
            });
    var schema = provider.call(GET_PROVIDER_SCHEMA, new GetProviderSchema.Request());
    assertThat(schema.diagnostics())
        .singleElement()
        .extracting(Diagnostic::detail)
        .isEqualTo(EXISTING + " cannot be used: It is not there.");
    assertThat(provider.call(CALL_FUNCTION, shout("ahoy")).error())
        .hasValueSatisfying(error -> assertThat(error.text()).contains("It is not there."));
  }

  @Test
  void replacingAppliesOnlyToTheKindsOfThisProvider() {
    // The name is replaced, but this provider has no resource of it.
    var provider =
        providers.serve(
            rewritten(replacing()).withOnly(List.of()),
            Protocol.V6,
            providers.connection(new FleetProvider(), Protocol.V6));
    var schema = provider.call(GET_PROVIDER_SCHEMA, new GetProviderSchema.Request());
    assertThat(schema.diagnostics()).isEmpty();
    assertThat(schema.parts().of(Kinds.RESOURCE)).containsOnlyKeys("fleet_ship");
    var identities =
        provider.call(GET_RESOURCE_IDENTITY_SCHEMAS, new GetResourceIdentitySchemas.Request());
    assertThat(identities.identities()).containsOnlyKeys("fleet_ship");
  }

  @Test
  void aStateStoreOfTheExecutableIsCalled() {
    var logbook = new Logbook();
    var existing = providers.connection(new FleetProvider(List.of(logbook)), Protocol.V6);
    var client =
        new LogbookClient(
            providers.serve(rewritten(replacing()), Protocol.V6, existing), 3, Logbook.PAGE);
    assertThat(client.configure()).isEqualTo(Logbook.PAGE);
    assertThat(client.write()).isEmpty();
    assertThat(logbook.committed).hasValue(GeneratedState.checksum(client.length()));
    var received = new CRC32();
    client.read(chunk -> received.update(chunk.bytes().array()));
    assertThat(received.getValue()).isEqualTo(GeneratedState.checksum(client.length()));
  }

  /** An existing provider that does not plan a destroy, and fails if it is requested. */
  private record WithoutDestroyPlan(Endpoint fleet) implements Endpoint {
    // The class of the response determines its type.
    @SuppressWarnings("unchecked")
    @Override
    public <Q, A> A call(UnaryRpc<Q, A> rpc, Q request) {
      assertThat(request).isNotInstanceOf(PlanResourceChange.Request.class);
      var response = fleet.call(rpc, request);
      return response instanceof GetProviderSchema.Response schemas
          ? (A)
              new GetProviderSchema.Response(
                  schemas.provider(),
                  schemas.parts(),
                  new ServerCapabilities(false, true, true, true),
                  schemas.diagnostics())
          : response;
    }

    @Override
    public <Q, A> void stream(ServerStreamRpc<Q, A> rpc, Q request, Sink<? super A> responses) {
      fleet.stream(rpc, request, responses);
    }

    @Override
    public <Q, A> A collect(ClientStreamRpc<Q, A> rpc, Iterator<Q> requests) {
      return fleet.collect(rpc, requests);
    }
  }

  @ParameterizedTest
  @CsvSource({"V6", "V5"})
  void theDestroyPlanOfAnExecutableWithoutOneIsMadeWithoutIt(Protocol protocol) {
    var fleet = new SessionEndpoint(new Session(new FleetProvider(), (_, _, _) -> {}));
    var existing = providers.connection(new WithoutDestroyPlan(fleet), protocol);
    var provider = providers.serve(rewritten(replacing()).withOnly(List.of()), protocol, existing);
    var type = FleetProvider.Ship.SCHEMA.type();
    var ship =
        Map.<String, CtyValue>of(
            "flag",
            CtyValue.string("DE"),
            "number",
            CtyValue.string("7"),
            "cargo",
            CtyValue.nullOf(CtyType.STRING));
    var nothing = DynamicValue.of(CtyValue.nullOf(type), type);
    var kept = Bytes.of(new byte[] {1, 2});
    var response =
        provider.call(
            PLAN_RESOURCE_CHANGE,
            new PlanResourceChange.Request(
                "fleet_ship",
                DynamicValue.of(CtyValue.object(ship), type),
                nothing,
                nothing,
                kept,
                Bytes.EMPTY,
                DynamicValue.ABSENT,
                ClientCapabilities.NONE));
    assertThat(response.diagnostics()).isEmpty();
    assertThat(response.plannedState().isNull()).isTrue();
    assertThat(response.plannedPrivate()).isEqualTo(kept);
  }

  /** An existing provider whose end waits for that of all others. */
  private record EndingTogether(Connection fleet, CountDownLatch others) implements Connection {
    @Override
    public Endpoint endpoint() {
      return fleet.endpoint();
    }

    @Override
    public Protocol protocol() {
      return fleet.protocol();
    }

    @Override
    public Optional<String> end() {
      return fleet.end();
    }

    @Override
    public void close() {
      others.countDown();
      try {
        assertThat(others.await(1, TimeUnit.MINUTES)).isTrue();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  @Test
  void existingProvidersEndAtTheSameTime() {
    var ending = new CountDownLatch(2);
    var fleet = providers.connection(new FleetProvider(), Protocol.V6);
    var session =
        new Session(
            rewritten(replacing()).beside(ExistingProvider.of("a"), ExistingProvider.of("b")),
            (_, _, _) -> {});
    try (session;
        var mux = new MuxEndpoint(session, Protocol.V6, _ -> new EndingTogether(fleet, ending))) {
      var schema = mux.call(GET_PROVIDER_SCHEMA, new GetProviderSchema.Request());
      assertThat(schema.diagnostics()).isNotEmpty();
    }
    assertThat(ending.getCount()).isZero();
  }
}
