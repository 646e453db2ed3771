package dev.terrane.server.mux;

import static dev.terrane.rpc.list.ListResourceRpc.LIST_RESOURCE;
import static dev.terrane.rpc.provider.GetMetadataRpc.GET_METADATA;
import static dev.terrane.rpc.statestore.WriteStateBytesRpc.WRITE_STATE_BYTES;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.Sink;
import dev.terrane.engine.list.ListResource;
import dev.terrane.engine.provider.GetMetadata;
import dev.terrane.rpc.ClientStreamRpc;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.ServerStreamRpc;
import dev.terrane.rpc.UnaryRpc;
import java.time.Duration;
import java.util.Collections;
import java.util.Iterator;
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

  /** Calls that fail when something has happened. */
  private record Calls(CountDownLatch event) implements Endpoint {
    private IllegalStateException failure() {
      await(event);
      return new IllegalStateException("the call has ended");
    }

    @Override
    public <Q, A> A call(UnaryRpc<Q, A> rpc, Q request) {
      throw failure();
    }

    @Override
    public <Q, A> void stream(ServerStreamRpc<Q, A> rpc, Q request, Sink<? super A> responses) {
      throw failure();
    }

    @Override
    public <Q, A> A collect(ClientStreamRpc<Q, A> rpc, Iterator<Q> requests) {
      throw failure();
    }
  }

  private static void await(CountDownLatch event) {
    try {
      assertThat(event.await(1, TimeUnit.MINUTES)).isTrue();
    } catch (InterruptedException e) {
      throw new IllegalStateException("the test was interrupted", e);
    }
  }

  /** An executable that responds to some checks. */
  private static class Executable implements WatchedEndpoint.Watched {
    private final int responses;
    private final AtomicInteger checks = new AtomicInteger();
    private final AtomicReference<@Nullable RpcName> hanging = new AtomicReference<>();
    private final CountDownLatch killed = new CountDownLatch(1);

    Executable(int responses) {
      this.responses = responses;
    }

    @Override
    public boolean isResponding(Duration limit) {
      return checks.incrementAndGet() <= responses;
    }

    @Override
    public void killHanging(RpcName call) {
      hanging.set(call);
      killed.countDown();
    }

    /** Its calls end when it is killed. */
    Endpoint endpoint() {
      return new WatchedEndpoint(new Calls(killed), this, INTERVAL);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 3})
  void anExecutableIsKilledAtItsFirstCheckWithoutAResponse(int responses) {
    var executable = new Executable(responses);
    assertThatThrownBy(() -> executable.endpoint().call(GET_METADATA, new GetMetadata.Request()))
        .hasMessage("the call has ended");
    assertThat(executable.hanging).hasValue(GET_METADATA.name());
    assertThat(executable.checks).hasValue(responses + 1);
  }

  @Test
  void streamsAreWatchedToo() {
    var listing = new Executable(0);
    var request = new ListResource.Request("t_thing", DynamicValue.ABSENT, false, 1);
    assertThatThrownBy(() -> listing.endpoint().stream(LIST_RESOURCE, request, _ -> {}))
        .hasMessage("the call has ended");
    assertThat(listing.hanging).hasValue(LIST_RESOURCE.name());

    var writing = new Executable(0);
    assertThatThrownBy(
            () -> writing.endpoint().collect(WRITE_STATE_BYTES, Collections.emptyIterator()))
        .hasMessage("the call has ended");
    assertThat(writing.hanging).hasValue(WRITE_STATE_BYTES.name());
  }

  /** An executable whose check waits until it is interrupted. */
  private static final class Waiting extends Executable {
    private final CountDownLatch checking = new CountDownLatch(1);
    private final CountDownLatch interrupted = new CountDownLatch(1);

    Waiting() {
      super(0);
    }

    @Override
    public boolean isResponding(Duration limit) {
      checking.countDown();
      try {
        new CountDownLatch(1).await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        interrupted.countDown();
      }
      return false;
    }
  }

  @Test
  void theEndOfACallEndsItsCheck() {
    var executable = new Waiting();
    var endpoint = new WatchedEndpoint(new Calls(executable.checking), executable, INTERVAL);
    assertThatThrownBy(() -> endpoint.call(GET_METADATA, new GetMetadata.Request()))
        .hasMessage("the call has ended");
    await(executable.interrupted);
    assertThat(((Executable) executable).hanging).hasNullValue();
  }

  @Test
  void theLimitIsOneMinuteUnlessTheVariableNamesAnother() {
    assertThat(WatchedEndpoint.limit(Map.of())).isEqualTo(Duration.ofMinutes(1));
    assertThat(WatchedEndpoint.limit(Map.of("TERRANE_EXECUTABLE_TIMEOUT", " 90 ")))
        .isEqualTo(Duration.ofSeconds(90));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-1", "soon", "1.5", "1000000", "99999999999999999999"})
  void anotherLimitIsRefused(String text) {
    assertThatThrownBy(() -> WatchedEndpoint.limit(Map.of("TERRANE_EXECUTABLE_TIMEOUT", text)))
        .isInstanceOf(ConnectionException.class)
        .hasMessageContaining("TERRANE_EXECUTABLE_TIMEOUT", "\"" + text + "\"");
  }
}
