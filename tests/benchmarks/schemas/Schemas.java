import dev.terrane.goplugin.client.ClientOptions;
import dev.terrane.goplugin.client.PluginClient;
import dev.terrane.goplugin.handshake.MagicCookie;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Measures providers in turns: from exec to the handshake, and a whole {@code providers schema}.
 *
 * <p>Usage: {@code java Schemas.java CLI ROUNDS NAME=FOLDER...}; a folder holds the executable
 * {@code terraform-provider-wide} and a folder {@code work} that is initialised.
 */
final class Schemas {
  private static final MagicCookie COOKIE =
      new MagicCookie(
          "TF_PLUGIN_MAGIC_COOKIE",
          "d602bf8f470bc67ca7faa0386276bbdd4330efaf76d1a219cb4d6991ca9872b2");

  private Schemas() {}

  public static void main(String[] args) throws Exception {
    var rounds = Integer.parseInt(args[1]);
    var times = new LinkedHashMap<String, List<Double>>();
    // The first round warms the system's cache of files.
    for (var round = 0; round <= rounds; round++) {
      for (var named : List.of(args).subList(2, args.length)) {
        var name = named.substring(0, named.indexOf('='));
        var folder = Path.of(named.substring(name.length() + 1));
        var handshake = handshake(folder);
        var schema = schema(args[0], folder);
        if (round > 0) {
          times
              .computeIfAbsent(name + ", exec to handshake", _ -> new ArrayList<>())
              .add(handshake);
          times.computeIfAbsent(name + ", providers schema", _ -> new ArrayList<>()).add(schema);
        }
      }
    }
    print(times);
  }

  private static double handshake(Path folder) {
    var program = folder.resolve("terraform-provider-wide").toString();
    var options = ClientOptions.builder(List.of(program), COOKIE, Set.of(5, 6));
    var client = PluginClient.start(options.build());
    var millis = client.startTime().toNanos() / 1e6;
    client.stop();
    return millis;
  }

  private static double schema(String cli, Path folder) throws IOException, InterruptedException {
    var work = folder.resolve("work");
    var builder = new ProcessBuilder(cli, "providers", "schema", "-json").directory(work.toFile());
    builder.environment().put("TF_CLI_CONFIG_FILE", folder.resolve("cli.tfrc").toString());
    builder.redirectErrorStream(true).redirectOutput(work.resolve("out.txt").toFile());
    var begin = System.nanoTime();
    if (builder.start().waitFor() != 0) {
      throw new IllegalStateException(Files.readString(work.resolve("out.txt")));
    }
    return (System.nanoTime() - begin) / 1e6;
  }

  private static void print(Map<String, List<Double>> times) {
    times.forEach((what, all) -> {
      var sorted = all.stream().sorted().toList();
      System.out.println(
          String.format(
              Locale.ROOT,
              "%-28s median %6.0f ms   best %6.0f   worst %6.0f   (%d runs)",
              what,
              sorted.get(sorted.size() / 2),
              sorted.getFirst(),
              sorted.getLast(),
              sorted.size()));
    });
  }
}
