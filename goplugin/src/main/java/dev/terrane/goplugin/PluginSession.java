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

/// One gRPC server on one source of sockets. It does not use the process, so a JVM can have
/// several. Each call runs on a virtual thread of its own. [#close] ends it.
public final class PluginSession implements AutoCloseable {
  /// The connection of a call: the same object for all calls of one connection.
  public static final Attributes.Key<HostConnection> CONNECTION =
      Attributes.Key.create("connection");

  private static final int FLOW_CONTROL_WINDOW = 1 << 20;

  /// All limits together are much shorter than two seconds, after which hosts kill the plugin.
  private static final long GRACE_MILLIS = 150;

  private static final long END_MILLIS = 350;

  /// The time for the end of a call that has failed for lack of memory.
  private static final long FAILED_CALL_SECONDS = 5;

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

  /// The threads of a session. Only platform threads block on its sockets: a virtual thread would
  /// leave a thread in a system call, which delays the exit of the JVM by 300 ms.
  private record SessionThreads(
      ExecutorService calls, ExecutorService sockets, ScheduledExecutorService timer) {
    static SessionThreads create() {
      // Thread names without numbers, and a timer that gRPC need not create by reflection: both
      // would generate code that the AOT cache cannot hold.
      var factory = Thread.ofPlatform().daemon().name("plugin-io").factory();
      var timer = new ScheduledThreadPoolExecutor(1, factory);
      timer.setRemoveOnCancelPolicy(true);
      return new SessionThreads(
          Executors.newVirtualThreadPerTaskExecutor(),
          Executors.newCachedThreadPool(factory),
          timer);
    }

    void later(Runnable task) {
      var _ = timer.schedule(task, FAILED_CALL_SECONDS, TimeUnit.SECONDS);
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

  /// Starts a session.
  ///
  /// @param source the authenticated connections; closed with the session
  /// @throws IOException when the source cannot accept connections
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
    var limit = new MessageLimit(memory, threads.calls(), threads::later, transport::fail);
    var table =
        new ServiceTable(
            services.plugin(),
            () -> shutDown(services, shutdown),
            services.stdio(),
            services.descriptors());
    // Without gRPC's credentials, because the source authenticates. gRPC's TLS classes would read
    // the trust store of the JVM when they are loaded.
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

  /// Starts a session of a plugin. Options for the process are ignored.
  ///
  /// @param source the authenticated connections; closed with the session
  /// @param version the protocol version to serve, one of the options
  /// @param stdio the standard output and error of the plugin
  /// @param memory limits the requests of all sessions of this JVM
  /// @throws IOException when the source cannot accept connections
  /// @throws PluginStartException when the plugin cannot serve, or does not support this version
  public static PluginSession start(
      SocketSource source,
      PluginOptions options,
      int version,
      StdioBuffer stdio,
      MessageMemory memory)
      throws IOException {
    if (!options.versions().contains(version)) {
      throw new PluginStartException(
          "The provider supports the protocol versions "
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

  /// Loads the classes of a first session in advance, while the process waits for it.
  public static void prepare() {
    builder().build();
  }

  private static final class ConnectionFilter extends ServerTransportFilter {
    @Override
    public Attributes transportReady(Attributes transport) {
      return transport.toBuilder().set(CONNECTION, new HostConnection()).build();
    }

    /// A connection that has ended early has no attributes.
    @Override
    public void transportTerminated(@Nullable Attributes transport) {
      var connection = transport == null ? null : transport.get(CONNECTION);
      if (connection != null) {
        connection.end();
      }
    }
  }

  /// Returns the address of the server.
  public PluginAddress address() {
    return source.address();
  }

  /// Requests the end, as the host's `Shutdown` does. Returns at once.
  public void requestShutdown() {
    shutdown.countDown();
  }

  /// Waits until the end is requested.
  ///
  /// @throws InterruptedException when the waiting thread is interrupted
  public void awaitShutdown() throws InterruptedException {
    shutdown.await();
  }

  /// Ends the session within half a second: it accepts no more connections, waits a moment for
  /// responses, and then cancels the calls and interrupts their threads. Afterwards it runs the
  /// actions of the services, without a limit.
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
