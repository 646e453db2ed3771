package dev.terrane.provider.ephemeral;

import dev.terrane.provider.Call;
import dev.terrane.provider.Part;

/// An ephemeral resource over its views. One that has to be renewed or closed is also [Renewing] or
/// [Closing].
///
/// @param <C> the provider's client
/// @param <Config> the view of the configuration
/// @param <Input> the view of what is asked for
/// @param <State> the view of what is opened
public interface EphemeralResourceType<C, Config, Input, State>
    extends Part<C>, EphemeralResourceModel<Config, Input, State> {
  /// Opens. Called in each plan and again in each apply, when the configuration is wholly known.
  ///
  /// @param call the call
  /// @param in what is asked for
  /// @return what is opened; arguments as they are configured
  /// @throws Exception any failure; Terraform does not call close then
  Opened<State> open(Call<C> call, Input in) throws Exception;
}
