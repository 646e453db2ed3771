package dev.terrane.server.wire;

import dev.terrane.engine.resource.MoveResourceState;
import dev.terrane.server.wire.proto.ProtoMessage;
import dev.terrane.server.wire.proto.ProtoWriter;

/** The messages of moves between resource types. */
final class MoveMessages {
  private MoveMessages() {}

  static MoveResourceState.Request readRequest(ProtoMessage in) {
    return new MoveResourceState.Request(in.string(1), in.string(2), in.string(5));
  }

  static void writeRequest(ProtoWriter out, MoveResourceState.Request request) {
    out.string(1, request.sourceProviderAddress());
    out.string(2, request.sourceTypeName());
    out.string(5, request.targetTypeName());
  }

  static MoveResourceState.Response readResponse(ProtoMessage in) {
    return new MoveResourceState.Response(Findings.read(in, 2));
  }

  static void writeResponse(ProtoWriter out, MoveResourceState.Response response) {
    Findings.write(out, 2, response.diagnostics());
  }
}
