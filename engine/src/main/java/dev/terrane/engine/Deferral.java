package dev.terrane.engine;

import dev.terrane.engine.session.AuthorCall;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.provider.Deferred;
import dev.terrane.provider.Diagnostic;
import java.util.List;
import java.util.Optional;

/// The reason why a response is deferred to another plan. Terraform allows a deferral only if the
/// request says so, and does not check a deferred response.
public enum Deferral {
  /// The block contains unknown values.
  RESOURCE_CONFIG_UNKNOWN,
  /// The provider block contains unknown values, so there is no client.
  PROVIDER_CONFIG_UNKNOWN,
  /// A prerequisite does not exist yet.
  ABSENT_PREREQUISITE;

  /// The reason why a call without a result is deferred: the author's, or a client that cannot be
  /// connected yet. Empty if it has failed, or if the CLI does not allow deferrals.
  public static Optional<Deferral> of(
      AuthorCall call, Diagnostics diagnostics, ClientCapabilities capabilities) {
    return call.missedClient() && capabilities.deferralAllowed()
        ? Optional.of(PROVIDER_CONFIG_UNKNOWN)
        : of(diagnostics, capabilities);
  }

  /// The findings of a deferred call, without the error about the deferral.
  public static List<Diagnostic> findings(AuthorCall call, Diagnostics diagnostics) {
    return call.missedClient() ? List.of() : diagnostics.withoutDeferral();
  }

  /// The author's reason to defer, if he has and the CLI allows it.
  public static Optional<Deferral> of(Diagnostics diagnostics, ClientCapabilities capabilities) {
    return diagnostics.deferral().filter(_ -> capabilities.deferralAllowed()).map(Deferral::of);
  }

  /// The reason that an author has given.
  public static Deferral of(Deferred.Reason reason) {
    return switch (reason) {
      case RESOURCE_CONFIG_UNKNOWN -> RESOURCE_CONFIG_UNKNOWN;
      case PROVIDER_CONFIG_UNKNOWN -> PROVIDER_CONFIG_UNKNOWN;
      case ABSENT_PREREQUISITE -> ABSENT_PREREQUISITE;
    };
  }
}
