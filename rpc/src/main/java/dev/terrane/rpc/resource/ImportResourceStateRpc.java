package dev.terrane.rpc.resource;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.FieldTypes.BYTES;
import static dev.terrane.rpc.message.FieldTypes.STRING;
import static dev.terrane.rpc.message.FieldTypes.list;
import static dev.terrane.rpc.message.ValueFields.CLIENT_CAPABILITIES;
import static dev.terrane.rpc.message.ValueFields.DEFERRAL;
import static dev.terrane.rpc.message.ValueFields.DYNAMIC_VALUE;
import static dev.terrane.rpc.message.ValueFields.IDENTITY;

import dev.terrane.engine.resource.ImportResourceState;
import dev.terrane.engine.resource.ImportResourceState.Imported;
import dev.terrane.engine.resource.ImportResourceState.Request;
import dev.terrane.engine.resource.ImportResourceState.Response;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;

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
