package dev.terrane.server.mux;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.engine.part.Kinds;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.WireKind;
import dev.terrane.rpc.proto.ProtoMessage;
import dev.terrane.rpc.proto.ProtoWriter;
import dev.terrane.rpc.provider.WireKinds;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExistingSchemasTests {
  private static final int NAME = 1;

  @Test
  void declarationsAreSortedWhateverTheOrderInWhichTheyAreSent() {
    var field =
        WireKinds.ALL.stream()
            .filter(kind -> kind.kind() == Kinds.RESOURCE)
            .map(WireKind::schemaField)
            .findFirst()
            .orElseThrow();
    var out = new ProtoWriter();
    for (var name : List.of("acme_b", "acme_c", "acme_a")) {
      out.message(field, name, (entry, it) -> entry.presentString(NAME, it));
    }
    var schemas = new ExistingSchemas(Protocol.V6, ProtoMessage.of(out.toByteArray()));
    assertThat(schemas.declarations(Kinds.RESOURCE).keySet())
        .containsExactly("acme_a", "acme_b", "acme_c");
  }
}
