package dev.terrane.provider.action;

import dev.terrane.provider.Call;

/// The context of a call of [ActionType#invoke].
///
/// @param <C> the provider's client
public interface ActionCall<C> extends Call<C> {
  /// Shows a message to the user while the action runs. Sensitive values of the configuration are
  /// masked in it. Any thread that the action starts may call this method; messages are sent one
  /// after the other. Blocks while Terraform does not accept further messages. After the user has
  /// stopped Terraform, which shows no further messages, they are only logged.
  ///
  /// @param message one line
  /// @throws java.util.concurrent.CancellationException when Terraform has cancelled the call, or
  ///   when the thread is interrupted while waiting; the interrupt flag stays set
  /// @throws IllegalStateException when the action has ended
  void progress(String message);
}
