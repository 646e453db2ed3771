package dev.terrane.server;

import static dev.terrane.rpc.message.FieldTypes.BYTES;
import static dev.terrane.rpc.message.FieldTypes.STRING;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.engine.Bytes;
import dev.terrane.engine.Sink;
import dev.terrane.engine.session.Session;
import dev.terrane.rpc.ClientStreamRpc;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.Rpc;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.ServerStreamRpc;
import dev.terrane.rpc.SessionEndpoint;
import dev.terrane.rpc.message.Message;
import dev.terrane.server.wire.Services;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** RPCs with a stream of responses or of requests, over a real connection. */
final class StreamTests {
  private static final int MANY = 2_000;
  private static final Bytes LARGE = Bytes.of(new byte[64 << 10]);
  private static final Message<String> TEXT = Message.of(m -> m.field(1, STRING, text -> text));
  private static final Message<Bytes> CHUNK = Message.of(m -> m.field(1, BYTES, bytes -> bytes));

  private final AtomicReference<@Nullable ServedProvider> server = new AtomicReference<>();

  @AfterEach
  void close() {
    var open = server.get();
    if (open != null) {
      open.close();
    }
  }

  private Endpoint client(ServerStreamRpc.Operation<String, Bytes> operation) {
    return serve(download(operation));
  }

  private Endpoint client(ClientStreamRpc.Operation<Bytes, String> operation) {
    return serve(upload(operation));
  }

  private Endpoint serve(Rpc<?, ?> rpc) {
    var endpoint = new SessionEndpoint(new Session(new FleetProvider(), (_, _, _) -> {}));
    var served =
        new ServedProvider(Protocol.V6, Services.of(List.of(rpc), Protocol.V6, _ -> endpoint));
    server.set(served);
    return served.client();
  }

  private static ServerStreamRpc<String, Bytes> download(
      ServerStreamRpc.Operation<String, Bytes> operation) {
    return new ServerStreamRpc<>(RpcName.of("Download"), TEXT, CHUNK, operation);
  }

  private static ClientStreamRpc<Bytes, String> upload(
      ClientStreamRpc.Operation<Bytes, String> operation) {
    return new ClientStreamRpc<>(RpcName.of("Upload"), CHUNK, TEXT, operation);
  }

  /** The client needs only the name and the messages. */
  private static void download(Endpoint client, Sink<Bytes> sink) {
    client.stream(download((_, _, _) -> {}), "name", sink);
  }

  private static String upload(Endpoint client, Iterator<Bytes> chunks) {
    return client.collect(upload((_, _) -> ""), chunks);
  }

  @Test
  void responsesArriveInOrderAndTheStreamEnds() {
    var client =
        client((Session _, String name, Sink<? super Bytes> sink) -> {
          for (var i = 0; i < name.length(); i++) {
            sink.send(Bytes.of(new byte[] {(byte) name.charAt(i)}));
          }
        });
    var received = new ArrayList<Bytes>();
    download(client, received::add);
    assertThat(received).extracting(Bytes::toString).containsExactly("6e", "61", "6d", "65");
  }

  @Test
  void aStreamMayBeEmpty() {
    var client = client((Session _, String _, Sink<? super Bytes> _) -> {});
    var received = new ArrayList<Bytes>();
    download(client, received::add);
    assertThat(received).isEmpty();
  }

  @Test
  void theSenderWaitsForAReceiverThatIsSlow() {
    var sender = new CompletableFuture<Thread>();
    var sent = new AtomicInteger();
    var client =
        client((Session _, String _, Sink<? super Bytes> sink) -> {
          sender.complete(Thread.currentThread());
          for (; sent.get() < MANY; sent.incrementAndGet()) {
            sink.send(LARGE);
          }
        });
    var received = new AtomicInteger();
    download(
        client,
        _ -> {
          if (received.getAndIncrement() == 0) {
            BlockedThread.await(sender.orTimeout(30, TimeUnit.SECONDS).join());
            assertThat(sent).hasValueLessThan(MANY);
          }
        });
    assertThat(received).hasValue(MANY);
  }

  @Test
  void theClientWaitsForAServerThatIsSlow() {
    var client = Thread.currentThread();
    var sent = new AtomicInteger();
    var caller =
        client((Session _, Iterator<Bytes> chunks) -> {
          BlockedThread.await(client);
          var sentByThen = sent.get();
          chunks.forEachRemaining(_ -> {});
          return sentByThen < MANY ? "blocked" : "sent all";
        });
    var chunks = Stream.generate(() -> LARGE).limit(MANY).peek(_ -> sent.incrementAndGet());
    assertThat(upload(caller, chunks.iterator())).isEqualTo("blocked");
    assertThat(sent).hasValue(MANY);
  }

  @Test
  void anErrorInTheMiddleComesAfterTheResponsesBeforeIt() {
    var client =
        client((Session _, String _, Sink<? super Bytes> sink) -> {
          sink.send(LARGE);
          throw new IllegalStateException("in the middle");
        });
    var received = new ArrayList<Bytes>();
    assertThatThrownBy(() -> download(client, received::add))
        .isInstanceOf(StatusRuntimeException.class)
        .hasMessageStartingWith("INTERNAL: tfplugin6.Provider/Download failed. This is a bug")
        .hasMessageEndingWith("in the middle");
    assertThat(received).containsExactly(LARGE);
  }

  @Test
  void aClientThatFailsInTheMiddleCancelsTheCall() throws InterruptedException {
    var ended = new CountDownLatch(1);
    var thrown = new AtomicReference<@Nullable Throwable>();
    var client =
        client((Session _, String _, Sink<? super Bytes> sink) -> {
          try {
            while (true) {
              sink.send(LARGE);
            }
          } catch (CancellationException e) {
            thrown.set(e);
          } finally {
            ended.countDown();
          }
        });
    Sink<Bytes> broken =
        _ -> {
          throw new IllegalArgumentException("no more");
        };
    assertThatThrownBy(() -> download(client, broken))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no more");
    assertThat(ended.await(30, TimeUnit.SECONDS)).isTrue();
    assertThat(thrown.get()).isInstanceOf(CancellationException.class);
  }

  @Test
  void anInterruptOfTheClientCancelsTheCall() throws InterruptedException {
    var ended = new CountDownLatch(1);
    var client =
        client((Session _, String _, Sink<? super Bytes> sink) -> {
          try {
            while (true) {
              sink.send(LARGE);
            }
          } finally {
            ended.countDown();
          }
        });
    assertThatThrownBy(() -> download(client, _ -> Thread.currentThread().interrupt()))
        .isInstanceOfSatisfying(
            StatusRuntimeException.class,
            e -> assertThat(e.getStatus().getCode()).isEqualTo(Status.Code.CANCELLED));
    assertThat(Thread.interrupted()).isTrue();
    assertThat(ended.await(30, TimeUnit.SECONDS)).isTrue();
  }

  @Test
  void anInterruptOfTheAnswerEndsTheStream() {
    var client =
        client((Session _, String _, Sink<? super Bytes> sink) -> {
          Thread.currentThread().interrupt();
          while (true) {
            sink.send(LARGE);
          }
        });
    assertThatThrownBy(() -> download(client, _ -> {}))
        .isInstanceOfSatisfying(
            StatusRuntimeException.class,
            e -> assertThat(e.getStatus().getCode()).isEqualTo(Status.Code.CANCELLED));
  }

  @Test
  void requestsArriveInOrderAndAreAnsweredOnce() {
    var client =
        client((Session _, Iterator<Bytes> chunks) -> {
          var text = new StringBuilder();
          chunks.forEachRemaining(text::append);
          return text.toString();
        });
    var chunks =
        IntStream.range(0, 3).mapToObj(i -> Bytes.of(new byte[] {(byte) i})).toList().iterator();
    assertThat(upload(client, chunks)).isEqualTo("000102");
  }

  @Test
  void anAnswerMayComeBeforeTheLastRequest() {
    var client = client((Session _, Iterator<Bytes> chunks) -> chunks.next().toString());
    var endless = Stream.generate(() -> Bytes.of(new byte[] {7})).iterator();
    assertThat(upload(client, endless)).isEqualTo("07");
  }

  @Test
  void aFailureWhileRequestsAreSentReachesTheClient() {
    var client =
        client((Session _, Iterator<Bytes> chunks) -> {
          chunks.next();
          throw Status.DATA_LOSS.withDescription("no disk").asRuntimeException();
        });
    assertThatThrownBy(() -> upload(client, Stream.generate(() -> LARGE).iterator()))
        .hasMessage("DATA_LOSS: no disk");
  }

  @Test
  void aSourceOfRequestsThatFailsCancelsTheCall() throws InterruptedException {
    var ended = new CountDownLatch(1);
    var thrown = new AtomicReference<@Nullable Throwable>();
    var client =
        client((Session _, Iterator<Bytes> chunks) -> {
          try {
            chunks.forEachRemaining(_ -> {});
          } catch (CancellationException e) {
            thrown.set(e);
          } finally {
            ended.countDown();
          }
          return "";
        });
    var failing =
        List.of(1, 0).stream().map(divisor -> Bytes.of(new byte[] {(byte) (1 / divisor)}));
    assertThatThrownBy(() -> upload(client, failing.iterator()))
        .isInstanceOf(ArithmeticException.class);
    assertThat(ended.await(30, TimeUnit.SECONDS)).isTrue();
    assertThat(thrown.get()).isInstanceOf(CancellationException.class);
  }
}
