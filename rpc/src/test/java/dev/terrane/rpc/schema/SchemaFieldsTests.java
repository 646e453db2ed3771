package dev.terrane.rpc.schema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.codec.Json;
import dev.terrane.engine.Bytes;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.SchemaKind;
import dev.terrane.provider.schema.Trait;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.message.Fields;
import dev.terrane.rpc.message.Message;
import dev.terrane.rpc.proto.ProtoMessage;
import dev.terrane.rpc.proto.ProtoWriter;
import org.junit.jupiter.api.Test;

final class SchemaFieldsTests {
  private static final int OPTIONAL = 5;
  private static final int COMPUTED = 6;

  /// The provider `tls` has such an attribute, which authors with this library cannot declare.
  @Test
  void aSchemaOfAnotherLibraryIsRead() {
    var out = new ProtoWriter();
    out.message(1, "", (schema, _) -> schema.message(2, "", SchemaFieldsTests::writeBlock));
    var field = SchemaFields.schema(Protocol.V5, SchemaKind.PROVIDER);
    var read =
        Message.of((Fields<Schema> m) -> m.field(1, field, one -> one))
            .read(ProtoMessage.of(out.toByteArray()));
    assertThat(read.members())
        .singleElement()
        .satisfies(one -> {
          assertThat(one.name()).isEqualTo("from_env");
          assertThat(one.is(Trait.OPTIONAL)).isTrue();
          assertThat(one.is(Trait.COMPUTED)).isTrue();
        });
  }

  private static void writeBlock(ProtoWriter block, String unused) {
    block.message(
        2,
        "from_env",
        (attribute, name) -> {
          attribute.string(1, name);
          attribute.bytes(2, Bytes.of(Json.encodeType(CtyType.BOOL)));
          attribute.bool(OPTIONAL, true);
          attribute.bool(COMPUTED, true);
        });
  }
}
