package dev.terrane.provider.ephemeral;

import dev.terrane.provider.Call;
import dev.terrane.provider.Part;

/// An ephemeral resource. Its type parameters are the Java types of its data, the views. [Renewing]
/// and [Closing] are its capabilities.
///
/// @param <C> the provider's client
/// @param <Config> the view of the configuration
/// @param <Input> the view of the arguments, all known
/// @param <State> the view of the result
public interface EphemeralResourceType<C, Config, Input, State>
    extends Part<C>, EphemeralResourceModel<Config, Input, State> {
  /// Opens the ephemeral resource. Called in each plan and again in each apply, when the
  /// configuration is wholly known. Log lines are written when this method has returned, so that
  /// sensitive values of its result are masked in them.
  ///
  /// @param call the context of this call
  /// @param in the arguments
  /// @return the result; arguments must have their configured values
  /// @throws Exception any failure; [Closing] is not called then
  Opened<State> open(Call<C> call, Input in) throws Exception;
}
