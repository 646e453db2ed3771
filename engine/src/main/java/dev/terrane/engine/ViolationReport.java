package dev.terrane.engine;

import dev.terrane.engine.part.AuthorMethod;
import dev.terrane.engine.rules.SuggestedFix;
import dev.terrane.engine.rules.Violation;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.provider.Diagnostic;
import java.util.List;

/// Reports which of Terraform's rules a response violates, before the response is sent.
public final class ViolationReport {
  private ViolationReport() {}

  /// Adds a diagnostic for each violation.
  ///
  /// @param what the rest of the summary, after the method's name
  /// @return whether there are no violations
  public static boolean report(
      List<Violation> violations, String what, AuthorMethod method, Diagnostics diagnostics) {
    for (var violation : violations) {
      diagnostics.add(
          Diagnostic.error(
              violation.path(), summary(violation, what, method), detail(violation, method)));
    }
    return violations.isEmpty();
  }

  /// Contains the path, because CLIs fold diagnostics with equal summaries.
  private static String summary(Violation violation, String what, AuthorMethod method) {
    var summary = method.subject() + ": " + method.name() + " " + what;
    return violation.path().isRoot() ? summary : summary + " at " + violation.path();
  }

  private static String detail(Violation violation, AuthorMethod method) {
    var text = new StringBuilder(method.toString()).append(" violated a rule of Terraform");
    if (!violation.path().steps().isEmpty()) {
      text.append(" at ").append(violation.path());
    }
    text.append(": ")
        .append(violation.reason())
        .append(" (")
        .append(violation.rule())
        .append(").\n");
    violation.expected().ifPresent(value -> text.append("\n  expected: ").append(value));
    violation.actual().ifPresent(value -> text.append("\n  actual:   ").append(value));
    return text.append("\n\nThis is a bug in the provider. Suggested fix: ")
        .append(SuggestedFix.of(violation.rule()))
        .toString();
  }
}
