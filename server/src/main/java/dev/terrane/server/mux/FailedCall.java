package dev.terrane.server.mux;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;

import dev.terrane.cty.CtyPath;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.action.InvokeAction;
import dev.terrane.engine.function.CallFunction;
import dev.terrane.engine.function.FunctionError;
import dev.terrane.provider.Diagnostic;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.Rpc;
import dev.terrane.rpc.action.InvokeActionRpc;
import dev.terrane.rpc.function.CallFunctionRpc;
import io.grpc.Status;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A call of an existing provider that has failed without a response.
 *
 * @param reason the reason, for users
 */
record FailedCall(String reason) {
  /** A call of a provider that cannot be started. */
  static FailedCall of(ConnectionException failure) {
    return new FailedCall(String.valueOf(failure.getMessage()));
  }

  Diagnostic diagnostic() {
    return Diagnostic.error(CtyPath.ROOT, "Existing provider failed", reason);
  }

  /**
   * A response that contains only the reason. Terraform keeps the state of a resource whose
   * response has an error and no state.
   */
  // The RPC determines the type of the response.
  @SuppressWarnings("unchecked")
  <A> A response(Rpc<?, A> rpc) {
    if (rpc.equals(CallFunctionRpc.CALL_FUNCTION)) {
      var error = new FunctionError(reason, OptionalLong.empty());
      return (A) new CallFunction.Response(DynamicValue.ABSENT, Optional.of(error));
    }
    if (rpc.equals(InvokeActionRpc.INVOKE_ACTION)) {
      return (A) new InvokeAction.Event.Completed(List.of(diagnostic()));
    }
    return rpc.response(Protocol.V6)
        .containing(DIAGNOSTICS, List.of(diagnostic()))
        .orElseThrow(() -> Status.INTERNAL.withDescription(reason).asRuntimeException());
  }
}
