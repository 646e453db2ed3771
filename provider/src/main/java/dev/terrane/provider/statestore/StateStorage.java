package dev.terrane.provider.statestore;

import java.util.List;
import java.util.Optional;

/// The opened storage of a state store. It contains one state for each workspace; the name of the
/// workspace is the state ID. [Locking] is its capability.
///
/// Methods may be called concurrently. Each call runs in its own thread, so they may block. A stop
/// of Terraform interrupts the thread, except in [StateWriter#commit], [StateWriter#close],
/// [Locking#unlock] and [#close].
///
/// A failure is a [Failure][dev.terrane.provider.Failure] or any other exception; Terraform reports
/// it. States contain secrets: do not write them to logs or messages.
public interface StateStorage {
  /// Lists the states. Terraform shows them as workspaces.
  ///
  /// @param call the context of this call
  /// @return the IDs of all states, each once
  /// @throws Exception any failure
  List<String> list(StateCall call) throws Exception;

  /// Reads a state. Returns a stream, so that a large state need not fit into memory.
  ///
  /// @param call the context of this call
  /// @param stateId the ID of the state
  /// @return the content of the last write that was committed; empty if there is no such state
  /// @throws Exception any failure
  Optional<StateContent> read(StateCall call, String stateId) throws Exception;

  /// Begins to write a state, which may exist or not. The state that is stored must not change
  /// before [StateWriter#commit], so that an interrupted write leaves it whole.
  ///
  /// @param call the context of this write, up to the close of the writer
  /// @param stateId the ID of the state
  /// @param length the length that Terraform has announced, in bytes, greater than 0
  /// @return the writer, which the framework closes
  /// @throws Exception any failure
  StateWriter write(StateCall call, String stateId, long length) throws Exception;

  /// Deletes a state. Terraform deletes only states that are listed. Deleting a state that does not
  /// exist is no failure, because another user may have deleted it.
  ///
  /// @param call the context of this call
  /// @param stateId the ID of the state
  /// @throws Exception any failure
  void delete(StateCall call, String stateId) throws Exception;

  /// Closes the storage. The default does nothing: override it to close a connection that
  /// [StateStoreType#open] has opened. Called once: at the end of the session, before the client is
  /// closed and after the calls that still run, for which the framework waits 10 seconds; or when
  /// Terraform configures the store again, perhaps during a call of the old storage. Interrupted
  /// after 10 seconds.
  ///
  /// @throws Exception any failure; it is logged
  default void close() throws Exception {}
}
