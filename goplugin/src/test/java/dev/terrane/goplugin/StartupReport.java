package dev.terrane.goplugin;

import dev.terrane.goplugin.client.ClientOptions;
import dev.terrane.goplugin.client.PluginClient;
import dev.terrane.goplugin.testplugin.Calls;
import dev.terrane.goplugin.testplugin.EchoPlugin;
import dev.terrane.goplugin.testplugin.JavaProgram;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// Starts a trivial plugin again and again, and prints how long its handshake, its first call and
/// its end take, and where the time of the last start went. From the root of the project:
///
/// ```
/// mvn -q -pl goplugin test-compile exec:exec -Dexec.executable=java -Dexec.classpathScope=test \
///   -Dexec.args="-cp %classpath dev.terrane.goplugin.StartupReport 20 -XX:+UseSerialGC"
/// ```
///
/// The first argument is the number of starts, all others are options for the plugin's JVM.
public final class StartupReport {
  private StartupReport() {}

  public static void main(String[] args) {
    var rounds = args.length > 0 ? Integer.parseInt(args[0]) : 10;
    var jvmOptions = Arrays.copyOfRange(args, Math.min(1, args.length), args.length);
    var command = JavaProgram.bare(EchoPlugin.class, jvmOptions);
    var handshakes = new ArrayList<Duration>();
    var cpus = new ArrayList<Duration>();
    var calls = new ArrayList<Duration>();
    var ends = new ArrayList<Duration>();
    // The first round warms this side, and the system's cache of files.
    for (var i = 0; i <= rounds; i++) {
      var client = start(command, i == rounds);
      var cpu = client.process().orElseThrow().info().totalCpuDuration().orElse(Duration.ZERO);
      var connected = System.nanoTime();
      Calls.call(client.channel(), "Say", "x");
      var called = System.nanoTime();
      client.stop();
      if (i > 0) {
        handshakes.add(client.startTime());
        cpus.add(cpu);
        calls.add(Duration.ofNanos(called - connected));
        ends.add(Duration.ofNanos(System.nanoTime() - called));
      }
    }
    print("exec to handshake", handshakes);
    print("processor time until then", cpus);
    print("connection and first call", calls);
    print("shutdown to exit", ends);
  }

  private static PluginClient start(List<String> command, boolean trace) {
    var options = ClientOptions.builder(command, EchoPlugin.COOKIE, Set.of(4));
    if (trace) {
      options
          .variable("ECHO_TRACE", "1")
          .logLines(line -> {
            if (!line.startsWith("{")) {
              System.out.println(line);
            }
          });
    }
    return PluginClient.start(options.build());
  }

  private static void print(String what, List<Duration> durations) {
    var millis = durations.stream().mapToDouble(time -> time.toNanos() / 1e6).sorted().toArray();
    System.out.println(
        String.format(
            Locale.ROOT,
            "%-26s median %7.1f ms, best %7.1f ms, worst %7.1f ms (%d starts)",
            what,
            millis[millis.length / 2],
            millis[0],
            millis[millis.length - 1],
            millis.length));
  }
}
