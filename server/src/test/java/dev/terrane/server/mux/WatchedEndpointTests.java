package dev.terrane.server.mux;

import static dev.terrane.rpc.provider.GetMetadataRpc.GET_METADATA;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.engine.ServerCapabilities;
import dev.terrane.engine.Sink;
import dev.terrane.engine.provider.GetMetadata;
import dev.terrane.rpc.ClientStreamRpc;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.ServerStreamRpc;
import dev.terrane.rpc.UnaryRpc;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WatchedEndpointTests {
  private static final Duration INTERVAL = Duration.ofMillis(1);

  /** An executable that responds to some checks; its calls wait until it has ended. */
  private static final class Executable implements WatchedEndpoint.Watched, Endpoint {
    private final int responses;
    private final AtomicInteger checks = new AtomicInteger();
    private final AtomicReference<@Nullable RpcName> unanswered = new AtomicReference<>();
    private final CountDownLatch ended = new CountDownLatch(1);

    Executable(int responses) {
      this.responses = responses;
    }

    @Override
    public boolean isResponding(Duration limit) {
      return checks.incrementAndGet() <= responses;
    }

    @Override
    public void endSilent(RpcName call) {
      unanswered.set(call);
      ended.countDown();
    }

    @Override
    public <Q, A> A call(UnaryRpc<Q, A> rpc, Q request) {
      try {
        assertThat(ended.await(1, TimeUnit.MINUTES)).isTrue();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      throw new IllegalStateException("the connection is closed");
    }

    @Override
    public <Q, A> void stream(ServerStreamRpc<Q, A> rpc, Q request, Sink<? super A> responses) {
      throw new UnsupportedOperationException();
    }

    @Override
    public <Q, A> A collect(ClientStreamRpc<Q, A> rpc, Iterator<Q> requests) {
      throw new UnsupportedOperationException();
    }
  }

  /** An endpoint whose calls have a response at once. */
  private record Immediate(Object response) implements Endpoint {
    // The test chooses the response of the only RPC.
    @SuppressWarnings("unchecked")
    @Override
    public <Q, A> A call(UnaryRpc<Q, A> rpc, Q request) {
      return (A) response;
    }

    @Override
    public <Q, A> void stream(ServerStreamRpc<Q, A> rpc, Q request, Sink<? super A> responses) {
      throw new UnsupportedOperationException();
    }

    @Override
    public <Q, A> A collect(ClientStreamRpc<Q, A> rpc, Iterator<Q> requests) {
      throw new UnsupportedOperationException();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 3})
  void anExecutableIsEndedAtItsFirstCheckWithoutAResponse(int responses) {
    var executable = new Executable(responses);
    var endpoint = new WatchedEndpoint(executable, executable, INTERVAL);
    assertThatThrownBy(() -> endpoint.call(GET_METADATA, new GetMetadata.Request()))
        .hasMessage("the connection is closed");
    assertThat(executable.unanswered).hasValue(GET_METADATA.name());
    assertThat(executable.checks).hasValue(responses + 1);
  }

  @Test
  void anExecutableIsNotCheckedAfterTheCall() throws InterruptedException {
    var executable = new Executable(0);
    var response = new GetMetadata.Response(ServerCapabilities.CURRENT, Map.of(), List.of());
    var endpoint = new WatchedEndpoint(new Immediate(response), executable, Duration.ofMinutes(10));
    assertThat(endpoint.call(GET_METADATA, new GetMetadata.Request())).isSameAs(response);
    assertThat(executable.checks).hasValue(0);
    assertThat(executable.ended.getCount()).isOne();
  }

  @Test
  void theLimitIsOneMinuteUnlessTheVariableNamesAnother() {
    assertThat(WatchedEndpoint.limit(Map.of())).isEqualTo(Duration.ofMinutes(1));
    assertThat(WatchedEndpoint.limit(Map.of("TERRANE_EXECUTABLE_TIMEOUT", "90")))
        .isEqualTo(Duration.ofSeconds(90));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-1", "soon", "1.5"})
  void anotherLimitThanAPositiveNumberIsRefused(String text) {
    assertThatThrownBy(() -> WatchedEndpoint.limit(Map.of("TERRANE_EXECUTABLE_TIMEOUT", text)))
        .isInstanceOf(ConnectionException.class)
        .hasMessageContaining("TERRANE_EXECUTABLE_TIMEOUT", "\"" + text + "\"");
  }
}
