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

/// What a plugin does with the process it has for itself.
final class OwnedProcess {
  /// As Go's runtime ends after a panic.
  static final int CRASHED = 2;

  /// As a shell reports a process that SIGTERM ended.
  static final int TERMINATED = 143;

  static final int ORPHANED = 1;

  private final HclogLogger logger;
  private final ParentWatch parent = ParentWatch.begin();

  OwnedProcess(HclogLogger logger) {
    this.logger = logger;
  }

  /// From the first moment: nothing but the handshake may reach standard output, and Ctrl-C is the
  /// host's affair.
  void begin(StdioBuffer stdio) {
    StandardStreams.redirectOut(stdio.stream(StdioData.Channel.STDOUT));
    var server = Thread.currentThread();
    Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> uncaught(server, thread, thrown));
    Interrupts.ignoreInterrupt(
        count -> logger.debug("ignored an interrupt: the host decides (number " + count + ")"));
  }

  /// From the handshake on the host reads what is printed as a stream of its own.
  void serving(StdioBuffer stdio, IntConsumer end) {
    JavaLogging.redirectTo(logger.named("java"));
    StandardStreams.redirectErr(stdio.stream(StdioData.Channel.STDERR));
    Interrupts.onTerminate(() -> end.accept(TERMINATED));
    parent.whenGone(() -> end.accept(ORPHANED));
  }

  /// A thread of a library that dies is no reason to end what others do; the thread that serves,
  /// and a JVM that is out of memory, are.
  private void uncaught(Thread server, Thread thread, Throwable thrown) {
    var fatal = thrown instanceof VirtualMachineError && !(thrown instanceof StackOverflowError);
    if (fatal || thread.equals(server)) {
      CrashReport.write(logger.sink(), thrown);
      Runtime.getRuntime().halt(CRASHED);
    }
    logger.error("uncaught exception in thread " + thread.getName(), thrown);
  }
}
