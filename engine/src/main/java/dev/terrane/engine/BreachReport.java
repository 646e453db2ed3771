package dev.terrane.engine;

import dev.terrane.engine.rules.Breach;
import dev.terrane.engine.rules.Cure;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Method;
import dev.terrane.provider.Diagnostic;
import java.util.List;

/// Tells an author which of Terraform's rules an answer of his breaks, before the answer leaves.
public final class BreachReport {
  private BreachReport() {}

  /// Adds a diagnostic for each breach; whether there was none.
  ///
  /// @param what how the summary goes on after the method's name
  public static boolean tell(
      List<Breach> breaches, String what, Method method, Diagnostics diagnostics) {
    for (var breach : breaches) {
      diagnostics.add(
          Diagnostic.error(
              breach.path(),
              method.subject() + ": " + method.name() + " " + what,
              detail(breach, method)));
    }
    return breaches.isEmpty();
  }

  private static String detail(Breach breach, Method method) {
    var text = new StringBuilder(method.toString()).append(" broke a rule of Terraform");
    if (!breach.path().steps().isEmpty()) {
      text.append(" at ").append(breach.path());
    }
    text.append(": ").append(breach.reason()).append(" (").append(breach.rule()).append(").\n");
    breach.expected().ifPresent(value -> text.append("\n  expected: ").append(value));
    breach.actual().ifPresent(value -> text.append("\n  actual:   ").append(value));
    return text.append("\n\nThis is a bug in the provider. Likely cure: ")
        .append(Cure.of(breach.rule()))
        .toString();
  }
}
