package dev.terrane.engine.statestore;

import dev.terrane.cty.CtyPath;
import dev.terrane.engine.part.AuthorMethod;
import dev.terrane.engine.session.AuthorCall;
import dev.terrane.engine.session.Deadline;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Guard;
import dev.terrane.engine.session.Session;
import dev.terrane.engine.session.StoredPrivateState;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.statestore.StateCall;
import dev.terrane.provider.statestore.StateStorage;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/// One request to a configured store.
///
/// @param store the store
/// @param diagnostics receives the findings
record StoreCall(ConfiguredStore store, Diagnostics diagnostics) {
  Session session() {
    return store.session();
  }

  StateStorage storage() {
    return store.storage();
  }

  /// The call object for the author's method.
  StateCall author() {
    return AuthorCall.reading(session(), diagnostics, StoredPrivateState.empty());
  }

  /// A method of the storage, for messages.
  AuthorMethod method(String name) {
    return store.part().method(storage(), name);
  }

  /// The guard of a method of the storage. The code has its own thread, because it waits for the
  /// remote side.
  Guard guard(String method) {
    return guard(storage(), method);
  }

  /// The guard of a method of an object that the storage has returned.
  Guard guard(Object owner, String method) {
    return session().guard(store.part().method(owner, method), diagnostics).within(Deadline.NONE);
  }

  /// Calls a method of the storage that opens an object. One that is opened too late, after its
  /// call was abandoned, is closed at once.
  ///
  /// @param close closes the object
  <T> Optional<T> open(String method, Callable<T> open, BiConsumer<StoreCall, T> close) {
    var late = new AtomicReference<Optional<T>>(Optional.empty());
    var guard = guard(method);
    var opened =
        guard.call(() -> {
          var result = method(method).required(open.call());
          late.set(Optional.of(result));
          return result;
        });
    if (opened.isEmpty()) {
      afterEnd(guard.ended(), later -> late.get().ifPresent(one -> close.accept(later, one)));
    }
    return opened;
  }

  /// Runs a step when author code has ended: at once, or on the thread on which it ends. The
  /// response may have been sent then, so the findings of the step are logged.
  void afterEnd(CompletableFuture<?> ended, Consumer<StoreCall> step) {
    if (ended.isDone()) {
      step.accept(this);
      return;
    }
    var later = new StoreCall(store, new Diagnostics());
    var _ =
        ended.thenRun(() -> {
          step.accept(later);
          later.logAll();
        });
  }

  /// Logs the warnings of a response. Terraform shows only the errors of a read, write, lock or
  /// unlock.
  static void logWarnings(Session session, Diagnostics diagnostics) {
    diagnostics.all().stream().filter(one -> !one.isError()).forEach(one -> log(session, one));
  }

  /// Logs all findings, of a step whose findings are in no response.
  void logAll() {
    diagnostics.all().forEach(one -> log(session(), one));
  }

  private static void log(Session session, Diagnostic finding) {
    session.log().warn(finding.summary() + ": " + finding.detail());
  }

  /// Closes an object that the storage has returned, also if Terraform has cancelled the call. A
  /// failure is only a warning.
  void close(Object owner, Guard.Action close) {
    var interrupted = Thread.interrupted();
    try {
      var failures = new Diagnostics();
      session()
          .guard(store.part().method(owner, "close"), failures)
          .unstoppable()
          .within(Deadline.ofGrace(session()))
          .run(close);
      failures
          .all()
          .forEach(
              one -> diagnostics.add(Diagnostic.warning(one.path(), one.summary(), one.detail())));
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /// Adds an error about the whole request.
  void error(String summary, String detail) {
    diagnostics.add(Diagnostic.error(CtyPath.ROOT, summary, detail));
  }

  /// Whether Terraform was stopped since a number of stops; adds an error then.
  boolean stoppedSince(long stops, String method, String consequence) {
    var stopped = session().stops().count() != stops;
    if (stopped) {
      error(method(method).summary("Interrupted"), "Terraform was stopped. " + consequence);
    }
    return stopped;
  }
}
