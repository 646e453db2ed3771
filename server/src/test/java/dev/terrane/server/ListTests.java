package dev.terrane.server;

import static dev.terrane.rpc.list.ListResourceRpc.LIST_RESOURCE;
import static dev.terrane.rpc.list.ValidateListResourceConfigRpc.VALIDATE_LIST_RESOURCE_CONFIG;
import static dev.terrane.rpc.provider.ConfigureProviderRpc.CONFIGURE_PROVIDER;
import static dev.terrane.rpc.provider.GetMetadataRpc.GET_METADATA;
import static dev.terrane.rpc.provider.GetProviderSchemaRpc.GET_PROVIDER_SCHEMA;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.list.ListResource;
import dev.terrane.engine.list.ValidateListResourceConfig;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.provider.ConfigureProvider;
import dev.terrane.engine.provider.GetMetadata;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.provider.Diagnostic;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.Protocol;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** A list resource over a real connection, in both versions of the protocol. */
@ParameterizedClass
@EnumSource
class ListTests {
  private static final String SHIP = "fleet_ship";
  private static final int MANY = 10_000;
  private static final int FLEET = 300;

  private final ShipLister lister = new ShipLister();
  private final ServedProvider served;
  private final Endpoint provider;
  private final List<ListResource.Event> events = new ArrayList<>();

  ListTests(Protocol protocol) {
    served = new ServedProvider(new FleetProvider(List.of(lister)), protocol);
    provider = served.client();
    var config = DynamicValue.of(CtyValue.object(Map.of()), CtyType.object(Map.of()));
    var request = new ConfigureProvider.Request("1.16.0", config, ClientCapabilities.NONE);
    assertThat(provider.call(CONFIGURE_PROVIDER, request).diagnostics()).isEmpty();
  }

  @AfterEach
  void close() {
    served.close();
  }

  private static DynamicValue config(CtyValue flag, CtyValue lost) {
    return DynamicValue.of(
        CtyValue.object(Map.of("flag", flag, "lost", lost)), ShipLister.SCHEMA.type());
  }

  private static ListResource.Request request(CtyValue lost, boolean include, long limit) {
    return new ListResource.Request(SHIP, config(CtyValue.string("nl"), lost), include, limit);
  }

  private static CtyValue none() {
    return CtyValue.nullOf(CtyType.NUMBER);
  }

  @Test
  void itIsDeclared() {
    var names = provider.call(GET_METADATA, new GetMetadata.Request());
    assertThat(names.names(Kinds.LIST_RESOURCE)).containsExactly(SHIP);
    var schemas = provider.call(GET_PROVIDER_SCHEMA, new GetProviderSchema.Request());
    assertThat(schemas.parts().of(Kinds.LIST_RESOURCE).get(SHIP))
        .satisfies(schema -> assertThat(schema.members()).hasSize(2));
  }

  @Test
  void itIsValidated() {
    var request =
        new ValidateListResourceConfig.Request(
            SHIP,
            config(CtyValue.nullOf(CtyType.STRING), none()),
            DynamicValue.of(CtyValue.bool(true), CtyType.BOOL),
            DynamicValue.of(CtyValue.number(3), CtyType.NUMBER));
    assertThat(provider.call(VALIDATE_LIST_RESOURCE_CONFIG, request).diagnostics())
        .extracting(finding -> finding.path().toString())
        .containsExactly("flag");
  }

  @Test
  void theResultsArriveUpToTheLimit() {
    provider.stream(LIST_RESOURCE, request(none(), false, 3), events::add);
    assertThat(events)
        .extracting(ListResource.Event::displayName)
        .containsExactly("Ship 0", "Ship 1", "Ship 2");
    assertThat(events).allMatch(event -> event.resource().isAbsent());
    var identity = CtyType.object(Map.of("flag", CtyType.STRING, "number", CtyType.STRING));
    assertThat(events.getLast().identity().decode(identity))
        .isEqualTo(
            CtyValue.object(Map.of("flag", CtyValue.string("nl"), "number", CtyValue.string("2"))));
    assertThat(lister.listed).hasValue(3);
  }

  @Test
  void theStateArrivesOnRequest() {
    provider.stream(LIST_RESOURCE, request(none(), true, 1), events::add);
    var state = events.getFirst().resource().decode(FleetProvider.Ship.SCHEMA.type());
    assertThat(state).isInstanceOf(CtyValue.ObjectValue.class);
    assertThat(((CtyValue.ObjectValue) state).get("cargo"))
        .isEqualTo(CtyValue.string(ShipLister.CARGO));
  }

  @Test
  void anErrorInTheMiddleArrivesAfterTheResultsBeforeIt() {
    provider.stream(LIST_RESOURCE, request(CtyValue.number(2), false, MANY), events::add);
    assertThat(events)
        .extracting(ListResource.Event::displayName)
        .containsExactly("Ship 0", "Ship 1", "");
    assertThat(events.getLast().diagnostics())
        .singleElement()
        .extracting(Diagnostic::detail)
        .asString()
        .contains("ship 2 is lost");
  }

  /** A receiver that stops after the first result; what is buffered until then is bounded. */
  @Test
  void aReceiverThatCancelsStopsTheListAndItsStreamIsClosed() throws InterruptedException {
    assertThatThrownBy(() ->
            provider.stream(
                LIST_RESOURCE,
                request(none(), true, MANY),
                _ -> {
                  throw new IllegalStateException("enough");
                }))
        .hasMessage("enough");
    assertThat(lister.closed.await(30, TimeUnit.SECONDS)).isTrue();
    assertThat(lister.listed).hasValueLessThan(MANY);
  }

  /** The results are larger than what a connection buffers. */
  @Test
  void aSlowReceiverSlowsDownTheList() throws InterruptedException {
    provider.stream(
        LIST_RESOURCE,
        request(none(), true, FLEET),
        event -> {
          if (events.isEmpty()) {
            assertThat(lister.listed).hasValueLessThan(FLEET);
          }
          events.add(event);
        });
    assertThat(events).hasSize(FLEET);
    assertThat(lister.listed).hasValue(FLEET);
    assertThat(lister.closed.await(30, TimeUnit.SECONDS)).isTrue();
  }
}
