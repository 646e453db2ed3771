package dev.terrane.provider.statestore;

import java.io.ByteArrayOutputStream;

/// Writes one state. Calls come one after the other, possibly on different threads: `write` for
/// each chunk, then `commit`, then `close`. The framework commits only when it has written exactly
/// the announced bytes. After a lost connection, a stop of Terraform, an invalid chunk or an
/// exception of `write`, it closes the writer without `commit`.
public interface StateWriter {
  /// Writes the next bytes. Terraform sends the next chunk while this method runs, and no further
  /// one before it has returned.
  ///
  /// @param bytes at least one byte, at most 8 MiB; the implementation may keep the array
  /// @throws Exception any failure; the state is not committed then
  void write(byte[] bytes) throws Exception;

  /// Replaces the stored state with the written bytes, in one step. Nothing interrupts it. If
  /// Terraform cancels the request (because it was killed, for example), the framework waits 10
  /// seconds, logs that `commit` still runs, and no longer waits for it; [#close] is called on the
  /// same thread when it has ended. The end of the process ends it.
  ///
  /// @throws Exception any failure; Terraform reports that the state was not stored
  void commit() throws Exception;

  /// Releases resources, and discards the written bytes unless they were committed. Called once.
  ///
  /// @throws Exception any failure; it becomes a warning, which Terraform drops, and is logged at
  ///   the level WARN
  void close() throws Exception;

  /// Creates a writer for a remote side that stores a state in one request. The state must fit into
  /// memory.
  ///
  /// @param store stores all bytes, when they are committed
  /// @return the writer
  static StateWriter buffered(Store store) {
    var bytes = new ByteArrayOutputStream();
    return new StateWriter() {
      @Override
      public void write(byte[] chunk) {
        bytes.writeBytes(chunk);
      }

      @Override
      public void commit() throws Exception {
        store.store(bytes.toByteArray());
      }

      @Override
      public void close() {}
    };
  }

  /// Stores a state in one request.
  @FunctionalInterface
  interface Store {
    /// Stores a state.
    ///
    /// @param bytes the whole state
    /// @throws Exception any failure
    void store(byte[] bytes) throws Exception;
  }
}
