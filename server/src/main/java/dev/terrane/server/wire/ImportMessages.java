package dev.terrane.server.wire;

import dev.terrane.engine.resource.ImportResourceState;
import dev.terrane.engine.resource.MoveResourceState;
import dev.terrane.server.wire.proto.ProtoMessage;
import dev.terrane.server.wire.proto.ProtoWriter;

/** The messages by which a state begins: of an import, and of a move from another type. */
final class ImportMessages {
  private ImportMessages() {}

  static ImportResourceState.Request readRequest(ProtoMessage in) {
    return new ImportResourceState.Request(
        in.string(1),
        in.string(2),
        Values.readIdentity(in.message(4)),
        Values.readClient(in.message(3)));
  }

  static void writeRequest(ProtoWriter out, ImportResourceState.Request request) {
    out.string(1, request.typeName());
    out.string(2, request.id());
    Values.writeClient(out, 3, request.clientCapabilities());
    Values.writeIdentity(out, 4, request.identity());
  }

  static ImportResourceState.Response readResponse(ProtoMessage in) {
    return new ImportResourceState.Response(
        in.messages(1, ImportMessages::readImported),
        Values.readDeferral(in.message(3)),
        Findings.read(in, 2));
  }

  private static ImportResourceState.Imported readImported(ProtoMessage in) {
    return new ImportResourceState.Imported(
        in.string(1),
        Values.readValue(in.message(2)),
        in.bytes(3),
        Values.readIdentity(in.message(4)));
  }

  static void writeResponse(ProtoWriter out, ImportResourceState.Response response) {
    out.messages(1, response.imported(), ImportMessages::writeImported);
    Findings.write(out, 2, response.diagnostics());
    Values.writeDeferral(out, 3, response.deferral());
  }

  private static void writeImported(ProtoWriter out, ImportResourceState.Imported imported) {
    out.string(1, imported.typeName());
    Values.writeValue(out, 2, imported.state());
    out.bytes(3, imported.privateState());
    Values.writeIdentity(out, 4, imported.identity());
  }

  static MoveResourceState.Request readMoveRequest(ProtoMessage in) {
    return new MoveResourceState.Request(in.string(1), in.string(2), in.string(5));
  }

  static void writeMoveRequest(ProtoWriter out, MoveResourceState.Request request) {
    out.string(1, request.sourceProviderAddress());
    out.string(2, request.sourceTypeName());
    out.string(5, request.targetTypeName());
  }

  static MoveResourceState.Response readMoveResponse(ProtoMessage in) {
    return new MoveResourceState.Response(Findings.read(in, 2));
  }

  static void writeMoveResponse(ProtoWriter out, MoveResourceState.Response response) {
    Findings.write(out, 2, response.diagnostics());
  }
}
