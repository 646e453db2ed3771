package dev.terrane.rpc.resource;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.FieldTypes.BYTES;
import static dev.terrane.rpc.message.FieldTypes.INT64;
import static dev.terrane.rpc.message.FieldTypes.STRING;
import static dev.terrane.rpc.message.ValueFields.DYNAMIC_VALUE;
import static dev.terrane.rpc.message.ValueFields.IDENTITY;
import static dev.terrane.rpc.message.ValueFields.RAW_STATE;

import dev.terrane.engine.resource.MoveResourceState;
import dev.terrane.engine.resource.MoveResourceState.Request;
import dev.terrane.engine.resource.MoveResourceState.Response;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;

/** Moves the state of another resource type. */
public final class MoveResourceStateRpc {
  public static final UnaryRpc<Request, Response> MOVE_RESOURCE_STATE =
      new UnaryRpc<>(
          RpcName.of("MoveResourceState"),
          Message.of(m ->
              new Request(
                  m.field(1, STRING, Request::sourceProviderAddress),
                  m.field(2, STRING, Request::sourceTypeName),
                  m.field(3, INT64, Request::sourceSchemaVersion),
                  m.field(4, RAW_STATE, Request::sourceState),
                  m.field(6, BYTES, Request::sourcePrivate),
                  m.field(7, RAW_STATE, Request::sourceIdentity),
                  m.field(8, INT64, Request::sourceIdentityVersion),
                  m.field(5, STRING, Request::targetTypeName))),
          Message.of(m ->
              new Response(
                  m.field(1, DYNAMIC_VALUE, Response::targetState),
                  m.field(3, BYTES, Response::targetPrivate),
                  m.field(4, IDENTITY, Response::targetIdentity),
                  m.field(2, DIAGNOSTICS, Response::diagnostics))),
          (session, request) -> new MoveResourceState(session).run(request));

  private MoveResourceStateRpc() {}
}
