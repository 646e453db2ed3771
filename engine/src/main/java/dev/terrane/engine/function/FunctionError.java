package dev.terrane.engine.function;

import dev.terrane.cty.CtyPath;
import dev.terrane.engine.part.AuthorMethod;
import dev.terrane.engine.rules.Violation;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.function.Signature;
import java.util.List;
import java.util.OptionalLong;

/// The error of a function. Functions have no diagnostics.
///
/// @param text the reason; Terraform inserts it into its own sentence
/// @param argument the index of the invalid argument, from 0 over all arguments; empty for the
///   whole call
public record FunctionError(String text, OptionalLong argument) {
  /// An error of the whole call.
  static FunctionError ofCall(Diagnostic finding, AuthorMethod method) {
    return new FunctionError(text(finding, method), OptionalLong.empty());
  }

  /// An error of one argument.
  static FunctionError ofArgument(long position, String text) {
    return new FunctionError(text, OptionalLong.of(position));
  }

  /// An error of the argument that the finding is about, else of the whole call (F6).
  static FunctionError of(Diagnostic finding, Signature<?> signature, AuthorMethod method) {
    var steps = finding.path().steps();
    var parameters = signature.parameters();
    for (var i = 0; i < parameters.size(); i++) {
      var place = new CtyPath.Attribute(parameters.get(i).name());
      if (!steps.isEmpty() && steps.getFirst().equals(place)) {
        return ofArgument(i + among(steps), text(finding, method));
      }
    }
    return ofCall(finding, method);
  }

  /// The index among the arguments of a variadic parameter.
  private static long among(List<CtyPath.Step> steps) {
    return steps.size() > 1 && steps.get(1) instanceof CtyPath.Index(var index) ? index : 0;
  }

  /// The text without the name of the function and the full stop, which Terraform adds.
  private static String text(Diagnostic finding, AuthorMethod method) {
    var headed = finding.summary().endsWith(method.name() + " of " + method.subject());
    var text = headed ? finding.detail() : whole(finding);
    return Violation.withoutFullStop(text);
  }

  private static String whole(Diagnostic finding) {
    return finding.detail().isEmpty()
        ? finding.summary()
        : finding.summary() + ": " + finding.detail();
  }
}
