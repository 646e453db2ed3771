package dev.terrane.engine.function;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.DynamicValues;
import dev.terrane.engine.PartRequest;
import dev.terrane.engine.part.FunctionPart;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.function.Signature;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Calls a function. Terraform calls it during validation, plan and apply, at a provider that is
/// not configured (F8).
public final class CallFunction {
  private final Session session;

  public CallFunction(Session session) {
    this.session = session;
  }

  /// The request: positional arguments, then those of the variadic parameter.
  public record Request(String name, List<DynamicValue> arguments) implements PartRequest {
    @Override
    public String typeName() {
      return name;
    }

    public Request {
      arguments = List.copyOf(arguments);
    }
  }

  /// The response: a result or an error.
  public record Response(DynamicValue result, Optional<FunctionError> error) {}

  public Response run(Request request) {
    var diagnostics = new Diagnostics();
    var function = session.find(Kinds.FUNCTION, request.name(), diagnostics);
    return function
        .map(found -> called(found, request, diagnostics))
        .orElseGet(() ->
            failed(
                FunctionError.ofCall(diagnostics.all().getFirst(), session.method("functions"))));
  }

  private Response called(FunctionPart function, Request request, Diagnostics diagnostics) {
    var signature = function.signature();
    var arguments = new ArrayList<CtyValue>();
    for (var given : request.arguments()) {
      var position = arguments.size();
      try {
        arguments.add(decoded(given, signature, position));
      } catch (CtyException e) {
        return failed(FunctionError.ofArgument(position, "cannot be read: " + e.getMessage()));
      }
    }
    var method = function.method("call");
    return session
        .guard(method, diagnostics)
        .call(() -> computed(function, arguments))
        .flatMap(result -> DynamicValues.write(result, signature.resultType(), diagnostics))
        .map(written -> new Response(written, Optional.empty()))
        .orElseGet(() -> failed(FunctionError.of(diagnostics.all().getFirst(), signature, method)));
  }

  /// Too many arguments are an error about their number, whatever their values.
  private static CtyValue decoded(DynamicValue given, Signature<?> signature, int position) {
    return signature
        .at(position)
        .map(parameter -> given.decode(parameter.ctyType()))
        .orElseGet(() -> CtyValue.nullOf(CtyType.DYNAMIC));
  }

  private static CtyValue computed(FunctionPart function, List<CtyValue> arguments)
      throws Exception {
    return isOpen(function.signature(), arguments)
        ? CtyValue.unknown(function.signature().resultType())
        : function.call(arguments);
  }

  /// Whether an argument that must be known is unknown. Terraform does not call the function then,
  /// and the result is unknown (F2).
  private static boolean isOpen(Signature<?> signature, List<CtyValue> arguments) {
    for (var i = 0; i < arguments.size(); i++) {
      var parameter = signature.at(i);
      var taken = parameter.isEmpty() || parameter.get().takesUnknown();
      if (!taken && !arguments.get(i).isWhollyKnown()) {
        return true;
      }
    }
    return false;
  }

  private static Response failed(FunctionError error) {
    return new Response(DynamicValue.ABSENT, Optional.of(error));
  }
}
