package dev.terrane.server.wire;

import dev.terrane.rpc.proto.ProtoWriter;
import io.grpc.Drainable;
import io.grpc.KnownLength;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;

/** A message as a stream of known length, which gRPC sends without a copy. */
final class EncodedMessage extends ByteArrayInputStream implements Drainable, KnownLength {
  /** A stream over an encoded message. The writer must not be used afterwards. */
  EncodedMessage(ProtoWriter message) {
    super(message.buffer(), 0, message.size());
  }

  @Override
  public int drainTo(OutputStream target) throws IOException {
    return (int) transferTo(target);
  }
}
