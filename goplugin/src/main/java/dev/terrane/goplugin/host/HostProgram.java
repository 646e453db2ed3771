package dev.terrane.goplugin.host;

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

/// A process that serves a plugin to launchers, and to nobody else.
public final class HostProgram {
  private static final Duration LOOK = Duration.ofMillis(100);

  /// How long sessions may take to end when this process has to.
  private static final int FAREWELL_LOOKS = 15;

  private static final Duration LAST_MOMENT = Duration.ofSeconds(1);

  private static final int REFUSED = 1;

  /// Tells the launcher to do without sharing.
  private static final int NO_PLACE = 3;

  private final HostTerms terms;
  private final HostContext context;
  private final HclogLogger logger;

  private HostProgram(HostTerms terms, HostedPlugin plugin) {
    this.terms = terms;
    var routes = new Routes(StandardStreams.trueErr());
    var stay = new Stay(terms.idle(), terms.age());
    this.context = new HostContext(plugin, System.getenv(), terms.room(), routes, stay);
    this.logger =
        HclogLogger.create(new LogSink(routes.log(), new Secrets()), "java", LogLevel.TRACE);
  }

  /// Serves as standard input says, then ends the process. Never returns.
  ///
  /// @param plugin makes what each launch is served by
  public static void run(HostedPlugin plugin) {
    var exitCode = serve(plugin);
    // An author's shutdown hooks may take their time, but not for ever.
    Thread.ofPlatform().daemon().start(() -> haltSoon(exitCode));
    System.exit(exitCode);
  }

  private static void haltSoon(int exitCode) {
    try {
      Thread.sleep(LAST_MOMENT);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    Runtime.getRuntime().halt(exitCode);
  }

  private static int serve(HostedPlugin plugin) {
    try {
      return new HostProgram(HostTerms.read(System.in), plugin).serve();
    } catch (PluginStartException e) {
      StandardStreams.trueErr().println(e.getMessage());
      return REFUSED;
    } catch (IOException e) {
      StandardStreams.trueErr().println("cannot serve launchers: " + e);
      return NO_PLACE;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return REFUSED;
    }
  }

  private int serve() throws IOException, InterruptedException {
    ownPrints();
    // Launchers wait for the door; on another processor it is the provider's turn meanwhile.
    Thread.ofPlatform().daemon().name("prepare").start(context.plugin()::prepare);
    try (var door = Door.open(terms.proof(), context)) {
      Interrupts.onTerminate(context.stay()::terminate);
      ownLogs();
      // Only a process that the system shows can be watched; sessions end this one in any case.
      var parent = terms.parent().flatMap(ProcessHandle::of);
      while (!isToEnd(parent) && !leave()) {
        door.closeOverdue();
        Thread.sleep(LOOK);
      }
      end(door);
    }
    return 0;
  }

  /// Prints and log lines belong to the launch in which they are made.
  private void ownPrints() {
    StandardStreams.redirectOut(context.routes().printed(StdioData.Channel.STDOUT));
    StandardStreams.redirectErr(context.routes().printed(StdioData.Channel.STDERR));
  }

  private void ownLogs() {
    JavaLogging.redirectTo(logger);
    Thread.setDefaultUncaughtExceptionHandler(this::uncaught);
  }

  /// A thread that dies is no reason to end what others do.
  private void uncaught(Thread thread, Throwable thrown) {
    if (thrown instanceof OutOfMemoryError) {
      context.stay().close();
      CrashReport.write(logger.sink(), thrown);
    }
    logger.error("uncaught exception in thread " + thread.getName(), thrown);
  }

  private boolean isToEnd(Optional<ProcessHandle> parent) {
    return context.stay().isTerminated() || parent.filter(one -> !one.isAlive()).isPresent();
  }

  /// Leaves under the launchers' lock: whoever holds it is on his way here.
  private boolean leave() throws IOException {
    return context.stay().isOver() && context.room().removeUnderLock(context.stay()::closeIfOver);
  }

  /// Nothing outlives the host: what still runs is interrupted, and given up after a moment.
  private void end(Door door) throws IOException, InterruptedException {
    context.stay().close();
    door.cancelAll();
    for (var look = 0; look < FAREWELL_LOOKS && !context.stay().isEmpty(); look++) {
      Thread.sleep(LOOK);
    }
    for (var look = 0; look < FAREWELL_LOOKS; look++) {
      if (context.room().removeUnderLock(() -> true)) {
        return;
      }
      Thread.sleep(LOOK);
    }
    context.room().remove();
  }
}
