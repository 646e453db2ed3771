package dev.terrane.benchmarks.calls;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/**
 * The bytes and the CPU time that the JVM has used so far.
 *
 * @param bytes allocated by all threads
 * @param nanos CPU of the process, its compiler and its collector included
 */
record Counters(long bytes, long nanos) {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final OperatingSystemMXBean SYSTEM =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  private static Counters now() {
    return new Counters(THREADS.getTotalThreadAllocatedBytes(), SYSTEM.getProcessCpuTime());
  }

  /** The average of several runs. */
  static Counters each(int runs, Runnable run) {
    var before = now();
    for (var i = 0; i < runs; i++) {
      run.run();
    }
    var after = now();
    return new Counters((after.bytes - before.bytes) / runs, (after.nanos - before.nanos) / runs);
  }
}
