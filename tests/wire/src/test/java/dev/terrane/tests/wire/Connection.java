package dev.terrane.tests.wire;

import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.Protocol;
import dev.terrane.server.wire.Services;
import io.grpc.InsecureChannelCredentials;
import io.grpc.InsecureServerCredentials;
import io.grpc.ManagedChannel;
import io.grpc.Server;
import io.grpc.okhttp.OkHttpChannelBuilder;
import io.grpc.okhttp.OkHttpServerBuilder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A provider served in both versions, and a channel to it. */
final class Connection implements AutoCloseable {
  private static final int MAX_BYTES = 256 << 20;

  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final Server server;
  private final ManagedChannel channel;

  Connection(Endpoint provider) {
    server =
        OkHttpServerBuilder.forPort(0, InsecureServerCredentials.create())
            .executor(threads)
            .maxInboundMessageSize(MAX_BYTES)
            .addServices(Services.of(WireMessage.rpcs(Protocol.V5), Protocol.V5, _ -> provider))
            .addServices(Services.of(Protocol.V6, provider))
            .build();
    try {
      server.start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    channel =
        OkHttpChannelBuilder.forAddress(
                "127.0.0.1", server.getPort(), InsecureChannelCredentials.create())
            .maxInboundMessageSize(MAX_BYTES)
            .build();
  }

  ManagedChannel channel() {
    return channel;
  }

  @Override
  public void close() {
    channel.shutdownNow();
    server.shutdownNow();
    threads.close();
  }
}
