package dev.terrane.provider.validation;

import dev.terrane.provider.Log;
import dev.terrane.provider.PrivateState;
import dev.terrane.provider.meta.MetaCall;
import dev.terrane.provider.schema.Attribute;
import java.util.Optional;

/// The context of a call of a planning method.
///
/// @param <C> the provider's client
public interface PlanCall<C> extends Findings, MetaCall {
  /// The client.
  ///
  /// @return the client; empty while the provider configuration is unknown
  Optional<C> client();

  /// Requires replacement instead of an update.
  ///
  /// @param because the attribute whose change requires it; its planned value must differ from the
  ///   prior state
  void replace(Attribute<?> because);

  /// The private state of this resource instance.
  ///
  /// @return the private state; changes are passed to create and update
  PrivateState privateState();

  /// The log of this call.
  ///
  /// @return a log whose messages appear in the CLI's log
  Log log();
}
