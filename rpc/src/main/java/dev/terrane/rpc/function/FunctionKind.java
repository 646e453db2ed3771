package dev.terrane.rpc.function;

import dev.terrane.engine.part.Kinds;
import dev.terrane.provider.function.Signature;
import dev.terrane.rpc.WireKind;
import dev.terrane.rpc.schema.SignatureFields;
import java.util.List;

/** Functions on the wire. */
public final class FunctionKind {
  public static final WireKind<Signature<?>> FUNCTION =
      new WireKind<>(
          Kinds.FUNCTION,
          5,
          7,
          _ -> SignatureFields.SIGNATURE,
          List.of(GetFunctionsRpc.GET_FUNCTIONS, CallFunctionRpc.CALL_FUNCTION));

  private FunctionKind() {}
}
