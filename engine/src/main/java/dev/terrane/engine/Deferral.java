package dev.terrane.engine;

import dev.terrane.engine.session.AuthorCall;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.provider.Deferred;
import dev.terrane.provider.Diagnostic;
import java.util.List;
import java.util.Optional;

/// Decides whether a response is deferred to another plan. Terraform allows a deferral only if the
/// request says so, and does not check a deferred response.
public final class Deferral {
  private Deferral() {}

  /// The reason why a call without a result is deferred: the author's, or a client that cannot be
  /// connected yet. Empty if the call has failed, or if the CLI does not allow deferrals.
  public static Optional<Deferred.Reason> of(
      AuthorCall call, Diagnostics diagnostics, ClientCapabilities capabilities) {
    return call.missedClient() && capabilities.deferralAllowed()
        ? Optional.of(Deferred.Reason.PROVIDER_CONFIG_UNKNOWN)
        : of(diagnostics, capabilities);
  }

  /// The author's reason to defer; empty if there is none, or if the CLI does not allow deferrals.
  public static Optional<Deferred.Reason> of(
      Diagnostics diagnostics, ClientCapabilities capabilities) {
    return diagnostics.deferral().filter(_ -> capabilities.deferralAllowed());
  }

  /// The findings of a deferred call, without the error about the deferral.
  public static List<Diagnostic> findings(AuthorCall call, Diagnostics diagnostics) {
    return call.missedClient() ? List.of() : diagnostics.withoutDeferral();
  }
}
