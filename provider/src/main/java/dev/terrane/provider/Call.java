package dev.terrane.provider;

import dev.terrane.provider.meta.MetaCall;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Predicate;

/// The context of one call of a provider method. Each call runs in its own virtual thread, so
/// methods may block. The thread is interrupted when the user stops Terraform and when the deadline
/// passes.
///
/// @param <C> the provider's client
public interface Call<C> extends MetaCall {
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

  /// Reports a warning at an attribute to the user. The call continues.
  ///
  /// @param where the attribute, at any depth of the schema
  /// @param summary one line
  /// @param detail the cause, and what the user can do
  void warn(SchemaMember where, String summary, String detail);

  /// Prepares a wait for the remote side. The wait ends at the deadline of this call at the latest.
  ///
  /// @param what the expected state, for messages: `"VM to run"` gives "Timed out waiting for VM to
  ///   run"
  /// @param probe reads the remote side once; must not return null
  /// @param <T> the type of value that the probe returns
  /// @return the wait; call [Await#until] to start it
  <T> Await<T> await(String what, Callable<? extends T> probe);

  /// Prepares an action that is repeated while the remote side rejects it for a reason that passes:
  /// a throttled request, a dependency that is not yet visible. Pauses increase and are jittered.
  /// The last attempt ends at the deadline of this call at the latest. An action that creates an
  /// object must fail without having created it.
  ///
  /// @param what the action, for messages: `"create role"` gives "Failed to create role"
  /// @param action one attempt
  /// @param <T> the type of the result
  /// @return the retry; call [Retry#run] to start it
  <T> Retry<T> retry(String what, Callable<? extends T> action);

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
  ///   renew; always empty for an action
  PrivateState privateState();

  /// Whether the user has stopped Terraform. The thread of the call is also interrupted.
  ///
  /// @return true when the method should return as soon as possible
  boolean stopped();

  /// The log of this call.
  ///
  /// @return a log whose messages appear in the CLI's log
  Log log();

  /// An action that is repeated after certain exceptions. Immutable.
  ///
  /// @param <T> the type of the result
  interface Retry<T> {
    /// Repeats the action after an exception of a type.
    ///
    /// @param exception the type, with its subtypes
    /// @return a retry that repeats after this type, too
    Retry<T> on(Class<? extends Exception> exception);

    /// Repeats the action after some exceptions of a type.
    ///
    /// @param exception the type, with its subtypes
    /// @param when returns whether this exception passes by itself
    /// @param <E> the type
    /// @return a retry that repeats after these exceptions, too
    <E extends Exception> Retry<T> on(Class<E> exception, Predicate<? super E> when);

    /// Runs the action until it succeeds.
    ///
    /// @return the result of the action
    /// @throws InterruptedException when Terraform is stopped
    /// @throws Failure when the deadline of the call has passed; the last exception is its cause
    /// @throws Exception any other exception of the action, as it was thrown
    T run() throws Exception;
  }

  /// An acquired lock. Closing it releases it.
  interface HeldLock extends AutoCloseable {
    @Override
    void close();
  }
}
