package dev.terrane.server;

import static dev.terrane.rpc.function.CallFunctionRpc.CALL_FUNCTION;
import static dev.terrane.rpc.function.GetFunctionsRpc.GET_FUNCTIONS;
import static dev.terrane.rpc.provider.ConfigureProviderRpc.CONFIGURE_PROVIDER;
import static dev.terrane.rpc.provider.GetProviderSchemaRpc.GET_PROVIDER_SCHEMA;
import static dev.terrane.rpc.resource.ApplyResourceChangeRpc.APPLY_RESOURCE_CHANGE;
import static dev.terrane.rpc.resource.GetResourceIdentitySchemasRpc.GET_RESOURCE_IDENTITY_SCHEMAS;
import static dev.terrane.rpc.resource.ImportResourceStateRpc.IMPORT_RESOURCE_STATE;
import static dev.terrane.rpc.resource.MoveResourceStateRpc.MOVE_RESOURCE_STATE;
import static dev.terrane.rpc.resource.PlanResourceChangeRpc.PLAN_RESOURCE_CHANGE;
import static dev.terrane.rpc.resource.ReadResourceRpc.READ_RESOURCE;
import static dev.terrane.rpc.resource.UpgradeResourceIdentityRpc.UPGRADE_RESOURCE_IDENTITY;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.RawState;
import dev.terrane.engine.function.CallFunction;
import dev.terrane.engine.function.FunctionError;
import dev.terrane.engine.function.GetFunctions;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.provider.ConfigureProvider;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.engine.resource.ApplyResourceChange;
import dev.terrane.engine.resource.GetResourceIdentitySchemas;
import dev.terrane.engine.resource.IdentitySchema;
import dev.terrane.engine.resource.ImportResourceState;
import dev.terrane.engine.resource.MoveResourceState;
import dev.terrane.engine.resource.PlanResourceChange;
import dev.terrane.engine.resource.ReadResource;
import dev.terrane.engine.resource.UpgradeResourceIdentity;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.Protocol;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Calls the RPCs that not every CLI calls, with our own client over a real connection. */
@ParameterizedClass
@EnumSource
class FamiliesTests {
  private static final CtyType.ObjectType STATE = FleetProvider.Ship.SCHEMA.type();
  private static final CtyType.ObjectType IDENTITY =
      CtyType.object(Map.of("flag", CtyType.STRING, "number", CtyType.STRING));
  private static final DynamicValue NOTHING = DynamicValue.of(CtyValue.nullOf(STATE), STATE);
  private static final DynamicValue SHIP = identity(text("nl"), text("7"));

  private final ServedProvider served;
  private final Endpoint provider;

  FamiliesTests(Protocol protocol) {
    served = new ServedProvider(new FleetProvider(), protocol);
    provider = served.client();
  }

  @AfterEach
  void close() {
    served.close();
  }

  private static CtyValue text(String text) {
    return CtyValue.string(text);
  }

  private static DynamicValue identity(CtyValue flag, CtyValue number) {
    var parts = CtyValue.object(Map.of("flag", flag, "number", number));
    return DynamicValue.of(parts, IDENTITY);
  }

  private static DynamicValue ship(CtyValue number) {
    var cargo = CtyValue.nullOf(CtyType.STRING);
    var parts = Map.of("flag", text("nl"), "number", number, "cargo", cargo);
    return DynamicValue.of(CtyValue.object(parts), STATE);
  }

  private void configure() {
    var type = CtyType.object(Map.of());
    var config = DynamicValue.of(CtyValue.object(Map.of()), type);
    var request = new ConfigureProvider.Request("1.16.0", config, ClientCapabilities.NONE);
    assertThat(provider.call(CONFIGURE_PROVIDER, request).diagnostics()).isEmpty();
  }

  @Test
  void theIdentitySchemaIsReported() {
    var request = new GetResourceIdentitySchemas.Request();
    var expected =
        new IdentitySchema(
            1,
            List.of(
                new IdentitySchema.Part("flag", CtyType.STRING, false, ""),
                new IdentitySchema.Part("number", CtyType.STRING, false, "")));
    assertThat(provider.call(GET_RESOURCE_IDENTITY_SCHEMAS, request).identities())
        .isEqualTo(Map.of("fleet_ship", expected));
  }

  @Test
  void anIdentityLastsFromTheApplyToTheRead() {
    configure();
    var config = ship(CtyValue.nullOf(CtyType.STRING));
    var planned =
        provider.call(
            PLAN_RESOURCE_CHANGE,
            new PlanResourceChange.Request(
                "fleet_ship",
                NOTHING,
                config,
                config,
                Bytes.EMPTY,
                Bytes.EMPTY,
                DynamicValue.ABSENT,
                ClientCapabilities.NONE));
    assertThat(planned.plannedIdentity()).isEqualTo(DynamicValue.ABSENT);

    var applied =
        provider.call(
            APPLY_RESOURCE_CHANGE,
            new ApplyResourceChange.Request(
                "fleet_ship",
                NOTHING,
                planned.plannedState(),
                config,
                planned.plannedPrivate(),
                planned.plannedIdentity()));
    assertThat(applied.newIdentity()).isEqualTo(SHIP);

    var read = provider.call(READ_RESOURCE, refresh(applied));
    assertThat(read.diagnostics()).isEmpty();
    assertThat(read.newIdentity()).isEqualTo(SHIP);
  }

  private static ReadResource.Request refresh(ApplyResourceChange.Response applied) {
    return new ReadResource.Request(
        "fleet_ship",
        applied.newState(),
        applied.privateState(),
        applied.newIdentity(),
        ClientCapabilities.NONE);
  }

  @Test
  void anImportByIdentityFillsTheState() {
    configure();
    var request = new ImportResourceState.Request("fleet_ship", "", SHIP, ClientCapabilities.NONE);
    var imported = provider.call(IMPORT_RESOURCE_STATE, request).imported().getFirst();
    assertThat(imported.state()).isEqualTo(ship(text("7")));
    assertThat(imported.identity()).isEqualTo(SHIP);
  }

  @Test
  void anIdentityIsUpgraded() {
    var json = "{\"flag\":\"nl\",\"number\":\"7\"}".getBytes(StandardCharsets.UTF_8);
    var stored = new RawState(Bytes.of(json), Map.of());
    var request = new UpgradeResourceIdentity.Request("fleet_ship", 0, stored);
    assertThat(provider.call(UPGRADE_RESOURCE_IDENTITY, request).upgradedIdentity())
        .isEqualTo(SHIP);
  }

  @Test
  void anIdentityThatWasNeverStoredIsNullAndNotMissing() {
    // Terraform reads the message without looking whether there is one.
    var stored = new RawState(Bytes.EMPTY, Map.of());
    var request = new UpgradeResourceIdentity.Request("fleet_ship", 0, stored);
    assertThat(provider.call(UPGRADE_RESOURCE_IDENTITY, request).upgradedIdentity())
        .isEqualTo(DynamicValue.of(CtyValue.nullOf(IDENTITY), IDENTITY));
  }

  @Test
  void aMoveFromAnotherTypeIsOneErrorThatNamesBoth() {
    var request =
        new MoveResourceState.Request(
            "registry.opentofu.org/other/boats",
            "boats_boat",
            0,
            new RawState(Bytes.of("{}".getBytes(StandardCharsets.UTF_8)), Map.of()),
            Bytes.EMPTY,
            new RawState(Bytes.EMPTY, Map.of()),
            0,
            "fleet_ship");
    assertThat(provider.call(MOVE_RESOURCE_STATE, request).diagnostics())
        .singleElement()
        .satisfies(error -> {
          assertThat(error.isError()).isTrue();
          assertThat(error.summary()).isEqualTo("Cannot move boats_boat to fleet_ship");
          assertThat(error.detail())
              .contains(
                  "fleet_ship does not support moves",
                  "registry.opentofu.org/other/boats",
                  "import block");
        });
  }

  @Test
  void aFunctionIsListedAndCalled() {
    var functions = provider.call(GET_FUNCTIONS, new GetFunctions.Request()).functions();
    assertThat(functions).containsOnlyKeys("shout");
    var schema = provider.call(GET_PROVIDER_SCHEMA, new GetProviderSchema.Request());
    assertThat(schema.parts().of(Kinds.FUNCTION).keySet()).isEqualTo(functions.keySet());

    var argument = DynamicValue.of(text("ahoy"), CtyType.STRING);
    var called = provider.call(CALL_FUNCTION, new CallFunction.Request("shout", List.of(argument)));
    assertThat(called.result()).isEqualTo(DynamicValue.of(text("AHOY"), CtyType.STRING));

    var empty = DynamicValue.of(text(""), CtyType.STRING);
    assertThat(
            provider.call(CALL_FUNCTION, new CallFunction.Request("shout", List.of(empty))).error())
        .isEqualTo(Optional.of(new FunctionError("must not be empty", OptionalLong.of(0))));
  }
}
