package dev.terrane.daemon;

import dev.terrane.goplugin.PluginStartException;
import dev.terrane.goplugin.log.CrashReport;
import dev.terrane.goplugin.log.HclogLogger;
import dev.terrane.goplugin.log.JavaLogging;
import dev.terrane.goplugin.log.LogLevel;
import dev.terrane.goplugin.log.LogSink;
import dev.terrane.goplugin.log.Secrets;
import dev.terrane.goplugin.process.Interrupts;
import dev.terrane.goplugin.process.StandardStreams;
import dev.terrane.goplugin.service.StdioData;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;

/// The main program of the daemon: serves a plugin to authenticated launchers until the end of its
/// lifetime, and then ends the process.
public final class Daemon {
  private static final Duration POLL_INTERVAL = Duration.ofMillis(100);

  /// How often the daemon polls for the end of cancelled sessions, and then for the lock.
  private static final int END_POLLS = 15;

  private static final Duration HALT_TIMEOUT = Duration.ofSeconds(1);

  private static final int EXIT_FAILED = 1;

  /// The exit code after which the launcher starts a JVM that it does not share.
  static final int EXIT_NO_SOCKET = 3;

  private final DaemonOptions options;
  private final DaemonContext context;
  private final HclogLogger logger;

  private Daemon(DaemonOptions options, DaemonPlugin plugin) {
    this.options = options;
    var output = new OutputRouter(StandardStreams.trueErr());
    var lifetime = new Lifetime(options.idle(), options.maxAge());
    this.context =
        new DaemonContext(plugin, System.getenv(), options.directory(), output, lifetime);
    this.logger =
        HclogLogger.create(new LogSink(output.log(), new Secrets()), "java", LogLevel.TRACE);
  }

  /// Reads the options from standard input, serves, and ends the process. Never returns.
  ///
  /// @param plugin the plugin to serve
  public static void run(DaemonPlugin plugin) {
    var exitCode = serve(plugin);
    // Limits the time of shutdown hooks of provider code.
    Thread.ofPlatform().daemon().start(() -> haltLater(exitCode));
    System.exit(exitCode);
  }

  private static void haltLater(int exitCode) {
    try {
      Thread.sleep(HALT_TIMEOUT);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    Runtime.getRuntime().halt(exitCode);
  }

  private static int serve(DaemonPlugin plugin) {
    try {
      return new Daemon(DaemonOptions.read(System.in), plugin).serve();
    } catch (PluginStartException e) {
      StandardStreams.trueErr().println(e.getMessage());
      return EXIT_FAILED;
    } catch (IOException e) {
      StandardStreams.trueErr().println("cannot serve launchers: " + e);
      return EXIT_NO_SOCKET;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return EXIT_FAILED;
    }
  }

  private int serve() throws IOException, InterruptedException {
    redirectPrints();
    // Runs on another processor, because launchers wait for the socket.
    Thread.ofPlatform().daemon().name("prepare").start(context.plugin()::prepare);
    try (var server = LauncherServer.open(options.secret(), context)) {
      Interrupts.onTerminate(context.lifetime()::terminate);
      redirectLogs();
      // A parent in another PID namespace is not visible here; then sessions alone end the daemon.
      var parent = options.parent().flatMap(ProcessHandle::of);
      while (!isTerminated(parent) && !deleteIfExpired()) {
        server.closeOverdue();
        Thread.sleep(POLL_INTERVAL);
      }
      end(server);
    }
    return 0;
  }

  private void redirectPrints() {
    StandardStreams.redirectOut(context.output().printed(StdioData.Channel.STDOUT));
    StandardStreams.redirectErr(context.output().printed(StdioData.Channel.STDERR));
  }

  private void redirectLogs() {
    JavaLogging.redirectTo(logger);
    Thread.setDefaultUncaughtExceptionHandler(this::logUncaught);
  }

  /// Only logs an uncaught exception, because it must not end other sessions.
  private void logUncaught(Thread thread, Throwable thrown) {
    if (thrown instanceof OutOfMemoryError) {
      context.lifetime().refuseSessions();
      CrashReport.write(logger.sink(), thrown);
    }
    logger.error("uncaught exception in thread " + thread.getName(), thrown);
  }

  private boolean isTerminated(Optional<ProcessHandle> parent) {
    return context.lifetime().isTerminated() || parent.filter(one -> !one.isAlive()).isPresent();
  }

  /// Deletes the files under the lock: a launcher that holds it is about to open a session.
  private boolean deleteIfExpired() throws IOException {
    var lifetime = context.lifetime();
    return lifetime.isExpired() && context.directory().deleteUnderLock(lifetime::refuseIfExpired);
  }

  /// Cancels running sessions, waits for them for a limited time, and deletes the files.
  private void end(LauncherServer server) throws IOException, InterruptedException {
    context.lifetime().refuseSessions();
    server.cancelAll();
    for (var poll = 0; poll < END_POLLS && !context.lifetime().hasNoSessions(); poll++) {
      Thread.sleep(POLL_INTERVAL);
    }
    for (var poll = 0; poll < END_POLLS; poll++) {
      if (context.directory().deleteUnderLock(() -> true)) {
        return;
      }
      Thread.sleep(POLL_INTERVAL);
    }
    context.directory().delete();
  }
}
