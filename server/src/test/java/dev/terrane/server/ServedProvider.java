package dev.terrane.server;

import dev.terrane.engine.session.Session;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.SessionEndpoint;
import dev.terrane.server.wire.ProviderClient;
import dev.terrane.server.wire.Services;
import io.grpc.ConnectivityState;
import io.grpc.InsecureChannelCredentials;
import io.grpc.InsecureServerCredentials;
import io.grpc.ManagedChannel;
import io.grpc.Server;
import io.grpc.ServerServiceDefinition;
import io.grpc.okhttp.OkHttpChannelBuilder;
import io.grpc.okhttp.OkHttpServerBuilder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** A provider behind a connection, in one version of the protocol. */
final class ServedProvider implements AutoCloseable {
  private static final Duration CONNECTED_WITHIN = Duration.ofSeconds(60);

  /** As much as plugins accept. */
  private static final int LARGEST_MESSAGE = 256 << 20;

  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final Server server;
  private final ManagedChannel channel;
  private final Protocol protocol;

  ServedProvider(ProviderType<?, ?> provider, Protocol protocol) {
    this(
        protocol,
        Services.of(protocol, new SessionEndpoint(new Session(provider, (_, _, _) -> {}))));
  }

  ServedProvider(Protocol protocol, List<ServerServiceDefinition> services) {
    this.protocol = protocol;
    server =
        OkHttpServerBuilder.forPort(0, InsecureServerCredentials.create())
            .executor(threads)
            .maxInboundMessageSize(LARGEST_MESSAGE)
            .addServices(services)
            .build();
    try {
      server.start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    channel =
        OkHttpChannelBuilder.forAddress(
                "127.0.0.1", server.getPort(), InsecureChannelCredentials.create())
            .maxInboundMessageSize(LARGEST_MESSAGE)
            .build();
  }

  /** A client that is connected: on a busy machine a first try to connect may fail. */
  Endpoint client() {
    var deadline = System.nanoTime() + CONNECTED_WITHIN.toNanos();
    for (var state = channel.getState(true);
        state != ConnectivityState.READY;
        state = channel.getState(true)) {
      var changed = new CountDownLatch(1);
      channel.notifyWhenStateChanged(state, changed::countDown);
      awaitUntil(deadline, changed);
    }
    return new ProviderClient(channel, protocol);
  }

  private static void awaitUntil(long deadline, CountDownLatch changed) {
    try {
      if (!changed.await(deadline - System.nanoTime(), TimeUnit.NANOSECONDS)) {
        throw new IllegalStateException("no connection within " + CONNECTED_WITHIN);
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException("interrupted while connecting", e);
    }
  }

  @Override
  public void close() {
    channel.shutdownNow();
    server.shutdownNow();
    threads.close();
  }
}
