package dev.terrane.provider.action;

import dev.terrane.provider.Log;
import dev.terrane.provider.validation.Findings;
import java.util.Optional;

/// The context of a call of [Planning#plan].
///
/// @param <C> the provider's client
public interface ActionPlanCall<C> extends Findings {
  /// The client.
  ///
  /// @return the client; empty while the provider configuration is unknown
  Optional<C> client();

  /// The log of this call.
  ///
  /// @return a log whose messages appear in the CLI's log
  Log log();
}
