package dev.terrane.rpc.statestore;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.FieldTypes.INT64;
import static dev.terrane.rpc.message.FieldTypes.STRING;
import static dev.terrane.rpc.message.FieldTypes.message;
import static dev.terrane.rpc.message.ValueFields.DYNAMIC_VALUE;

import dev.terrane.engine.statestore.ConfigureStateStore;
import dev.terrane.engine.statestore.ConfigureStateStore.Request;
import dev.terrane.engine.statestore.ConfigureStateStore.Response;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.FieldType;
import dev.terrane.rpc.message.Message;

/** Configures a state store. */
public final class ConfigureStateStoreRpc {
  /** The capabilities of either side. Always written, because Terraform crashes without them. */
  private static final FieldType<Long> CAPABILITIES =
      message(Message.<Long>of(m -> m.field(1, INT64, chunkSize -> chunkSize)));

  public static final UnaryRpc<Request, Response> CONFIGURE_STATE_STORE =
      new UnaryRpc<>(
          RpcName.of("ConfigureStateStore").notInV5(),
          Message.of(m ->
              new Request(
                  m.field(1, STRING, Request::typeName),
                  m.field(2, DYNAMIC_VALUE, Request::config),
                  m.field(3, CAPABILITIES, Request::chunkSize))),
          Message.of(m ->
              new Response(
                  m.field(2, CAPABILITIES, Response::chunkSize),
                  m.field(1, DIAGNOSTICS, Response::diagnostics))),
          (session, request) -> new ConfigureStateStore(session).run(request));

  private ConfigureStateStoreRpc() {}
}
