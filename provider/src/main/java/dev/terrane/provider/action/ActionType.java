package dev.terrane.provider.action;

import dev.terrane.provider.Part;

/// An action. Its type parameters are the Java types of its data, the views. [Planning] is its
/// capability.
///
/// @param <C> the provider's client
/// @param <Config> the view of the configuration
/// @param <Input> the view of the arguments, all known
public interface ActionType<C, Config, Input> extends Part<C>, ActionModel<Config, Input> {
  /// Invokes the action. Called in each apply that triggers it, when the configuration is wholly
  /// known. An action has no result; it reports with [ActionCall#progress] and [ActionCall#warn]. A
  /// stop of Terraform and the deadline interrupt its thread.
  ///
  /// @param call the context of this call; its private state is empty and is not stored
  /// @param in the arguments, with defaults and write-only values
  /// @throws Exception any failure; Terraform reports it, and does not apply what depends on the
  ///   action
  void invoke(ActionCall<C> call, Input in) throws Exception;
}
