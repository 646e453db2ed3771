package dev.terrane.provider.validation;

import dev.terrane.provider.Log;
import dev.terrane.provider.PrivateState;
import dev.terrane.provider.schema.Attribute;
import java.util.Optional;

/// A call that plans.
///
/// @param <C> the provider's client
public interface PlanCall<C> extends Findings {
  /// The client.
  ///
  /// @return empty when the provider's configuration is not known yet
  Optional<C> client();

  /// Asks for another object instead of an update.
  ///
  /// @param because the attribute whose change asks for it; it must differ from the state
  void replace(Attribute<?> because);

  /// What this resource instance keeps beside its state.
  ///
  /// @return the private state; changes reach create and update
  PrivateState privateState();

  /// The log of this call.
  ///
  /// @return a log whose lines reach the CLI's log
  Log log();
}
