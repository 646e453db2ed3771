package dev.terrane.provider;

import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Callable;

/// The context of one call of a provider method. Each call runs in its own virtual thread, so
/// methods may block. The thread is interrupted when the user stops Terraform and when the deadline
/// passes.
///
/// @param <C> the provider's client
public interface Call<C> {
  /// The client that [Provider#connect] returned.
  ///
  /// @return the client
  /// @throws Failure when the provider could not be configured
  C client();

  /// Reports a warning to the user. The call continues.
  ///
  /// @param summary one line
  /// @param detail the cause, and what the user can do
  void warn(String summary, String detail);

  /// Prepares a wait for the remote side. The wait ends at the deadline of this call at the latest.
  ///
  /// @param what the expected state, for messages: `"VM to run"` gives "Timed out waiting for VM to
  ///   run"
  /// @param probe reads the remote side once; must not return null
  /// @param <T> the type of value that the probe returns
  /// @return the wait; call [Await#until] to start it
  <T> Await<T> await(String what, Callable<? extends T> probe);

  /// The deadline of this call: its start plus the timeout that the user configured, or the default
  /// of the schema's [timeouts][dev.terrane.provider.schema.Schema#timeouts]. When it passes, the
  /// thread is interrupted and [#await] fails. Pass it to a client that does not react to
  /// interrupts.
  ///
  /// @return the deadline, or empty for none
  default Optional<Instant> deadline() {
    return Optional.empty();
  }

  /// Acquires a lock, to serialise calls of this session that must not run concurrently.
  ///
  /// @param key identifies the lock
  /// @return the acquired lock; the caller closes it
  /// @throws InterruptedException when Terraform is stopped while waiting
  HeldLock lock(String key) throws InterruptedException;

  /// The private state of this resource instance, or the private data of this ephemeral resource.
  ///
  /// @return the private state; changes are stored by create, read and update, and kept by open and
  ///   renew
  PrivateState privateState();

  /// Whether the user has stopped Terraform. The thread of the call is also interrupted.
  ///
  /// @return true when the method should return as soon as possible
  boolean stopped();

  /// The log of this call.
  ///
  /// @return a log whose messages appear in the CLI's log
  Log log();

  /// An acquired lock. Closing it releases it.
  interface HeldLock extends AutoCloseable {
    @Override
    void close();
  }
}
