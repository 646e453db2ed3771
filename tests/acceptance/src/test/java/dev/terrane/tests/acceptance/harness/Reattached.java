package dev.terrane.tests.acceptance.harness;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// A provider that runs on its own and serves any number of commands, as under a debugger.
public final class Reattached implements AutoCloseable {
  private static final Pattern LINE = Pattern.compile("TF_REATTACH_PROVIDERS='([^']+)'");

  private final Running running;

  private Reattached(Running running) {
    this.running = running;
  }

  /// Starts the provider and waits until it prints its address.
  public static Reattached start(ProviderPackage provider, Protocol protocol) {
    var environment = new HashMap<>(protocol.environment());
    environment.putAll(Map.of("TERRANE_JAVA", System.getProperty("java.home")));
    var command = List.of(provider.executable().toString(), "reattach", provider.address());
    var directory = Path.of(System.getProperty("java.io.tmpdir"));
    var running = Running.start(command, directory, environment);
    running.until("TF_REATTACH_PROVIDERS", () -> find(running).isPresent());
    return new Reattached(running);
  }

  private static Optional<String> find(Running running) {
    var matcher = LINE.matcher(running.stdout() + running.stderr());
    return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
  }

  String variable() {
    return find(running).orElseThrow();
  }

  @Override
  public void close() {
    running.kill();
    running.await();
  }
}
