package dev.terrane.rpc;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.FieldTypes.STRING;
import static dev.terrane.rpc.message.ValueFields.DYNAMIC_VALUE;

import dev.terrane.engine.part.BlockType;
import dev.terrane.engine.part.Kind;
import dev.terrane.engine.validation.ValidateConfig;
import dev.terrane.engine.validation.ValidateConfig.Request;
import dev.terrane.engine.validation.ValidateConfig.Response;
import dev.terrane.rpc.message.Message;

/** The RPCs that validate blocks and have the same messages. */
public final class ValidateConfigRpc {
  private ValidateConfigRpc() {}

  /** The RPC of a kind. */
  public static UnaryRpc<Request, Response> of(RpcName name, Kind<? extends BlockType, ?> kind) {
    return new UnaryRpc<>(
        name,
        Message.of(m ->
            new Request(
                m.field(1, STRING, Request::typeName), m.field(2, DYNAMIC_VALUE, Request::config))),
        Message.of(m -> new Response(m.field(1, DIAGNOSTICS, Response::diagnostics))),
        (session, request) -> new ValidateConfig(session, kind).run(request));
  }
}
