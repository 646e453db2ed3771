package dev.terrane.testkit.internal.jvm;

import dev.terrane.cty.CtyPath;
import dev.terrane.engine.function.FunctionError;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.function.Parameter;
import dev.terrane.provider.function.Signature;

/// The diagnostics with which Terraform reports errors of functions.
final class FunctionDiagnostics {
  private FunctionDiagnostics() {}

  /// The diagnostic of an error.
  ///
  /// @param function the name of the function in configurations
  static Diagnostic of(String function, Signature<?> signature, FunctionError error) {
    if (error.argument().isEmpty()) {
      var detail = "Call to function \"%s\" failed: %s.".formatted(function, error.text());
      return Diagnostic.error(CtyPath.ROOT, "Error in function call", detail);
    }
    var position = error.argument().getAsLong();
    var parameter = signature.at((int) position).map(Parameter::name).orElseThrow();
    return Diagnostic.error(
        CtyPath.ROOT.index(position),
        "Invalid function argument",
        "Invalid value for \"%s\" parameter: %s.".formatted(parameter, error.text()));
  }
}
