package dev.terrane.benchmarks.lifecycles;

import com.sun.management.OperatingSystemMXBean;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.testkit.TestProvider;
import dev.terrane.testkit.core.Configuration;
import dev.terrane.testkit.core.Core;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Prints the time and the CPU that a new JVM takes for a number of life cycles: from its start to
 * the end of the last one. Each creates a machine, changes it, imports it by its id and by its
 * identity, and destroys it, with all checks of these steps.
 */
final class LifeCycles {
  private static final int COUNT = 1_000;

  private LifeCycles() {}

  /** Runs the given number of life cycles; without an argument, 1,000. */
  public static void main(String[] args) {
    var count = args.length == 0 ? COUNT : Integer.parseInt(args[0]);
    try (var core =
        Core.of(new TestProvider<>("benchmark", new ConcurrentHashMap<>(), new Machine()))) {
      for (var i = 0; i < count; i++) {
        live(core, "machine-" + i);
      }
    }
    var started = ManagementFactory.getRuntimeMXBean().getStartTime();
    var system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    System.out.printf(
        "%d ms, CPU %d ms%n",
        System.currentTimeMillis() - started, system.getProcessCpuTime() / 1_000_000);
  }

  private static void live(Core core, String name) {
    var machine = core.resource(new Machine());
    machine.apply(in -> first(in, name));
    machine.apply(in -> second(in, name));
    machine.importsById(name).importsByIdentity().destroy();
  }

  private static Configuration first(Configuration in, String name) {
    return in.set(Machine.NAME, name)
        .set(Machine.REGION, "north")
        .set(Machine.IMAGE, "linux")
        .set(Machine.PASSWORD, "secret")
        .set(Machine.CORES, 2)
        .set(Machine.MEMORY, 4096L)
        .set(Machine.ENABLED, true)
        .set(Machine.KEYS, List.of("a", "b"))
        .set(Machine.GROUPS, Set.of("web", "test"))
        .set(Machine.LABELS, Map.of("owner", "x", "stage", "y"))
        .set(Machine.DISKS, List.of(disk("a", 10), disk("b", 20)))
        .set(Machine.VOLUMES, List.of(disk("c", 30)));
  }

  private static Configuration second(Configuration in, String name) {
    return first(in, name)
        .unset(Machine.IMAGE)
        .set(Machine.NOTE, "changed")
        .set(Machine.SIZE, "large")
        .set(Machine.CORES, 4)
        .set(Machine.KEYS, List.of("b", "c"))
        .set(Machine.SWAP, disk("d", 40))
        .set(Machine.VOLUMES, List.of(disk("c", 50), disk("e", 60)));
  }

  private static ObjectView disk(String path, int capacity) {
    return ObjectView.EMPTY.with(Machine.PATH, path).with(Machine.CAPACITY, capacity);
  }
}
