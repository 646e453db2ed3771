package dev.terrane.engine.core;

import dev.terrane.provider.Diagnostic;
import java.util.List;
import java.util.stream.Collectors;

/// What a provider had to say, in order.
///
/// @param all errors and warnings
public record Findings(List<Diagnostic> all) {
  public Findings {
    all = List.copyOf(all);
  }

  /// Whether Terraform goes on.
  public boolean ok() {
    return all.stream().noneMatch(Diagnostic::isError);
  }

  /// The only finding there is.
  public Diagnostic only() {
    if (all.size() != 1) {
      throw new AssertionError("not one finding but " + all.size() + text());
    }
    return all.getFirst();
  }

  /// All that a human reads.
  public String text() {
    return all.stream()
        .map(one -> one.severity() + " " + one.path() + " " + one.summary() + "\n" + one.detail())
        .collect(Collectors.joining("\n\n", "\n", ""));
  }

  Findings and(Findings later) {
    var both = new java.util.ArrayList<>(all);
    both.addAll(later.all);
    return new Findings(both);
  }

  /// These, where there is no error among them.
  Findings orRefuse(String what) {
    if (!ok()) {
      throw new AssertionError(what + " failed:" + text());
    }
    return this;
  }

  @Override
  public String toString() {
    return text();
  }
}
