package dev.terrane.core.statestore;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.core.CoreException;
import dev.terrane.engine.statestore.ReadStateBytes.Chunk;
import dev.terrane.provider.Diagnostic;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/// Receives the chunks of a state, and checks them by Core's rules (SS2) and by the meaning of the
/// fields.
final class StateDownload {
  private final int chunkSize;
  private final OutputStream target;
  private final List<Diagnostic> findings = new ArrayList<>();
  private long total;
  private long received;

  StateDownload(int chunkSize, OutputStream target) {
    this.chunkSize = chunkSize;
    this.target = target;
  }

  void add(Chunk chunk) {
    findings.addAll(chunk.diagnostics());
    if (chunk.diagnostics().stream().anyMatch(Diagnostic::isError)) {
      return;
    }
    total = received == 0 ? chunk.totalLength() : total;
    var bytes = chunk.bytes().array();
    var isLast = chunk.range().end() >= chunk.totalLength() - 1;
    require(isLast || bytes.length == chunkSize, "a chunk has the wrong size", bytes.length);
    require(bytes.length <= chunkSize, "the last chunk is too large", bytes.length);
    require(chunk.totalLength() == total, "the length has changed", chunk.totalLength());
    require(chunk.range().start() == received, "a chunk is missing", chunk.range().start());
    require(
        chunk.range().end() == received + bytes.length - 1,
        "the range is wrong",
        chunk.range().end());
    received += bytes.length;
    try {
      target.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  CommandDiagnostics end() {
    var all = new CommandDiagnostics(findings);
    require(!all.ok() || received == total, "the state is not complete", received);
    return all;
  }

  private static void require(boolean condition, String rule, long actual) {
    if (!condition) {
      throw new CoreException("read: " + rule + ": " + actual + " (SS2)");
    }
  }
}
