package dev.terrane.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.rpc.proto.ProtoWriter;
import io.grpc.Drainable;
import io.grpc.KnownLength;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;

final class EncodedMessageTests {
  @Test
  void theStreamKnowsItsLengthAndDrainsItself() throws IOException {
    var out = new ProtoWriter();
    out.string(1, "abc");
    var stream = new EncodedMessage(out);
    assertThat(stream).isInstanceOf(KnownLength.class).isInstanceOf(Drainable.class);
    assertThat(stream.available()).isEqualTo(5);
    var target = new ByteArrayOutputStream();
    assertThat(stream.drainTo(target)).isEqualTo(5);
    assertThat(target.toByteArray()).isEqualTo(out.toByteArray());
    assertThat(stream.available()).isZero();
  }
}
