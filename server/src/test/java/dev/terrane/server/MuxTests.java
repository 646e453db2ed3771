package dev.terrane.server;

import static dev.terrane.rpc.function.CallFunctionRpc.CALL_FUNCTION;
import static dev.terrane.rpc.provider.ConfigureProviderRpc.CONFIGURE_PROVIDER;
import static dev.terrane.rpc.provider.GetProviderSchemaRpc.GET_PROVIDER_SCHEMA;
import static dev.terrane.rpc.resource.GetResourceIdentitySchemasRpc.GET_RESOURCE_IDENTITY_SCHEMAS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.function.CallFunction;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.provider.ConfigureProvider;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.engine.resource.GetResourceIdentitySchemas;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Connecting;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import dev.terrane.provider.mux.ExistingProvider;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.Protocol;
import dev.terrane.server.mux.Connection;
import dev.terrane.server.mux.ConnectionException;
import dev.terrane.server.mux.MuxEndpoint;
import dev.terrane.server.wire.Services;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A provider with the parts of an existing one, in each combination of protocols. */
class MuxTests {
  private static final String EXISTING = "terraform-provider-fleet";
  private static final Attribute<String> PORT = Attribute.string("port").optional();

  private final List<AutoCloseable> open = new ArrayList<>();

  @AfterEach
  void close() throws Exception {
    for (var one : open.reversed()) {
      one.close();
    }
  }

  /** A provider with these parts and an existing provider. */
  private record Harbour(List<Part<? super String>> parts, ExistingProvider beside)
      implements ProviderType<ObjectView, String> {
    private static final Schema SCHEMA = Schema.provider(PORT);

    @Override
    public String name() {
      return "fleet";
    }

    @Override
    public Schema schema() {
      return SCHEMA;
    }

    @Override
    public Codec<ObjectView> codec() {
      return Codec.known(SCHEMA);
    }

    @Override
    public Provider<ObjectView, String> provider() {
      return new Provider<>() {
        @Override
        public String connect(Connecting call, ObjectView config) {
          return "harbour";
        }

        @Override
        public List<? extends Part<? super String>> parts() {
          return parts;
        }

        @Override
        public List<ExistingProvider> existing() {
          return List.of(beside);
        }
      };
    }
  }

  private Connection fleet(Protocol protocol) {
    var served = new ServedProvider(new FleetProvider(), protocol);
    open.add(served);
    var client = served.client();
    return new Connection() {
      @Override
      public Endpoint endpoint() {
        return client;
      }

      @Override
      public Protocol protocol() {
        return protocol;
      }

      @Override
      public Optional<String> end() {
        return Optional.empty();
      }

      @Override
      public void close() {}
    };
  }

  private Endpoint serve(
      Harbour provider, Protocol protocol, Function<ExistingProvider, Connection> starter) {
    var session = new Session(provider, (_, _, _) -> {});
    var mux = new MuxEndpoint(session, protocol, starter);
    var served = new ServedProvider(protocol, Services.of(protocol, mux));
    open.addAll(List.of(session, mux, served));
    return served.client();
  }

  private Endpoint serve(Protocol protocol, Protocol existing, ExistingProvider beside) {
    var harbour = new Harbour(List.of(new FleetProvider.Ship()), beside);
    return serve(harbour, protocol, _ -> fleet(existing));
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
    var harbour = new Harbour(List.of(new FleetProvider.Ship()), ExistingProvider.of(EXISTING));
    var provider =
        serve(
            harbour,
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
}
