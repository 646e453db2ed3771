import dev.terrane.goplugin.client.ClientOptions;
import dev.terrane.goplugin.client.PluginClient;
import dev.terrane.goplugin.handshake.MagicCookie;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;

/**
 * Measures the start of a provider: from the exec of its program to its handshake, with mutual TLS
 * as in CLIs, and a whole {@code providers schema} in comparison with {@code version}, which starts
 * no provider. The two commands alternate, so that a noisy machine slows both.
 */
final class Startup {
  private static final MagicCookie COOKIE =
      new MagicCookie(
          "TF_PLUGIN_MAGIC_COOKIE",
          "d602bf8f470bc67ca7faa0386276bbdd4330efaf76d1a219cb4d6991ca9872b2");

  private final Path provider;
  private final String cli;
  private final Path work;

  private Startup(Path provider, String cli, Path work) {
    this.provider = provider;
    this.cli = cli;
    this.work = work;
  }

  public static void main(String[] args) throws Exception {
    var rounds = Integer.parseInt(args[3]);
    new Startup(Path.of(args[0]), args[1], Path.of(args[2])).run(rounds);
  }

  private void run(int rounds) throws Exception {
    var handshakes = new ArrayList<Double>();
    var schemas = new ArrayList<Double>();
    var versions = new ArrayList<Double>();
    // The first round warms the system's cache of files.
    for (var i = 0; i <= rounds; i++) {
      var handshake = handshake();
      var schema = millis(() -> command("providers", "schema", "-json"));
      var version = millis(() -> command("version"));
      if (i > 0) {
        handshakes.add(handshake);
        schemas.add(schema);
        versions.add(version);
      }
    }
    print("exec to handshake", handshakes);
    print("providers schema", schemas);
    print("version (no provider)", versions);
  }

  private double handshake() {
    var options = ClientOptions.builder(List.of(provider.toString()), COOKIE, Set.of(5, 6));
    var client = PluginClient.start(options.build());
    var millis = client.startTime().toNanos() / 1e6;
    client.stop();
    return millis;
  }

  private Void command(String... arguments) throws IOException, InterruptedException {
    var command = new ArrayList<>(List.of(cli));
    command.addAll(List.of(arguments));
    var process =
        new ProcessBuilder(command)
            .directory(work.toFile())
            .redirectOutput(Files.createTempFile(work, "out", ".txt").toFile())
            .redirectErrorStream(true)
            .start();
    if (process.waitFor() != 0) {
      throw new IllegalStateException(command + " failed; see " + work);
    }
    return null;
  }

  private static double millis(Callable<Void> task) throws Exception {
    var begin = System.nanoTime();
    task.call();
    return (System.nanoTime() - begin) / 1e6;
  }

  private static void print(String what, List<Double> all) {
    var sorted = all.stream().sorted().toList();
    System.out.println(
        String.format(
            Locale.ROOT,
            "%-22s median %6.0f ms   best %6.0f   worst %6.0f   (%d runs)",
            what,
            sorted.get(sorted.size() / 2),
            sorted.getFirst(),
            sorted.getLast(),
            sorted.size()));
  }
}
