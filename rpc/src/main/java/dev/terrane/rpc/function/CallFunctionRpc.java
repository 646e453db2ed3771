package dev.terrane.rpc.function;

import static dev.terrane.rpc.message.FieldTypes.OPTIONAL_INT64;
import static dev.terrane.rpc.message.FieldTypes.STRING;
import static dev.terrane.rpc.message.FieldTypes.optional;
import static dev.terrane.rpc.message.ValueFields.DYNAMIC_VALUE;
import static dev.terrane.rpc.message.ValueFields.DYNAMIC_VALUES;

import dev.terrane.engine.function.CallFunction;
import dev.terrane.engine.function.CallFunction.Request;
import dev.terrane.engine.function.CallFunction.Response;
import dev.terrane.engine.function.FunctionError;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;

/** Calls a function. */
public final class CallFunctionRpc {
  private static final Message<FunctionError> ERROR =
      Message.of(m ->
          new FunctionError(
              m.field(1, STRING, FunctionError::text),
              m.field(2, OPTIONAL_INT64, FunctionError::argument)));

  public static final UnaryRpc<Request, Response> CALL_FUNCTION =
      new UnaryRpc<>(
          RpcName.of("CallFunction"),
          Message.of(m ->
              new Request(
                  m.field(1, STRING, Request::name),
                  m.field(2, DYNAMIC_VALUES, Request::arguments))),
          Message.of(m ->
              new Response(
                  m.field(1, DYNAMIC_VALUE, Response::result),
                  m.field(2, optional(ERROR), Response::error))),
          (session, request) -> new CallFunction(session).run(request));

  private CallFunctionRpc() {}
}
