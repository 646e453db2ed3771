package dev.terrane.goplugin.client;

import dev.terrane.goplugin.service.Empty;
import dev.terrane.goplugin.service.PluginMethods;
import dev.terrane.goplugin.service.StdioData;
import dev.terrane.goplugin.socket.PluginAddress;
import dev.terrane.goplugin.tls.MutualTls;
import io.grpc.CallOptions;
import io.grpc.ClientCall;
import io.grpc.ManagedChannel;
import io.grpc.Metadata;
import io.grpc.MethodDescriptor;
import io.grpc.Status;
import io.grpc.okhttp.OkHttpChannelBuilder;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/// The channel to one plugin, with the two streams that every host opens first.
final class PluginConnection {
  /// Hosts of go-plugin wait without a limit for this response. On a busy machine a first
  /// connection can take seconds, and a plugin without the call does not end.
  private static final Duration SHUTDOWN_LIMIT = Duration.ofSeconds(10);

  private final ManagedChannel channel;
  private final ClientCall<?, ?> broker;

  private PluginConnection(ManagedChannel channel, ClientCall<?, ?> broker) {
    this.channel = channel;
    this.broker = broker;
  }

  static PluginConnection open(
      PluginAddress address, Optional<MutualTls> tls, Consumer<StdioData> stdio) {
    var sockets = new PluginSockets(address.resolve(), tls);
    var placeholder = PluginSockets.placeholder();
    // The sockets contain TLS, so gRPC uses plain text.
    var channel =
        OkHttpChannelBuilder.forAddress(
                placeholder.getAddress().getHostAddress(), placeholder.getPort())
            .overrideAuthority(tls.isPresent() ? "localhost" : "unused")
            .usePlaintext()
            .socketFactory(sockets)
            .proxyDetector(target -> null)
            .disableServiceConfigLookUp()
            .maxInboundMessageSize(Integer.MAX_VALUE)
            .build();
    var broker = start(channel, PluginMethods.START_STREAM, new Listener<>(message -> {}));
    broker.request(1);
    var output = start(channel, PluginMethods.STREAM_STDIO, new Listener<>(stdio));
    output.sendMessage(Empty.EMPTY);
    output.halfClose();
    // One message is requested at a time, because messages are small.
    output.request(Integer.MAX_VALUE);
    return new PluginConnection(channel, broker);
  }

  private static <Q, A> ClientCall<Q, A> start(
      ManagedChannel channel, MethodDescriptor<Q, A> method, Listener<A> listener) {
    return start(channel, method, CallOptions.DEFAULT, listener);
  }

  private static <Q, A> ClientCall<Q, A> start(
      ManagedChannel channel,
      MethodDescriptor<Q, A> method,
      CallOptions options,
      Listener<A> listener) {
    var call = channel.newCall(method, options);
    call.start(listener, new Metadata());
    return call;
  }

  ManagedChannel channel() {
    return channel;
  }

  /// Calls `Shutdown`, and waits for any response.
  void shutdownPlugin() {
    broker.halfClose();
    var listener = new Listener<Empty>(message -> {});
    var call = start(channel, PluginMethods.SHUTDOWN, listener);
    call.request(1);
    call.sendMessage(Empty.EMPTY);
    call.halfClose();
    try {
      listener.ended.await(SHUTDOWN_LIMIT.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// Whether the plugin responds to a check of its health. Each response counts, also the one that
  /// it has no health service, and so does a closed connection: a call finds that out by itself.
  boolean isResponding(Duration limit) {
    var listener = new Listener<Integer>(message -> {});
    var options = CallOptions.DEFAULT.withDeadlineAfter(limit);
    var call = start(channel, PluginMethods.CHECK_HEALTH, options, listener);
    call.request(1);
    call.sendMessage("plugin");
    call.halfClose();
    try {
      listener.ended.await();
    } catch (InterruptedException e) {
      call.cancel("the result is not needed", e);
      Thread.currentThread().interrupt();
    }
    return listener.code != Status.Code.DEADLINE_EXCEEDED;
  }

  void close() {
    channel.shutdownNow();
  }

  private static final class Listener<A> extends ClientCall.Listener<A> {
    private final Consumer<A> messages;
    private final CountDownLatch ended = new CountDownLatch(1);
    private volatile Status.Code code = Status.Code.UNKNOWN;

    Listener(Consumer<A> messages) {
      this.messages = messages;
    }

    @Override
    public void onMessage(A message) {
      messages.accept(message);
    }

    @Override
    public void onClose(Status status, Metadata trailers) {
      code = status.getCode();
      ended.countDown();
    }
  }
}
