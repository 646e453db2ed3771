package dev.terrane.engine.session;

import dev.terrane.provider.Connecting;
import dev.terrane.provider.Provider;
import dev.terrane.provider.schema.OperationTimeouts;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/// Connects, replaces and closes the client of one session. Each client that `connect` returns is
/// closed once, also one that arrives after the end of the session. Ephemeral resources and state
/// stores that are still open at the end are closed before it. Thread-safe.
final class ClientLifecycle {
  private final Session session;
  private final ClosingClients closing;
  private volatile State state = State.BEGIN;

  /// The state of the session's client.
  ///
  /// @param client the client, or the reason why there is none
  /// @param close closes the client; empty when none is open
  /// @param closed when all clients before are closed
  /// @param isOver whether the session has ended
  private record State(
      Client client, Optional<Runnable> close, CompletableFuture<?> closed, boolean isOver) {
    static final State BEGIN =
        new State(
            new Client.NotConfigured(),
            Optional.empty(),
            CompletableFuture.completedFuture(true),
            false);

    State with(Client other) {
      return new State(other, close, closed, isOver);
    }
  }

  ClientLifecycle(Session session, ClosingClients closing) {
    this.session = session;
    this.closing = closing;
  }

  Client client() {
    return state.client();
  }

  /// Sets the reason why there is no client.
  synchronized void becomes(Client.NotKnown reason) {
    state = state.with(reason);
  }

  /// Connects, after the clients of ended sessions are closed.
  void connect(
      Provider<Object, Object> author, Connecting call, Object config, Diagnostics diagnostics) {
    session
        .guard(session.method(author, "connect"), diagnostics)
        .call(() -> {
          awaitClosing();
          return author.connect(call, config);
        })
        .ifPresent(connected -> connected(author, connected));
  }

  private void awaitClosing() throws InterruptedException {
    if (!closing.await()) {
      session
          .frameworkLog()
          .warn(
              "The client of an earlier session was not closed within "
                  + OperationTimeouts.text(closing.limits().close())
                  + ". The provider connects a new client anyway.");
    }
  }

  private synchronized void connected(Provider<Object, Object> author, Object connected) {
    // Another call may have connected meanwhile.
    disconnect();
    state =
        new State(
            new Client.Connected(connected),
            Optional.of(() -> close(author, connected)),
            state.closed(),
            state.isOver());
    if (state.isOver()) {
      disconnect();
    }
  }

  /// Begins to close the client, if there is one. Calls that run now may use it; a later one, such
  /// as the next `connect`, does not get it.
  synchronized void disconnect() {
    var calls = session.stops().running();
    var closed =
        state
            .close()
            .map(close -> closing.begin(() -> closeAfter(calls, close)))
            .<CompletableFuture<?>>map(one -> CompletableFuture.allOf(state.closed(), one))
            .orElse(state.closed());
    state = new State(new Client.NotConfigured(), Optional.empty(), closed, state.isOver());
  }

  /// Closes the client, and each client that a running `connect` returns later. Waits for that, but
  /// not longer than the host waits.
  void end() {
    over();
    try {
      if (!ClosingClients.await(state.closed(), closing.limits().end())) {
        session
            .frameworkLog()
            .warn("The client is still being closed. The session ends without waiting.");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void over() {
    if (state.isOver()) {
      return;
    }
    var calls = session.stops().running();
    if (calls.isEmpty() && session.openInstances().endIfEmpty()) {
      state = new State(state.client(), state.close(), state.closed(), true);
      disconnect();
      return;
    }
    // The client stays until what is open has been closed with it.
    var close = state.close().orElse(() -> {});
    var closed = closing.begin(() -> closeAfter(calls, () -> closeAll(close)));
    state =
        new State(
            state.client(),
            Optional.empty(),
            CompletableFuture.allOf(state.closed(), closed),
            true);
  }

  private void closeAll(Runnable closeClient) {
    try {
      session.openInstances().closeAll(closing.limits().close());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    disconnect();
    closeClient.run();
  }

  private void closeAfter(Set<RunningCalls.Running> calls, Runnable close) {
    try {
      session.stops().awaitEnd(calls, session.grace());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    close.run();
  }

  private void close(Provider<Object, Object> author, Object connected) {
    var findings = new Diagnostics();
    try {
      var thread =
          Thread.ofVirtual()
              .name("close client")
              .start(() ->
                  session
                      .guard(session.method(author, "close"), findings)
                      .run(() -> author.close(connected)));
      if (!thread.join(closing.limits().close())) {
        thread.interrupt();
        session.frameworkLog().warn(unfinished(author, closing.limits().close()));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    findings
        .all()
        .forEach(failure ->
            session
                .frameworkLog()
                .warn("The client was not closed. " + failure.summary() + ": " + failure.detail()));
  }

  private String unfinished(Provider<Object, Object> author, Duration limit) {
    return session.method(author, "close")
        + " did not finish within "
        + OperationTimeouts.text(limit)
        + ". It was interrupted, and may still be running.";
  }
}
