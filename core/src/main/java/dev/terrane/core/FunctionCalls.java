package dev.terrane.core;

import static dev.terrane.rpc.function.CallFunctionRpc.CALL_FUNCTION;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.function.CallFunction;
import dev.terrane.engine.function.FunctionError;
import dev.terrane.provider.function.Parameter;
import dev.terrane.provider.function.Signature;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/// Calls a function as Core does: at a provider that is not configured (F8).
public final class FunctionCalls {
  private final ProviderStarter providers;
  private final String name;
  private final Signature<?> signature;

  FunctionCalls(ProviderStarter providers, String name, Signature<?> signature) {
    this.providers = providers;
    this.name = name;
    this.signature = signature;
  }

  /// The result of a call: either a value or an error.
  ///
  /// @param value the result
  /// @param error the error, if there is no result
  public record Result(Optional<CtyValue> value, Optional<FunctionError> error) {
    private static Result of(CtyValue value) {
      return new Result(Optional.of(value), Optional.empty());
    }

    private static Result of(FunctionError error) {
      return new Result(Optional.empty(), Optional.of(error));
    }
  }

  /// The signature.
  public Signature<?> signature() {
    return signature;
  }

  /// Calls the function, unless an argument decides the result: one that must not be null (F3), or
  /// one that must be known (F2).
  ///
  /// @param arguments values of the parameters' types, one for each parameter, and any number for a
  ///   variadic one
  /// @throws IllegalArgumentException if their number does not match the signature
  /// @throws CoreException if the result does not match the signature (F5)
  public Result call(List<CtyValue> arguments) {
    var sent = new ArrayList<DynamicValue>();
    for (var argument : arguments) {
      var position = sent.size();
      var parameter = parameter(position);
      if (argument.isNull() && !parameter.takesNull()) {
        return Result.of(new FunctionError("argument must not be null", OptionalLong.of(position)));
      }
      if (!argument.isWhollyKnown() && !parameter.takesUnknown()) {
        return Result.of(CtyValue.unknown(signature.resultType()));
      }
      sent.add(DynamicValue.of(argument, parameter.ctyType()));
    }
    if (signature.at(sent.size()).filter(next -> !next.isVariadic()).isPresent()) {
      throw new IllegalArgumentException("too few arguments for the function " + name);
    }
    return called(sent);
  }

  private Parameter<?> parameter(int position) {
    return signature
        .at(position)
        .orElseThrow(
            () -> new IllegalArgumentException("too many arguments for the function " + name));
  }

  private Result called(List<DynamicValue> arguments) {
    var response =
        providers.started().call(CALL_FUNCTION, new CallFunction.Request(name, arguments));
    return response.error().map(Result::of).orElseGet(() -> Result.of(decoded(response.result())));
  }

  private CtyValue decoded(DynamicValue result) {
    try {
      return result.decode(signature.resultType());
    } catch (CtyException e) {
      throw new CoreException(
          "the function " + name + ": the result does not match the signature: " + e.getMessage(),
          e);
    }
  }
}
