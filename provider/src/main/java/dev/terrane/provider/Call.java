package dev.terrane.provider;

import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Callable;

/// One call of Terraform to a method of an author. Blocking code is welcome: each call has a
/// virtual thread of its own, and when the user stops Terraform, that thread is interrupted.
///
/// @param <C> the provider's client
public interface Call<C> {
  /// The client that [Provider#connect] made.
  ///
  /// @return the client
  /// @throws Failure when the provider could not be configured
  C client();

  /// Reports a warning to the user; the call goes on.
  ///
  /// @param summary one line
  /// @param detail whose doing it is and what to do next
  void warn(String summary, String detail);

  /// Waits for the remote side, with growing pauses, until the call's end.
  ///
  /// @param what what is waited for, in words for the user: `"VM to run"`
  /// @param probe asks the remote side once
  /// @param <T> what the probe sees
  /// @return how to go on
  <T> Await<T> await(String what, Callable<? extends T> probe);

  /// When the time for this call is over: what the user wrote as its timeout, or the default of the
  /// schema's [timeouts][dev.terrane.provider.schema.Schema#timeouts]. The thread is interrupted
  /// then, and [#await] ends, so that only a client with a timeout of its own needs to be stopped.
  ///
  /// @return the moment, or empty for no end
  default Optional<Instant> deadline() {
    return Optional.empty();
  }

  /// Serialises calls that must not run at the same time, within this session.
  ///
  /// @param key what is locked
  /// @return the lock, to be closed
  /// @throws InterruptedException when Terraform is stopped while waiting
  Held lock(String key) throws InterruptedException;

  /// What this resource instance keeps beside its state, unseen by users.
  ///
  /// @return the private state; changes count in create, read and update
  PrivateState privateState();

  /// Whether the user has stopped Terraform. The thread is interrupted then, too.
  ///
  /// @return whether to come to an end
  boolean stopped();

  /// The log of this call.
  ///
  /// @return a log whose lines reach the CLI's log
  Log log();

  /// A lock that is held until it is closed.
  interface Held extends AutoCloseable {
    @Override
    void close();
  }
}
