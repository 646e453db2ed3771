package dev.terrane.server.wire.rpc.resource;

import static dev.terrane.server.wire.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.server.wire.message.FieldTypes.BYTES;
import static dev.terrane.server.wire.message.FieldTypes.STRING;
import static dev.terrane.server.wire.message.FieldTypes.list;
import static dev.terrane.server.wire.message.ValueFields.CLIENT_CAPABILITIES;
import static dev.terrane.server.wire.message.ValueFields.DEFERRAL;
import static dev.terrane.server.wire.message.ValueFields.DYNAMIC_VALUE;
import static dev.terrane.server.wire.message.ValueFields.IDENTITY;

import dev.terrane.engine.resource.ImportResourceState;
import dev.terrane.engine.resource.ImportResourceState.Imported;
import dev.terrane.engine.resource.ImportResourceState.Request;
import dev.terrane.engine.resource.ImportResourceState.Response;
import dev.terrane.server.wire.message.Message;
import dev.terrane.server.wire.rpc.RpcName;
import dev.terrane.server.wire.rpc.UnaryRpc;

/** Imports an existing object. */
public final class ImportResourceStateRpc {
  private static final Message<Imported> IMPORTED =
      Message.of(m ->
          new Imported(
              m.field(1, STRING, Imported::typeName),
              m.field(2, DYNAMIC_VALUE, Imported::state),
              m.field(3, BYTES, Imported::privateState),
              m.field(4, IDENTITY, Imported::identity)));

  public static final UnaryRpc<Request, Response> IMPORT_RESOURCE_STATE =
      new UnaryRpc<>(
          RpcName.of("ImportResourceState"),
          Message.of(m ->
              new Request(
                  m.field(1, STRING, Request::typeName),
                  m.field(2, STRING, Request::id),
                  m.field(4, IDENTITY, Request::identity),
                  m.field(3, CLIENT_CAPABILITIES, Request::clientCapabilities))),
          Message.of(m ->
              new Response(
                  m.field(1, list(IMPORTED), Response::imported),
                  m.field(3, DEFERRAL, Response::deferral),
                  m.field(2, DIAGNOSTICS, Response::diagnostics))),
          (session, request) -> new ImportResourceState(session).run(request));

  private ImportResourceStateRpc() {}
}
