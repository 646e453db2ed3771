package dev.terrane.engine.list;

import dev.terrane.engine.session.Diagnostics;
import dev.terrane.provider.Diagnostic;
import java.util.List;

/// The findings of a stream that are not sent yet. For one thread at a time.
final class PendingFindings {
  private final Diagnostics diagnostics;
  private int sent;

  PendingFindings(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  /// Collects the findings.
  Diagnostics diagnostics() {
    return diagnostics;
  }

  /// The findings since the last call, which will be sent.
  List<Diagnostic> take() {
    var all = diagnostics.all();
    var next = all.subList(sent, all.size());
    sent = all.size();
    return next;
  }
}
