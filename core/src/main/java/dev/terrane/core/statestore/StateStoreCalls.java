package dev.terrane.core.statestore;

import static dev.terrane.rpc.statestore.ConfigureStateStoreRpc.CONFIGURE_STATE_STORE;
import static dev.terrane.rpc.statestore.DeleteStateRpc.DELETE_STATE;
import static dev.terrane.rpc.statestore.GetStatesRpc.GET_STATES;
import static dev.terrane.rpc.statestore.LockStateRpc.LOCK_STATE;
import static dev.terrane.rpc.statestore.ReadStateBytesRpc.READ_STATE_BYTES;
import static dev.terrane.rpc.statestore.UnlockStateRpc.UNLOCK_STATE;
import static dev.terrane.rpc.statestore.ValidateStateStoreConfigRpc.VALIDATE_STATE_STORE_CONFIG;
import static dev.terrane.rpc.statestore.WriteStateBytesRpc.WRITE_STATE_BYTES;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.core.Core;
import dev.terrane.core.CoreException;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.statestore.ConfigureStateStore;
import dev.terrane.engine.statestore.DeleteState;
import dev.terrane.engine.statestore.GetStates;
import dev.terrane.engine.statestore.LockState;
import dev.terrane.engine.statestore.ReadStateBytes;
import dev.terrane.engine.statestore.UnlockState;
import dev.terrane.engine.validation.ValidateConfig;
import dev.terrane.provider.schema.Schema;
import dev.terrane.rpc.Endpoint;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;

/// Calls a state store as Core does, in one configured provider. Errors of the provider are
/// diagnostics of the result. For one thread at a time.
public final class StateStoreCalls {
  /// The chunk size that Core proposes.
  private static final long PROPOSED_CHUNK = 8 << 20;

  /// The largest chunk that Core accepts.
  private static final long MAX_CHUNK = 128 << 20;

  private final Endpoint provider;
  private final String typeName;
  private final Schema schema;
  private long proposedChunk = PROPOSED_CHUNK;
  private int chunkSize;

  private StateStoreCalls(Endpoint provider, String typeName, Schema schema) {
    this.provider = provider;
    this.typeName = typeName;
    this.schema = schema;
  }

  /// A state store of a provider.
  ///
  /// @param core has the schemas
  /// @param provider a configured provider
  /// @throws IllegalArgumentException if the provider has no such state store
  public static StateStoreCalls of(Core core, Endpoint provider, String typeName) {
    var schema = core.schemas().parts().of(Kinds.STATE_STORE).get(typeName);
    if (schema == null) {
      throw new IllegalArgumentException("the provider has no state store " + typeName);
    }
    return new StateStoreCalls(provider, typeName, schema);
  }

  /// The schema.
  public Schema schema() {
    return schema;
  }

  /// Proposes another chunk size.
  public StateStoreCalls proposing(long bytes) {
    proposedChunk = bytes;
    return this;
  }

  /// Validates a configuration.
  ///
  /// @param config an object of the schema
  public CommandDiagnostics validate(CtyValue config) {
    var request = new ValidateConfig.Request(typeName, encoded(config));
    return new CommandDiagnostics(
        provider.call(VALIDATE_STATE_STORE_CONFIG, request).diagnostics());
  }

  /// Configures the store.
  ///
  /// @param config an object of the schema
  /// @throws CoreException if the chunk size is not acceptable (SS1)
  public CommandDiagnostics configure(CtyValue config) {
    var request = new ConfigureStateStore.Request(typeName, encoded(config), proposedChunk);
    var response = provider.call(CONFIGURE_STATE_STORE, request);
    if (response.chunkSize() <= 0 || response.chunkSize() > MAX_CHUNK) {
      throw new CoreException("configure: invalid chunk size " + response.chunkSize() + " (SS1)");
    }
    chunkSize = (int) response.chunkSize();
    return new CommandDiagnostics(response.diagnostics());
  }

  private DynamicValue encoded(CtyValue config) {
    return DynamicValue.of(config, schema.type());
  }

  /// The negotiated chunk size, after [#configure].
  public int chunkSize() {
    return chunkSize;
  }

  /// The states of the store.
  ///
  /// @param ids their IDs
  /// @param findings the diagnostics
  public record States(List<String> ids, CommandDiagnostics findings) {}

  /// Lists the states.
  public States list() {
    var response = provider.call(GET_STATES, new GetStates.Request(typeName));
    return new States(response.stateIds(), new CommandDiagnostics(response.diagnostics()));
  }

  /// A state.
  ///
  /// @param bytes its content; empty if there is no state, and after an error
  /// @param findings the diagnostics
  public record Content(Optional<byte[]> bytes, CommandDiagnostics findings) {}

  /// Reads a state.
  ///
  /// @throws CoreException if a chunk violates a rule (SS2)
  public Content read(String stateId) {
    var bytes = new ByteArrayOutputStream();
    var findings = read(stateId, bytes);
    var content = Optional.of(bytes.toByteArray()).filter(all -> all.length > 0);
    return new Content(content.filter(_ -> findings.ok()), findings);
  }

  /// Reads a state to a stream; writes nothing if there is no state.
  ///
  /// @throws CoreException if a chunk violates a rule (SS2)
  public CommandDiagnostics read(String stateId, OutputStream target) {
    var download = new StateDownload(chunkSize, target);
    provider.stream(READ_STATE_BYTES, new ReadStateBytes.Request(typeName, stateId), download::add);
    return download.end();
  }

  /// Writes a state.
  public CommandDiagnostics write(String stateId, byte[] bytes) {
    return write(stateId, bytes.length, new ByteArrayInputStream(bytes));
  }

  /// Writes a state from a stream.
  ///
  /// @param length the number of bytes in the stream
  public CommandDiagnostics write(String stateId, long length, InputStream bytes) {
    var chunks = new StateUpload(typeName, stateId, chunkSize, length, bytes);
    return new CommandDiagnostics(provider.collect(WRITE_STATE_BYTES, chunks).diagnostics());
  }

  /// A lock.
  ///
  /// @param id its ID; empty after an error, and if the store does not lock
  /// @param findings the diagnostics
  public record Lock(String id, CommandDiagnostics findings) {}

  /// Locks a state.
  public Lock lock(String stateId, String operation) {
    var response = provider.call(LOCK_STATE, new LockState.Request(typeName, stateId, operation));
    return new Lock(response.lockId(), new CommandDiagnostics(response.diagnostics()));
  }

  /// Unlocks a state.
  public CommandDiagnostics unlock(String stateId, String lockId) {
    var request = new UnlockState.Request(typeName, stateId, lockId);
    return new CommandDiagnostics(provider.call(UNLOCK_STATE, request).diagnostics());
  }

  /// Deletes a state.
  public CommandDiagnostics delete(String stateId) {
    var request = new DeleteState.Request(typeName, stateId);
    return new CommandDiagnostics(provider.call(DELETE_STATE, request).diagnostics());
  }
}
