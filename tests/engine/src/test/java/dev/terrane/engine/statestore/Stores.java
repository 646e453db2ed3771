package dev.terrane.engine.statestore;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.core.statestore.StateStoreCalls;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.rules.Notation;
import dev.terrane.engine.sample.Sample;
import dev.terrane.engine.session.Session;
import dev.terrane.engine.statestore.WriteStateBytes.Chunk;
import dev.terrane.engine.statestore.WriteStateBytes.Meta;
import dev.terrane.provider.Part;
import dev.terrane.tests.core.TestCore;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Terraform's side of the state store `t_memory`, in one session of a configured provider.
///
/// @param core knows the log
/// @param session configured
/// @param calls the store
record Stores(TestCore core, Session session, StateStoreCalls calls) {
  static final String TYPE = "t_memory";
  private static final String CONFIG = "{name = \"n\"}";

  /// A store that is not configured.
  static Stores of(Part<? super String> store) {
    var core = TestCore.of(Sample.of(store)).inEnvironment(Map.of("MEMORY_TOKEN", "secret-of-env"));
    var session = core.start();
    core.configure(session);
    return new Stores(core, session, core.stateStore(session, TYPE));
  }

  /// A configured store.
  static Stores configured(Memory store) {
    return configured(store, 4);
  }

  /// A configured store with a chunk size.
  static Stores configured(Memory store, int chunkSize) {
    var stores = of(store);
    stores.calls().proposing(chunkSize);
    if (!stores.configure(CONFIG).ok()) {
      throw new AssertionError("the store is not configured");
    }
    return stores;
  }

  CommandDiagnostics configure(String config) {
    return calls.configure(Notation.object(calls.schema().members(), config));
  }

  CommandDiagnostics validate(String config) {
    return calls.validate(Notation.object(calls.schema().members(), config));
  }

  CommandDiagnostics write(Chunk... chunks) {
    return write(List.of(chunks).iterator());
  }

  CommandDiagnostics write(Iterator<Chunk> chunks) {
    return new CommandDiagnostics(new WriteStateBytes(session).run(chunks).diagnostics());
  }

  /// The first chunk of the state `s`.
  static Chunk first(String text, long total, long start, long end) {
    return new Chunk(
        Optional.of(new Meta(TYPE, "s")), bytes(text), total, new StateRange(start, end));
  }

  static Chunk next(String text, long total, long start, long end) {
    return new Chunk(Optional.empty(), bytes(text), total, new StateRange(start, end));
  }

  private static Bytes bytes(String text) {
    return Bytes.of(text.getBytes(StandardCharsets.UTF_8));
  }
}
