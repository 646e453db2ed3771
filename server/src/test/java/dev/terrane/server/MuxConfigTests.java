package dev.terrane.server;

import static dev.terrane.rpc.provider.ConfigureProviderRpc.CONFIGURE_PROVIDER;
import static dev.terrane.rpc.provider.GetProviderSchemaRpc.GET_PROVIDER_SCHEMA;
import static dev.terrane.rpc.provider.ValidateProviderConfigRpc.VALIDATE_PROVIDER_CONFIG;
import static dev.terrane.server.MuxedProviders.EXISTING;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.provider.ConfigureProvider;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.engine.provider.ValidateProviderConfig;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.mux.ExistingProvider;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.Protocol;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The provider block and the provider_meta block of a provider with an existing one. */
class MuxConfigTests {
  private static final Attribute<String> PORT = Attribute.string("port").optional();
  private static final Attribute<String> BERTH = Attribute.string("berth").optional();
  private static final Attribute<String> TUG = Attribute.string("tug").optional();
  private static final Schema META = Schema.providerMeta(Attribute.string("team").optional());

  private final MuxedProviders providers = new MuxedProviders();
  private final FleetProvider existing =
      new FleetProvider().configuredBy(Schema.provider(BERTH, TUG));
  private final FleetProvider own =
      new FleetProvider().configuredBy(Schema.provider(PORT)).withOnly(List.of());

  @AfterEach
  void close() {
    providers.close();
  }

  private Endpoint serve(Protocol protocol, ExistingProvider beside) {
    return providers.serve(own.beside(beside), protocol, providers.connection(existing, protocol));
  }

  private static DynamicValue config(Map<String, String> values) {
    var object = new LinkedHashMap<String, CtyValue>();
    var types = new LinkedHashMap<String, CtyType>();
    values.forEach((name, value) -> {
      object.put(name, CtyValue.string(value));
      types.put(name, CtyType.STRING);
    });
    return DynamicValue.of(CtyValue.object(object), CtyType.object(types));
  }

  private static List<Diagnostic> configure(Endpoint provider, Map<String, String> config) {
    var request = new ConfigureProvider.Request("1.11.4", config(config), ClientCapabilities.NONE);
    return provider.call(CONFIGURE_PROVIDER, request).diagnostics();
  }

  private static GetProviderSchema.Response schema(Endpoint provider) {
    return provider.call(GET_PROVIDER_SCHEMA, new GetProviderSchema.Request());
  }

  private ObjectView received() {
    assertThat(existing.connected()).hasSize(1);
    return existing.connected().getFirst();
  }

  @ParameterizedTest
  @EnumSource
  void eachProviderReceivesTheAttributesThatItDeclares(Protocol protocol) {
    var provider = serve(protocol, ExistingProvider.of(EXISTING));
    assertThat(schema(provider).provider().members())
        .extracting(Attribute::name)
        .containsExactlyInAnyOrder("port", "berth", "tug");
    var config = Map.of("port", "Kiel", "berth", "b1", "tug", "t1");
    assertThat(configure(provider, config)).isEmpty();
    assertThat(own.connected())
        .singleElement()
        .satisfies(view -> assertThat(view.get(PORT)).isEqualTo("Kiel"));
    assertThat(received().get(BERTH)).isEqualTo("b1");
    assertThat(received().get(TUG)).isEqualTo("t1");
  }

  @ParameterizedTest
  @EnumSource
  void aHiddenAttributeIsNotDeclaredAndIsNull(Protocol protocol) {
    var provider = serve(protocol, ExistingProvider.builder(EXISTING).hiding("tug").build());
    assertThat(schema(provider).provider().members())
        .extracting(Attribute::name)
        .containsExactlyInAnyOrder("port", "berth");
    assertThat(configure(provider, Map.of("port", "Kiel", "berth", "b1"))).isEmpty();
    assertThat(received().get(BERTH)).isEqualTo("b1");
    assertThat(received().find(TUG)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void aMappingCreatesTheConfigurationOfTheExistingProvider(Protocol protocol) {
    var beside =
        ExistingProvider.builder(EXISTING)
            .hiding("berth", "tug")
            .mapping(config -> {
              var port = Objects.requireNonNull(config.attributes().get("port"));
              return CtyValue.object(Map.of("berth", port));
            })
            .build();
    var provider = serve(protocol, beside);
    assertThat(configure(provider, Map.of("port", "Kiel"))).isEmpty();
    assertThat(received().get(BERTH)).isEqualTo("Kiel");
    assertThat(received().find(TUG)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void aMappingThatFailsIsADiagnosticOfTheProviderBlock(Protocol protocol) {
    var beside =
        ExistingProvider.builder(EXISTING)
            .hiding("berth", "tug")
            .mapping(_ -> {
              throw new IllegalStateException("no berth");
            })
            .build();
    var provider = serve(protocol, beside);
    var request = new ValidateProviderConfig.Request(config(Map.of("port", "Kiel")));
    assertThat(provider.call(VALIDATE_PROVIDER_CONFIG, request).diagnostics())
        .singleElement()
        .extracting(Diagnostic::detail)
        .asString()
        .contains(EXISTING, "no berth");
  }

  @ParameterizedTest
  @EnumSource
  void twoProviderMetaBlocksAreAnErrorThatNamesBoth(Protocol protocol) {
    var connection = providers.connection(existing.withMeta(META), protocol);
    var both = own.withMeta(META).beside(ExistingProvider.of(EXISTING));
    assertThat(schema(providers.serve(both, protocol, connection)).diagnostics())
        .singleElement()
        .extracting(Diagnostic::detail)
        .asString()
        .contains("This provider and " + EXISTING, "provider_meta");
  }

  @ParameterizedTest
  @EnumSource
  void theProviderMetaBlockOfTheExecutableIsDeclared(Protocol protocol) {
    var connection = providers.connection(existing.withMeta(META), protocol);
    var provider = providers.serve(own.beside(ExistingProvider.of(EXISTING)), protocol, connection);
    assertThat(schema(provider).diagnostics()).isEmpty();
    assertThat(schema(provider).providerMeta())
        .hasValueSatisfying(meta -> assertThat(meta.type()).isEqualTo(META.type()));
  }
}
