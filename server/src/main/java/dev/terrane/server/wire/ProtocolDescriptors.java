package dev.terrane.server.wire;

import dev.terrane.rpc.proto.ProtoMessage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** The file descriptors of the protocols for server reflection. */
public final class ProtocolDescriptors {
  private static final String RESOURCE = "protocols.binpb";

  private ProtocolDescriptors() {}

  /**
   * The serialized file descriptors of both versions, of go-plugin's services, and of their
   * imports; read at each call.
   */
  public static List<byte[]> files() {
    try (var set = ProtocolDescriptors.class.getResourceAsStream(RESOURCE)) {
      if (set == null) {
        throw new IllegalStateException(RESOURCE + " is missing; the build packages it");
      }
      return ProtoMessage.of(set.readAllBytes()).messages(1, ProtoMessage::toByteArray);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
