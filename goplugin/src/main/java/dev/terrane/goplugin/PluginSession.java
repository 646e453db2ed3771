package dev.terrane.goplugin;

import dev.terrane.goplugin.service.ServiceTable;
import dev.terrane.goplugin.service.StdioBuffer;
import dev.terrane.goplugin.socket.OpenSockets;
import dev.terrane.goplugin.socket.PluginAddress;
import dev.terrane.goplugin.socket.SocketSource;
import dev.terrane.goplugin.socket.SourceServerSocketFactory;
import io.grpc.Attributes;
import io.grpc.InsecureServerCredentials;
import io.grpc.Server;
import io.grpc.ServerTransportFilter;
import io.grpc.okhttp.OkHttpServerBuilder;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// One gRPC server on one source of sockets. It needs nothing of the process, so that a JVM can
/// hold any number of them. Every call runs on a virtual thread of its own.
public final class PluginSession implements AutoCloseable {
  /// Tells connections apart: each call has the same object as the other calls of its connection.
  public static final Attributes.Key<HostConnection> CONNECTION =
      Attributes.Key.create("connection");

  private static final int FLOW_CONTROL_WINDOW = 1 << 20;

  /// Together far below the two seconds after which hosts kill.
  private static final long GRACE_MILLIS = 150;

  private static final long END_MILLIS = 350;

  private final Server server;
  private final SocketSource source;
  private final SessionServices services;
  private final SessionThreads threads;
  private final CountDownLatch shutdown;

  private PluginSession(
      Server server,
      SocketSource source,
      SessionServices services,
      SessionThreads threads,
      CountDownLatch shutdown) {
    this.server = server;
    this.source = source;
    this.services = services;
    this.threads = threads;
    this.shutdown = shutdown;
  }

  /// The threads of a session. Only platform threads wait on its sockets: a virtual thread that
  /// waits on one leaves a thread behind that waits in the system for ever, and for such a thread
  /// the JVM delays its exit by 300 ms, which hosts wait for.
  private record SessionThreads(
      ExecutorService calls, ExecutorService sockets, ScheduledExecutorService timer) {
    static SessionThreads create() {
      // Without numbers in their names, and with a timer that gRPC need not make by reflection:
      // either would put code together that no cache holds.
      var factory = Thread.ofPlatform().daemon().name("plugin-io").factory();
      var timer = new ScheduledThreadPoolExecutor(1, factory);
      timer.setRemoveOnCancelPolicy(true);
      return new SessionThreads(
          Executors.newVirtualThreadPerTaskExecutor(),
          Executors.newCachedThreadPool(factory),
          timer);
    }

    void interruptCalls() {
      calls.shutdownNow();
    }

    void end() {
      calls.shutdownNow();
      sockets.shutdownNow();
      timer.shutdownNow();
    }
  }

  /// Starts to serve.
  ///
  /// @param source where the peers come from; closes with the session
  /// @throws IOException when the source cannot be listened on
  public static PluginSession start(SocketSource source, SessionServices services)
      throws IOException {
    return start(source, services, MessageMemory.ofHeap(() -> {}));
  }

  static PluginSession start(SocketSource source, SessionServices services, MessageMemory memory)
      throws IOException {
    var shutdown = new CountDownLatch(1);
    var threads = SessionThreads.create();
    var sockets = new OpenSockets(threads.timer());
    var transport = new TransportThreads(threads.sockets(), sockets, shutdown::countDown);
    var limit = new MessageLimit(memory, threads.calls(), transport::fail);
    var table =
        new ServiceTable(
            services.plugin(),
            () -> shutDown(services, shutdown),
            services.stdio(),
            services.descriptors());
    // Without credentials of gRPC's: what leaves the source has proven itself. So gRPC's own TLS
    // classes, which read the JVM's whole trust store as they load, are never touched.
    var server =
        builder()
            .socketFactory(new SourceServerSocketFactory(source, sockets))
            .fallbackHandlerRegistry(table)
            .addTransportFilter(new ConnectionFilter())
            .addStreamTracerFactory(limit)
            .intercept(limit)
            .executor(threads.calls())
            .transportExecutor(transport)
            .scheduledExecutorService(threads.timer())
            .maxInboundMessageSize(MessageMemory.LARGEST_MESSAGE)
            .flowControlWindow(FLOW_CONTROL_WINDOW)
            .build()
            .start();
    return new PluginSession(server, source, services, threads, shutdown);
  }

  private static void shutDown(SessionServices services, CountDownLatch shutdown) {
    try {
      services.onShutdown().run();
    } finally {
      shutdown.countDown();
    }
  }

  /// Starts to serve what a plugin's options say. What they say of the process is left aside.
  ///
  /// @param source where the peers come from; closes with the session
  /// @param version the protocol version to serve, one of the options' own
  /// @param stdio what the plugin prints
  /// @param memory what all sessions of this JVM have for requests
  /// @throws IOException when the source cannot be listened on
  /// @throws PluginStartException when the plugin cannot serve, or not this version
  public static PluginSession start(
      SocketSource source,
      PluginOptions options,
      int version,
      StdioBuffer stdio,
      MessageMemory memory)
      throws IOException {
    if (!options.versions().contains(version)) {
      throw new PluginStartException(
          "The provider speaks the protocol in the versions "
              + options.versions()
              + ", not "
              + version
              + ".");
    }
    var services = options.set(version).services();
    return start(source, options.contents(services, stdio), memory);
  }

  private static OkHttpServerBuilder builder() {
    return OkHttpServerBuilder.forPort(
        InetSocketAddress.createUnresolved("plugin", 0), InsecureServerCredentials.create());
  }

  /// Loads what the first session would have to load, for a process that has nothing else to do
  /// while it waits for one.
  public static void prepare() {
    builder().build();
  }

  private static final class ConnectionFilter extends ServerTransportFilter {
    @Override
    public Attributes transportReady(Attributes transport) {
      return transport.toBuilder().set(CONNECTION, new HostConnection()).build();
    }

    /// Without attributes a connection has ended before it was ready.
    @Override
    public void transportTerminated(@Nullable Attributes transport) {
      var connection = transport == null ? null : transport.get(CONNECTION);
      if (connection != null) {
        connection.end();
      }
    }
  }

  /// Where peers connect to.
  public PluginAddress address() {
    return source.address();
  }

  /// Asks for the end, as the host's `Shutdown` does; returns at once.
  public void requestShutdown() {
    shutdown.countDown();
  }

  /// Waits until somebody asks for the end.
  ///
  /// @throws InterruptedException when the waiting thread is interrupted
  public void awaitShutdown() throws InterruptedException {
    shutdown.await();
  }

  /// Ends the session within half a second: no new connections, a moment for answers that are on
  /// their way, then every call is cancelled and its thread interrupted. What the services want to
  /// do at the end comes after that, and takes its own time.
  @Override
  public void close() {
    shutdown.countDown();
    services.stdio().close();
    try {
      endServer();
    } finally {
      services.onEnd().run();
    }
  }

  private void endServer() {
    server.shutdown();
    try {
      if (!server.awaitTermination(GRACE_MILLIS, TimeUnit.MILLISECONDS)) {
        server.shutdownNow();
        threads.interruptCalls();
        server.awaitTermination(END_MILLIS, TimeUnit.MILLISECONDS);
      }
    } catch (InterruptedException e) {
      server.shutdownNow();
      Thread.currentThread().interrupt();
    } finally {
      threads.end();
    }
  }
}
