package dev.terrane.provider.statestore;

import dev.terrane.provider.Call;
import dev.terrane.provider.Part;

/// A state store. Its type parameters are the Java types of its data, the views. Terraform calls it
/// only with version 6 of the protocol.
///
/// @param <C> the provider's client
/// @param <Config> the view of the configuration
/// @param <Input> the view of the arguments, all known
public interface StateStoreType<C, Config, Input> extends Part<C>, StateStoreModel<Config, Input> {
  /// Opens the store for a configuration. Terraform configures the store after the provider, in
  /// each command that uses the state. A stop of Terraform interrupts the thread.
  ///
  /// @param call the context of this call; its private state is empty and is not stored
  /// @param in the arguments, with defaults and values of environment variables
  /// @return the storage that all later calls of this session use, and that the framework closes
  ///   before the client, or when the store is opened again
  /// @throws Exception any failure; Terraform reports it, and ends the command
  StateStorage open(Call<C> call, Input in) throws Exception;
}
