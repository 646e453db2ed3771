package dev.terrane.daemon;

import dev.terrane.goplugin.PluginSession;
import dev.terrane.goplugin.PluginStartException;
import dev.terrane.goplugin.PluginStreams;
import dev.terrane.goplugin.log.CrashReport;
import dev.terrane.goplugin.log.LogSink;
import dev.terrane.goplugin.log.Secrets;
import dev.terrane.goplugin.service.StdioBuffer;
import dev.terrane.goplugin.socket.PluginAddress;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;

/// The session of one launch: a gRPC server on the connections that the launcher passes, and the
/// control connection, whose end cancels the session. Created and run by one thread; connections
/// and cancellation come from others. Closes the control connection.
final class LaunchSession {
  /// Exit codes of the launcher.
  private static final byte[] SUCCESS = {0};

  private static final byte[] CANCELLED = {1};

  private final DaemonContext context;
  private final ConnectionRequest.OpenSession request;
  private final ControlConnection control;
  private final SessionSocketSource sockets;
  private final LaunchContext launch;
  private final StdioBuffer stdio;
  private final CountDownLatch ended = new CountDownLatch(1);
  private final AtomicBoolean isReleased = new AtomicBoolean();
  private final Thread runner = Thread.currentThread();
  private volatile Optional<PluginSession> serving = Optional.empty();
  private volatile boolean cancelled;

  /// Must be created by the thread that runs it.
  LaunchSession(
      DaemonContext context, ConnectionRequest.OpenSession request, ControlConnection control) {
    this.context = context;
    this.request = request;
    this.control = control;
    this.sockets = new SessionSocketSource(PluginAddress.of(context.directory().socket()));
    this.stdio = new StdioBuffer();
    var streams =
        new PluginStreams(
            new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8),
            new PrintStream(control.log(), false, StandardCharsets.UTF_8));
    this.launch =
        new LaunchContext(context.environment(), streams, context.lifetime()::refuseSessions);
  }

  /// Adds a connection of the CLI.
  void add(Socket socket) throws IOException {
    sockets.add(socket);
  }

  /// Serves until the CLI shuts the plugin down or the launcher closes the control connection.
  void run() {
    var route = new OutputRouter.Route(control.log(), stdio);
    context.output().attach(route);
    try {
      control.start(request.id());
      Thread.ofPlatform().daemon().name("launcher-" + request.id()).start(this::watchLauncher);
      serve();
    } catch (PluginStartException e) {
      fail(e.getMessage() == null ? e.toString() : e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (Throwable e) {
      // Provider code may throw any exception, and the launcher must report the reason.
      crash(e);
    } finally {
      end();
      context.output().detach(route);
    }
  }

  private void crash(Throwable thrown) {
    if (thrown instanceof OutOfMemoryError) {
      launch.reportOutOfMemory();
    }
    try {
      CrashReport.write(new LogSink(control.log(), new Secrets()), thrown);
    } finally {
      fail("the provider's server failed: " + thrown);
    }
  }

  private void serve() throws IOException, InterruptedException {
    var options = context.plugin().options(launch);
    var version = request.version();
    var memory = context.memory();
    try (var session = PluginSession.start(sockets, options, version, stdio, memory)) {
      serving = Optional.of(session);
      if (cancelled) {
        session.requestShutdown();
      }
      control.send(Frame.READY);
      session.awaitShutdown();
    }
  }

  private void fail(String message) {
    var printed = stdio.drain();
    if (!printed.isEmpty()) {
      control.print(printed);
    }
    control.send(Frame.FAILED, message);
  }

  private void watchLauncher() {
    control.awaitEnd();
    cancel();
  }

  /// Ends the session without a shutdown by the CLI, and interrupts its calls. Does nothing after
  /// its end.
  void cancel() {
    if (ended.getCount() == 0) {
      return;
    }
    cancelled = true;
    launch.cancel();
    serving.ifPresentOrElse(PluginSession::requestShutdown, this::abandonStart);
  }

  /// Does not wait for a provider that is being created, because its constructor may never return.
  private void abandonStart() {
    context.lifetime().refuseSessions();
    runner.interrupt();
    release();
  }

  /// Removes the session from the daemon's lifetime, once.
  void release() {
    if (!isReleased.getAndSet(true)) {
      context.lifetime().endSession();
    }
  }

  private void end() {
    try {
      sockets.close();
    } catch (IOException e) {
      control.print("cannot close the connections of a session: " + e + "\n");
    } finally {
      ended.countDown();
      control.end(cancelled ? CANCELLED : SUCCESS);
    }
  }
}
