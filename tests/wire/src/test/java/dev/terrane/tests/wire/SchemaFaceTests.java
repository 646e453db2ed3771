package dev.terrane.tests.wire;

import static dev.terrane.rpc.provider.GetProviderSchemaRpc.GET_PROVIDER_SCHEMA;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.engine.Bytes;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.ServerCapabilities;
import dev.terrane.engine.part.Declarations;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.engine.provider.ValidateProviderConfig;
import dev.terrane.protocol.tfplugin5.PrepareProviderConfig;
import dev.terrane.protocol.tfplugin5.ProviderGrpc;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.Trait;
import dev.terrane.rpc.Protocol;
import dev.terrane.server.wire.ProviderClient;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests the differences of version 5 with a client of its generated classes. */
final class SchemaFaceTests {
  private static final Attribute<String> HOST = Attribute.string("host").required();
  private static final Attribute<Boolean> TLS = Attribute.bool("tls").optional();

  private final ProviderDouble provider = new ProviderDouble();
  private final Connection connection = new Connection(provider);

  @AfterEach
  void disconnect() {
    connection.close();
  }

  @Test
  void attributesHaveTheNumbersOfVersion5() {
    var token = Attribute.string("token").optional().writeOnly().sensitive().deprecated("key");
    var attribute = schema(token).getBlock().getAttributes(0);
    assertThat(attribute.getName()).isEqualTo("token");
    assertThat(attribute.getType().toStringUtf8()).isEqualTo("\"string\"");
    assertThat(attribute.getWriteOnly()).isTrue();
    assertThat(attribute.getSensitive()).isTrue();
    assertThat(attribute.getDeprecated()).isTrue();
    assertThat(attribute.getDeprecationMessage()).isEqualTo("key");
    assertThat(attribute.getUnknownFields().asMap()).isEmpty();
  }

  @Test
  void nestedAttributesArePlainOnesOfAnObjectType() {
    var targets = NestedObject.of(HOST, TLS.sensitive()).attributeList("targets").optional();
    var attribute = schema(targets).getBlock().getAttributes(0);
    assertThat(attribute.getType().toStringUtf8())
        .isEqualTo("[\"list\",[\"object\",{\"host\":\"string\",\"tls\":\"bool\"},[\"tls\"]]]");
    assertThat(attribute.getOptional()).isTrue();
    assertThat(attribute.getSensitive()).isTrue();
    assertThat(attribute.getUnknownFields().asMap()).isEmpty();
  }

  @Test
  void nestedAttributesInBlocksAreLoweredToo() {
    var target = NestedObject.of(HOST).attribute("target").required();
    var block = schema(NestedObject.of(target).blockList("rule")).getBlock().getBlockTypes(0);
    assertThat(block.getBlock().getAttributes(0).getType().toStringUtf8())
        .isEqualTo("[\"object\",{\"host\":\"string\"}]");
  }

  @Test
  void whatCannotBeLoweredIsRefusedInOneDiagnosticThatNamesAll() {
    var port = Attribute.int64("port").defaultTo(443L);
    var id = Attribute.string("id").computed();
    provider.willAnswer(
        answer(
            Schema.resource(NestedObject.of(port, id).attribute("target").optional()),
            Schema.dataSource(NestedObject.of(id).attributeSet("found").optional())));
    var response =
        stub()
            .getSchema(
                dev.terrane.protocol.tfplugin5.GetProviderSchema.Request.getDefaultInstance());
    assertThat(response.getResourceSchemasMap()).isEmpty();
    assertThat(response.getServerCapabilities().getPlanDestroy()).isTrue();
    assertThat(response.getDiagnosticsList())
        .singleElement()
        .satisfies(found -> {
          assertThat(found.getSeverityValue()).isEqualTo(1);
          assertThat(found.getSummary()).isEqualTo("Provider needs protocol version 6");
          assertThat(found.getDetail())
              .contains("- target.port in resource demo_thing: it has a default,")
              .contains("- target.id in resource demo_thing: it is computed, but")
              .contains("- found.id in data source demo_thing: it is computed, but");
        });
  }

  @Test
  void version6DeclaresTheSameSchemaAsItIs() {
    var id = Attribute.string("id").computed();
    provider.willAnswer(
        answer(
            Schema.resource(NestedObject.of(HOST, id).attribute("target").optional()),
            Schema.dataSource(id)));
    var client = new ProviderClient(connection.channel(), Protocol.V6);
    var response = client.call(GET_PROVIDER_SCHEMA, new GetProviderSchema.Request());
    assertThat(response.diagnostics()).isEmpty();
    var resource = Objects.requireNonNull(response.parts().of(Kinds.RESOURCE).get("demo_thing"));
    assertThat(resource.members().getFirst().nested().orElseThrow().members())
        .extracting(Attribute::name)
        .containsExactly("host", "id");
  }

  @Test
  void aDefaultOfTheProvidersConfigurationIsOptionalBecauseNothingIsStoredThere() {
    var port = Attribute.int64("port").defaultTo(443L);
    provider.willAnswer(
        answer(
            Schema.provider(port, NestedObject.of(port).block("proxy")),
            Schema.resource(port),
            Schema.dataSource(port)));
    for (var protocol : Protocol.values()) {
      var response =
          new ProviderClient(connection.channel(), protocol)
              .call(GET_PROVIDER_SCHEMA, new GetProviderSchema.Request());
      var members = response.provider().members();
      assertThat(members.getFirst().is(Trait.OPTIONAL)).isTrue();
      assertThat(members.getFirst().is(Trait.COMPUTED)).isFalse();
      assertThat(members.getLast().nested().orElseThrow().members().getFirst().is(Trait.COMPUTED))
          .isFalse();
      var resource = Objects.requireNonNull(response.parts().of(Kinds.RESOURCE).get("demo_thing"));
      assertThat(resource.members().getFirst().is(Trait.COMPUTED)).isTrue();
    }
  }

  @Test
  void aSchemaWithoutMembersStillHasItsBlock() {
    var response = schemas(answer(Schema.resource(), Schema.dataSource()));
    assertThat(response.hasProvider()).isTrue();
    assertThat(response.getProvider().hasBlock()).isTrue();
    assertThat(response.getResourceSchemasOrThrow("demo_thing").hasBlock()).isTrue();
  }

  @Test
  void onlyARequiredSingleBlockIsCounted() {
    var object = NestedObject.of(HOST);
    var blocks =
        schema(object.block("a"), object.block("b").required(), object.blockSet("c").items(1, 2))
            .getBlock();
    assertThat(blocks.getBlockTypesList())
        .extracting(block -> List.of(block.getMinItems(), block.getMaxItems()))
        .containsExactly(List.of(0L, 0L), List.of(1L, 1L), List.of(1L, 2L));
  }

  @Test
  void thePreparedConfigurationIsSentInVersion5Alone() {
    var prepared = new DynamicValue(Bytes.of(new byte[] {(byte) 0xc0}), Bytes.EMPTY);
    provider.willAnswer(new ValidateProviderConfig.Response(prepared, List.of()));
    var response = stub().prepareProviderConfig(PrepareProviderConfig.Request.getDefaultInstance());
    assertThat(response.getPreparedConfig().getMsgpack().toByteArray()).containsExactly(0xc0);
    var inV6 =
        dev.terrane.protocol.tfplugin6.ProviderGrpc.newBlockingStub(connection.channel())
            .validateProviderConfig(
                dev.terrane.protocol.tfplugin6.ValidateProviderConfig.Request.getDefaultInstance());
    assertThat(inV6.getUnknownFields().asMap()).isEmpty();
  }

  private dev.terrane.protocol.tfplugin5.Schema schema(Attribute<?>... members) {
    return schemas(answer(Schema.resource(members), Schema.dataSource()))
        .getResourceSchemasOrThrow("demo_thing");
  }

  private dev.terrane.protocol.tfplugin5.GetProviderSchema.Response schemas(
      GetProviderSchema.Response answer) {
    provider.willAnswer(answer);
    return stub()
        .getSchema(dev.terrane.protocol.tfplugin5.GetProviderSchema.Request.getDefaultInstance());
  }

  private static GetProviderSchema.Response answer(Schema resource, Schema dataSource) {
    return answer(Schema.provider(), resource, dataSource);
  }

  private static GetProviderSchema.Response answer(
      Schema configuration, Schema resource, Schema dataSource) {
    return new GetProviderSchema.Response(
        configuration,
        Declarations.NONE
            .with(Kinds.RESOURCE, Map.of("demo_thing", resource))
            .with(Kinds.DATA_SOURCE, Map.of("demo_thing", dataSource)),
        ServerCapabilities.CURRENT,
        List.of());
  }

  private ProviderGrpc.ProviderBlockingStub stub() {
    return ProviderGrpc.newBlockingStub(connection.channel());
  }
}
