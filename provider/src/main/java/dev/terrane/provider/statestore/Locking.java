package dev.terrane.provider.statestore;

/// Capability of a [StateStorage]: to lock states, so that two commands do not change the same
/// state at the same time. Without it, Terraform assumes that each lock succeeds.
public interface Locking {
  /// Locks a state, which may not exist yet. The check and the lock must be one atomic step of the
  /// remote side. The lock remains until [#unlock], also after the end of the session.
  ///
  /// @param call the context of this call
  /// @param stateId the ID of the state
  /// @param lock the lock to store: `unlock` receives its ID, and the next command that is refused
  ///   shows its holder and time
  /// @throws StateLockedException when the state is locked, with the stored lock
  /// @throws Exception any other failure
  void lock(StateCall call, String stateId, StateLock lock) throws Exception;

  /// Unlocks a state. Also called by `terraform force-unlock`, with the ID that the user has typed.
  /// A stop of Terraform does not interrupt it; if Terraform cancels the request, the framework
  /// waits 10 seconds, logs that `unlock` still runs, and no longer waits for it. After a failure
  /// of [#lock], it is interrupted after 10 seconds.
  ///
  /// @param call the context of this call
  /// @param stateId the ID of the state
  /// @param lockId the ID of the lock
  /// @throws StateLockedException when the state is locked with another ID, with the stored lock
  /// @throws Exception any other failure
  void unlock(StateCall call, String stateId, String lockId) throws Exception;
}
