package dev.terrane.provider.statestore;

import dev.terrane.provider.Await;
import dev.terrane.provider.Call;
import dev.terrane.provider.Log;
import java.util.concurrent.Callable;

/// The context of a call of a method of [StateStorage]. There is no client: the storage has what
/// [StateStoreType#open] gave it.
public interface StateCall {
  /// Reports a warning to the user. The call continues. Terraform shows the warnings of
  /// [StateStorage#list] and [StateStorage#delete], and drops those of `read`, `write`, `lock` and
  /// `unlock`; the framework writes these to the log, at the level WARN.
  ///
  /// @param summary one line
  /// @param detail the cause, and what the user can do
  void warn(String summary, String detail);

  /// Prepares a wait for the remote side, as [Call#await] does.
  ///
  /// @param what the expected state, for messages: `"lock table to become active"`
  /// @param probe reads the remote side once; must not return null
  /// @param <T> the type of value that the probe returns
  /// @return the wait; call [Await#until] to start it
  <T> Await<T> await(String what, Callable<? extends T> probe);

  /// Prepares an action that is repeated while the remote side rejects it for a reason that passes,
  /// as [Call#retry] does.
  ///
  /// @param what the action, for messages: `"write state"`
  /// @param action one attempt
  /// @param <T> the type of the result
  /// @return the retry; call [Call.Retry#run] to start it
  <T> Call.Retry<T> retry(String what, Callable<? extends T> action);

  /// Whether the user has stopped Terraform. The thread of the call is also interrupted.
  ///
  /// @return true when the method should return as soon as possible
  boolean stopped();

  /// The log of this call.
  ///
  /// @return a log whose messages appear in the CLI's log
  Log log();
}
