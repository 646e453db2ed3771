package dev.terrane.server;

import static dev.terrane.rpc.ephemeral.CloseEphemeralResourceRpc.CLOSE_EPHEMERAL_RESOURCE;
import static dev.terrane.rpc.ephemeral.OpenEphemeralResourceRpc.OPEN_EPHEMERAL_RESOURCE;
import static dev.terrane.rpc.ephemeral.RenewEphemeralResourceRpc.RENEW_EPHEMERAL_RESOURCE;
import static dev.terrane.rpc.ephemeral.ValidateEphemeralResourceConfigRpc.VALIDATE_EPHEMERAL_RESOURCE_CONFIG;
import static dev.terrane.rpc.provider.ConfigureProviderRpc.CONFIGURE_PROVIDER;
import static dev.terrane.rpc.provider.GetMetadataRpc.GET_METADATA;
import static dev.terrane.rpc.provider.GetProviderSchemaRpc.GET_PROVIDER_SCHEMA;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.ephemeral.CloseEphemeralResource;
import dev.terrane.engine.ephemeral.OpenEphemeralResource;
import dev.terrane.engine.ephemeral.RenewEphemeralResource;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.provider.ConfigureProvider;
import dev.terrane.engine.provider.GetMetadata;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.engine.validation.ValidateConfig;
import dev.terrane.provider.Diagnostic;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.Protocol;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** An ephemeral resource over a real connection, in both versions of the protocol. */
@ParameterizedClass
@EnumSource
class EphemeralTests {
  private static final String PASS = "fleet_pass";
  private static final CtyType.ObjectType TYPE = Pass.SCHEMA.type();

  private final ServedProvider served;
  private final Endpoint provider;

  EphemeralTests(Protocol protocol) {
    served = new ServedProvider(new FleetProvider(), protocol);
    provider = served.client();
  }

  @AfterEach
  void close() {
    served.close();
  }

  private void configure() {
    var config = DynamicValue.of(CtyValue.object(Map.of()), CtyType.object(Map.of()));
    var request = new ConfigureProvider.Request("1.16.0", config, ClientCapabilities.NONE);
    assertThat(provider.call(CONFIGURE_PROVIDER, request).diagnostics()).isEmpty();
  }

  private static DynamicValue pass(CtyValue gate, CtyValue code) {
    return DynamicValue.of(CtyValue.object(Map.of("gate", gate, "code", code)), TYPE);
  }

  private static DynamicValue config() {
    return pass(CtyValue.string("north"), CtyValue.nullOf(CtyType.STRING));
  }

  @Test
  void itIsDeclared() {
    var names = provider.call(GET_METADATA, new GetMetadata.Request());
    assertThat(names.names(Kinds.EPHEMERAL_RESOURCE)).containsExactly(PASS);
    var schemas = provider.call(GET_PROVIDER_SCHEMA, new GetProviderSchema.Request());
    assertThat(schemas.parts().of(Kinds.EPHEMERAL_RESOURCE).get(PASS))
        .satisfies(schema -> assertThat(schema.members()).hasSize(2));
  }

  @Test
  void itIsValidated() {
    var nothing = CtyValue.nullOf(CtyType.STRING);
    var request = new ValidateConfig.Request(PASS, pass(nothing, nothing));
    assertThat(provider.call(VALIDATE_EPHEMERAL_RESOURCE_CONFIG, request).diagnostics())
        .extracting(finding -> finding.path().toString())
        .containsExactly("gate");
  }

  @Test
  void itIsOpenedRenewedAndClosed() {
    configure();
    var opening = new OpenEphemeralResource.Request(PASS, config(), ClientCapabilities.NONE);
    var opened = provider.call(OPEN_EPHEMERAL_RESOURCE, opening);
    assertThat(opened.diagnostics()).isEmpty();
    assertThat(opened.deferral()).isEmpty();
    assertThat(opened.result())
        .isEqualTo(pass(CtyValue.string("north"), CtyValue.string("harbour 1234")));
    assertThat(opened.renewAt()).contains(Pass.FIRST);

    var renewing = new RenewEphemeralResource.Request(PASS, opened.privateData());
    var renewed = provider.call(RENEW_EPHEMERAL_RESOURCE, renewing);
    assertThat(renewed.diagnostics()).isEmpty();
    assertThat(renewed.renewAt())
        .as("what protobuf can say at most")
        .contains(Instant.parse("9999-12-31T23:59:59.999999999Z"));

    assertThat(closed(opened.privateData())).isEqualTo("7");
    assertThat(closed(renewed.privateData())).isEqualTo("8");
    assertThat(closed(Bytes.EMPTY)).isEqualTo("nothing");
  }

  private String closed(Bytes privateData) {
    var request = new CloseEphemeralResource.Request(PASS, privateData);
    return provider.call(CLOSE_EPHEMERAL_RESOURCE, request).diagnostics().stream()
        .map(Diagnostic::detail)
        .findFirst()
        .orElseThrow();
  }
}
