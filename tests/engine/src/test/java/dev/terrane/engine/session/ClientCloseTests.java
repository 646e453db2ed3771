package dev.terrane.engine.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyValue;
import dev.terrane.engine.journal.Journal;
import dev.terrane.provider.Connecting;
import dev.terrane.provider.Failure;
import dev.terrane.provider.Log;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/// When a client is closed, and what its close cannot do.
class ClientCloseTests {
  private static final Duration LONG = Duration.ofMinutes(2);
  private static final Duration SHORT = Duration.ofMillis(50);

  private final List<String> events = new CopyOnWriteArrayList<>();
  private final CountDownLatch hanging = new CountDownLatch(1);
  private ClosingClients closing = new ClosingClients(new ClosingClients.Limits(LONG, LONG));

  /// The author's `close`.
  private interface Action {
    void run() throws Exception;
  }

  @SuppressWarnings("try") // a close of an author's may throw whatever it likes
  private record Connection(Action end) implements AutoCloseable {
    @Override
    public void close() throws Exception {
      end.run();
    }
  }

  private record Type(Provider<ObjectView, Object> provider)
      implements ProviderType<ObjectView, Object> {
    private static final Schema SCHEMA = Schema.provider();

    @Override
    public String name() {
      return "t";
    }

    @Override
    public Schema schema() {
      return SCHEMA;
    }

    @Override
    public Codec<ObjectView> codec() {
      return Codec.known(SCHEMA);
    }
  }

  private static class Author implements Provider<ObjectView, Object> {
    private final Callable<Object> connect;

    Author(Callable<Object> connect) {
      this.connect = connect;
    }

    @Override
    public Object connect(Connecting call, ObjectView config) throws Exception {
      return connect.call();
    }

    @Override
    public List<? extends Part<? super Object>> parts() {
      return List.of();
    }
  }

  private Session session(Provider<ObjectView, Object> author) {
    return new Session(
        new Type(author),
        (level, message, _) -> events.add(level + " " + message),
        new SessionContext(
            _ -> Optional.empty(),
            _ -> {},
            closing,
            Journal.none(),
            Optional.empty(),
            Optional.empty()));
  }

  private Session connecting(Callable<Object> connect) {
    return session(new Author(connect));
  }

  /// A session whose client notes its life.
  private Session noting() {
    return connecting(() -> {
      events.add("connected");
      return new Connection(() -> events.add("closed"));
    });
  }

  private static Session configured(Session session) {
    var findings = new Diagnostics();
    session.configure("1.16.0", CtyValue.object(Map.of()), findings);
    assertThat(findings.all()).isEmpty();
    return session;
  }

  private void hang() {
    try {
      hanging.await();
    } catch (InterruptedException e) {
      events.add("interrupted");
    }
  }

  @Test
  void anAutoCloseableClientIsClosedOnceAtTheEndOfItsSession() {
    var session = configured(noting());
    session.close();
    session.close();
    assertThat(events).containsExactly("connected", "closed");
    assertThat(session.client()).isEqualTo(new Client.NotConfigured());
  }

  @Test
  void anotherClientIsLeftAlone() {
    configured(connecting(() -> "client")).close();
    assertThat(events).isEmpty();
  }

  @Test
  void aSessionThatIsNotConfiguredClosesNothing() {
    noting().close();
    assertThat(events).isEmpty();
  }

  @Test
  void whatAnAuthorWritesIsCalledInsteadOfTheClientsOwn() {
    var shared = new Connection(() -> events.add("closed"));
    var author =
        new Author(() -> shared) {
          @Override
          public void close(Object client) {
            events.add("released " + client.equals(shared));
          }
        };
    configured(session(author)).close();
    assertThat(events).containsExactly("released true");
  }

  @Test
  void whatACloseThrowsIsAWarningInTheLog() {
    List<Action> ends =
        List.of(
            () -> {
              throw new IOException("reset by peer");
            },
            () -> {
              throw new Failure("Sign-out failed", "The session was unknown.");
            },
            () -> {
              throw new AssertionError("broken");
            });
    ends.forEach(end -> configured(connecting(() -> new Connection(end))).close());
    assertThat(events.stream().filter(line -> line.startsWith("WARN")))
        .satisfiesExactly(
            first -> assertThat(first).contains("Author.close failed: IOException: reset by peer"),
            second -> assertThat(second).contains("Sign-out failed: The session was unknown."),
            third -> assertThat(third).contains("AssertionError: broken"));
  }

  @Test
  void aSecondConfigurationClosesTheFirstClientBeforeItConnects() {
    configured(configured(noting())).close();
    assertThat(events).containsExactly("connected", "closed", "connected", "closed");
  }

  @Test
  void aClientThatArrivesAfterTheEndOfItsSessionIsClosed() throws Exception {
    var session = noting();
    session.close();
    session.configure("1.16.0", CtyValue.object(Map.of()), new Diagnostics());
    assertThat(closing.await()).isTrue();
    assertThat(events).containsExactly("connected", "closed");
    assertThat(session.client()).isEqualTo(new Client.NotConfigured());
  }

  @Test
  void theNextSessionConnectsWhenTheClientOfTheLastOneIsClosed() throws Exception {
    closing = new ClosingClients(new ClosingClients.Limits(LONG, SHORT));
    var slow =
        configured(
            connecting(() ->
                new Connection(() -> {
                  hang();
                  events.add("closed");
                })));
    slow.close();
    assertThat(events).singleElement().asString().contains("The session ends without waiting");
    var next = new CompletableFuture<Boolean>();
    Thread.ofVirtual()
        .start(() -> {
          configured(noting());
          next.complete(true);
        });
    assertThat(events).doesNotContain("connected");
    hanging.countDown();
    assertThat(next.get(LONG.toSeconds(), TimeUnit.SECONDS)).isTrue();
    assertThat(events.subList(1, 3)).containsExactly("closed", "connected");
  }

  @Test
  void aCloseThatHangsIsInterruptedAndKeepsNobody() {
    closing = new ClosingClients(new ClosingClients.Limits(SHORT, LONG));
    var stuck = configured(connecting(() -> new Connection(this::hang)));
    stuck.close();
    assertThat(events)
        .anyMatch(line -> line.startsWith("WARN Author.close did not finish within 50ms"));
    configured(noting());
    assertThat(events).contains("connected");
  }

  @Test
  void anotherSessionIsReportedThatItConnectsTooEarly() {
    closing = new ClosingClients(new ClosingClients.Limits(SHORT, SHORT));
    var _ = closing.begin(this::hang);
    configured(noting());
    assertThat(events)
        .satisfiesExactly(
            reported -> assertThat(reported).startsWith("WARN The client of an earlier session"),
            connected -> assertThat(connected).isEqualTo("connected"));
    hanging.countDown();
  }

  @Test
  void aClientIsClosedAfterTheCallsOfItsSessionHaveEnded() throws Exception {
    var session = configured(noting());
    var runs = new CountDownLatch(1);
    var call =
        Thread.ofVirtual()
            .start(() ->
                session
                    .guard(session.method("create"), new Diagnostics())
                    .run(() -> {
                      runs.countDown();
                      hang();
                      events.add("call ended");
                    }));
    assertThat(runs.await(LONG.toSeconds(), TimeUnit.SECONDS)).isTrue();
    session.close();
    call.join();
    assertThat(events).containsExactly("connected", "interrupted", "call ended", "closed");
  }

  @Test
  void aCallThatIgnoresItsInterruptDoesNotKeepTheClientOpen() {
    var author = new Author(() -> new Connection(() -> events.add("closed")));
    var session =
        configured(new Session(new Type(author), (_, _, _) -> {}, SessionContext.empty(), SHORT));
    var stubborn = new CompletableFuture<RunningCalls.Running>();
    Thread.ofVirtual().start(() -> stubborn.complete(session.stops().enter(() -> {})));
    var run = stubborn.join();
    session.close();
    assertThat(events).containsExactly("closed");
    assertThat(run.stopped()).isTrue();
  }

  @Test
  void aSecondConfigurationDoesNotWaitForItself() throws Exception {
    var author =
        new Author(() -> new Connection(() -> events.add("closed"))) {
          @Override
          public Object connect(Connecting call, ObjectView config) throws Exception {
            var client = super.connect(call, config);
            events.add("connected");
            return client;
          }
        };
    Log log = (level, message, _) -> events.add(level + " " + message);
    var context =
        new SessionContext(
            _ -> Optional.empty(),
            _ -> {},
            closing,
            Journal.none(),
            Optional.empty(),
            Optional.empty());
    var session = configured(new Session(new Type(author), log, context, LONG));
    var call = new CompletableFuture<RunningCalls.Running>();
    Thread.ofVirtual().start(() -> call.complete(session.stops().enter(() -> {})));
    var run = call.join();
    var configuring = new CompletableFuture<Session>();
    Thread.ofVirtual().start(() -> configuring.complete(configured(session)));
    while (session.stops().running().size() < 2) {
      Thread.onSpinWait();
    }
    run.close();
    configuring.get(LONG.toSeconds(), TimeUnit.SECONDS);
    assertThat(events).containsExactly("connected", "closed", "connected");
  }

  @Test
  void ofTwoConfigurationsAtOnceEachClientIsClosed() throws Exception {
    var arrived = new CountDownLatch(2);
    var session =
        connecting(() -> {
          arrived.countDown();
          arrived.await();
          return new Connection(() -> events.add("closed"));
        });
    var first = Thread.ofVirtual().start(() -> configured(session));
    var second = Thread.ofVirtual().start(() -> configured(session));
    first.join();
    second.join();
    session.close();
    assertThat(closing.await()).isTrue();
    assertThat(events).containsExactly("closed", "closed");
  }
}
