package dev.terrane.check.part;

import static dev.terrane.rpc.function.CallFunctionRpc.CALL_FUNCTION;

import dev.terrane.check.config.Arguments;
import dev.terrane.check.config.FunctionArguments;
import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.function.CallFunction;
import dev.terrane.engine.part.Kinds;
import dev.terrane.provider.function.Parameter;
import dev.terrane.provider.function.Signature;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Calls a function with legal arguments, also null and unknown ones where its signature allows
/// them, and with arguments that do not match the signature (F).
final class FunctionCheck implements Check {
  /// A byte that MessagePack never uses.
  private static final DynamicValue GARBAGE =
      new DynamicValue(Bytes.of(new byte[] {(byte) 0xc1}), Bytes.EMPTY);

  @Override
  public String name() {
    return "call";
  }

  @Override
  public boolean covers(CheckedPart part, CheckContext context) {
    return part.is(Kinds.FUNCTION) && signature(part, context).isPresent();
  }

  private static Optional<Signature<?>> signature(CheckedPart part, CheckContext context) {
    var all = context.provider().schemas().usable().parts().of(Kinds.FUNCTION);
    return Optional.ofNullable(all.get(part.name()));
  }

  @Override
  public void run(CheckedPart part, CheckContext context) {
    var signature = signature(part, context).orElseThrow();
    context
        .arguments()
        .function(part.name())
        .ifPresent(given -> given(part, signature, given, context));
    for (var arguments : FunctionArguments.of(signature)) {
      result(part, signature, arguments, context);
    }
    if (!signature.parameters().isEmpty()) {
      rejected("without arguments", call(part, List.of(), context), signature, context);
      rejected(
          "with bytes that are no value", garbage(part, signature, context), signature, context);
    }
  }

  private static void given(
      CheckedPart part, Signature<?> signature, List<CtyValue> given, CheckContext context) {
    var arguments = new ArrayList<CtyValue>();
    for (var i = 0; i < given.size(); i++) {
      var place = "function." + part.name() + "[" + i + "]";
      var parameter = signature.at(i);
      if (parameter.isEmpty()) {
        throw new Arguments.ArgumentsException(place + ": the function has no such parameter");
      }
      arguments.add(Arguments.converted(place, parameter.get().ctyType(), given.get(i)));
    }
    var first = result(part, signature, arguments, context);
    if (first.isEmpty()) {
      context.findings().error("error", "", "the call with the given arguments failed");
    }
  }

  /// Calls the function twice, because equal arguments must have equal results.
  private static Optional<CtyValue> result(
      CheckedPart part, Signature<?> signature, List<CtyValue> arguments, CheckContext context) {
    var encoded = new ArrayList<DynamicValue>();
    for (var argument : arguments) {
      var parameter = signature.at(encoded.size()).orElseThrow();
      encoded.add(DynamicValue.of(argument, parameter.ctyType()));
    }
    var first = decoded(signature, call(part, encoded, context), context);
    var second = decoded(signature, call(part, encoded, context), context);
    if (first.isPresent() && first.get().isWhollyKnown() && !first.equals(second)) {
      context.findings().error("F7", "", "two calls with the same arguments differ");
    }
    return first;
  }

  private static Optional<CtyValue> decoded(
      Signature<?> signature, CallFunction.Response response, CheckContext context) {
    if (response.error().isPresent()) {
      var argument = response.error().get().argument();
      if (argument.isPresent() && signature.at((int) argument.getAsLong()).isEmpty()) {
        context
            .findings()
            .warning("F6", "", "the error names the argument " + argument.getAsLong());
      }
      return Optional.empty();
    }
    try {
      return Optional.of(response.result().decode(signature.resultType()));
    } catch (CtyException e) {
      context.findings().error("F5", e.path().toString(), "the result: " + e.reason());
      return Optional.empty();
    }
  }

  private static CallFunction.Response garbage(
      CheckedPart part, Signature<?> signature, CheckContext context) {
    var arguments =
        signature.parameters().stream()
            .filter(one -> !one.isVariadic())
            .map((Parameter<?> _) -> GARBAGE)
            .toList();
    return call(part, arguments.isEmpty() ? List.of(GARBAGE) : arguments, context);
  }

  private static void rejected(
      String how, CallFunction.Response response, Signature<?> signature, CheckContext context) {
    var variadicOnly = signature.parameters().getFirst().isVariadic();
    if (response.error().isEmpty() && !(variadicOnly && how.startsWith("without"))) {
      context.findings().warning("F", "", "a call " + how + " has no error");
    }
  }

  private static CallFunction.Response call(
      CheckedPart part, List<DynamicValue> arguments, CheckContext context) {
    return context
        .provider()
        .started()
        .call(CALL_FUNCTION, new CallFunction.Request(part.name(), arguments));
  }
}
