package dev.terrane.goplugin.host;

import dev.terrane.goplugin.PluginSession;
import dev.terrane.goplugin.PluginStartException;
import dev.terrane.goplugin.PluginStreams;
import dev.terrane.goplugin.host.ControlLine.Frame;
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

/// What this process is to one launch: a server of its own, a control line that ends it, and the
/// connections that its launcher hands in.
final class HostedSession {
  /// Exit codes of the launcher: after a regular end, and when this process ended the session.
  private static final byte[] REGULAR = {0};

  private static final byte[] ENDED_HERE = {1};

  private final HostContext context;
  private final Announcement.NewSession announced;
  private final ControlLine control;
  private final Visitors visitors;
  private final HostedLaunch launch;
  private final StdioBuffer stdio;
  private final CountDownLatch over = new CountDownLatch(1);
  private final AtomicBoolean hasLeft = new AtomicBoolean();
  private final Thread maker = Thread.currentThread();
  private volatile Optional<PluginSession> serving = Optional.empty();
  private volatile boolean cancelled;

  /// To be made by the thread that runs it.
  HostedSession(HostContext context, Announcement.NewSession announced, ControlLine control) {
    this.context = context;
    this.announced = announced;
    this.control = control;
    this.visitors = new Visitors(PluginAddress.of(context.room().socket()));
    this.stdio = new StdioBuffer();
    var streams =
        new PluginStreams(
            new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8),
            new PrintStream(control.log(), false, StandardCharsets.UTF_8));
    this.launch = new HostedLaunch(context.environment(), streams, context.stay()::close);
  }

  /// A connection of the host.
  void add(Socket socket) throws IOException {
    visitors.add(socket);
  }

  /// Serves until the host asks for the end or the launcher goes.
  void run() {
    var route = new Routes.Route(control.log(), stdio);
    context.routes().enter(route);
    try {
      control.start(announced.id());
      Thread.ofPlatform().daemon().name("launcher-" + announced.id()).start(this::watchLauncher);
      serve();
    } catch (PluginStartException e) {
      fail(e.getMessage() == null ? e.toString() : e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (Throwable e) {
      // Whatever the author's code throws: only so its launcher learns why.
      crash(e);
    } finally {
      end();
      context.routes().leave(route);
    }
  }

  private void crash(Throwable thrown) {
    if (thrown instanceof OutOfMemoryError) {
      launch.exhausted();
    }
    try {
      CrashReport.write(new LogSink(control.log(), new Secrets()), thrown);
    } finally {
      fail("the provider's server failed: " + thrown);
    }
  }

  private void serve() throws IOException, InterruptedException {
    var options = context.plugin().options(launch);
    var version = announced.version();
    var memory = context.memory();
    try (var session = PluginSession.start(visitors, options, version, stdio, memory)) {
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

  /// Ends the session although its host did not ask for it: calls are interrupted at once. Does
  /// nothing to a session that is over.
  void cancel() {
    if (over.getCount() == 0) {
      return;
    }
    cancelled = true;
    launch.cancel();
    serving.ifPresentOrElse(PluginSession::requestShutdown, this::giveUp);
  }

  /// A provider that is not made yet may never be; nobody waits for it in this process any more.
  private void giveUp() {
    context.stay().close();
    maker.interrupt();
    leave();
  }

  /// Is no reason any more for this process to stay.
  void leave() {
    if (!hasLeft.getAndSet(true)) {
      context.stay().leave();
    }
  }

  private void end() {
    try {
      visitors.close();
    } catch (IOException e) {
      control.print("cannot close a session: " + e + "\n");
    } finally {
      over.countDown();
      control.end(cancelled ? ENDED_HERE : REGULAR);
    }
  }
}
