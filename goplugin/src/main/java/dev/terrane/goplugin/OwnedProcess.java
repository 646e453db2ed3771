package dev.terrane.goplugin;

import dev.terrane.goplugin.log.CrashReport;
import dev.terrane.goplugin.log.HclogLogger;
import dev.terrane.goplugin.log.JavaLogging;
import dev.terrane.goplugin.process.Interrupts;
import dev.terrane.goplugin.process.ParentWatch;
import dev.terrane.goplugin.process.StandardStreams;
import dev.terrane.goplugin.service.StdioBuffer;
import dev.terrane.goplugin.service.StdioData;
import java.util.function.IntConsumer;

/// Sets up the process of a plugin: standard streams, signals and the watch on the host.
final class OwnedProcess {
  /// The exit code of Go after a panic.
  static final int CRASHED = 2;

  /// The exit code that shells report after SIGTERM.
  static final int TERMINATED = 143;

  static final int ORPHANED = 1;

  private final HclogLogger logger;
  private final ParentWatch parent = ParentWatch.begin();

  OwnedProcess(HclogLogger logger) {
    this.logger = logger;
  }

  /// Must be called first: only the handshake may be written to standard output, and the host
  /// handles Ctrl-C.
  void begin(StdioBuffer stdio) {
    StandardStreams.redirectOut(stdio.stream(StdioData.Channel.STDOUT));
    var server = Thread.currentThread();
    Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> uncaught(server, thread, thrown));
    Interrupts.ignoreInterrupt(count ->
        logger.debug("ignored interrupt " + count + ": the plugin ends when its host requests it"));
  }

  /// Redirects the standard streams after the handshake: the host reads them as a gRPC stream.
  void serving(StdioBuffer stdio, IntConsumer end) {
    JavaLogging.redirectTo(logger.named("java"));
    StandardStreams.redirectErr(stdio.stream(StdioData.Channel.STDERR));
    Interrupts.onTerminate(() -> end.accept(TERMINATED));
    parent.whenGone(() -> end.accept(ORPHANED));
  }

  /// Only logs an uncaught exception, because it must not end other calls. Ends the process if it
  /// is the thread that serves, or the JVM is out of memory.
  private void uncaught(Thread server, Thread thread, Throwable thrown) {
    var fatal = thrown instanceof VirtualMachineError && !(thrown instanceof StackOverflowError);
    if (fatal || thread.equals(server)) {
      CrashReport.write(logger.sink(), thrown);
      Runtime.getRuntime().halt(CRASHED);
    }
    logger.error("uncaught exception in thread " + thread.getName(), thrown);
  }
}
