package dev.terrane.testkit.internal.cli;

import dev.terrane.provider.Log;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.server.TestServer;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A provider that is served in this JVM from its first use. Not thread-safe.
final class ServedProvider implements AutoCloseable {
  private final ProviderType<?, ?> type;
  private final Map<String, String> environment;
  private final Log log;
  private @Nullable TestServer server;

  ServedProvider(ProviderType<?, ?> type, Map<String, String> environment, Log log) {
    this.type = type;
    this.environment = environment;
    this.log = log;
  }

  /// The variable with which a CLI finds the provider.
  ///
  /// @param addresses its addresses in the configuration
  Map<String, String> variable(Collection<String> addresses) {
    var running = server;
    if (running == null) {
      running = TestServer.start(type, environment, log);
      server = running;
    }
    return Map.of(TestServer.VARIABLE, running.value(List.copyOf(addresses)));
  }

  String name() {
    return type.name();
  }

  @Override
  public void close() {
    if (server != null) {
      server.close();
    }
  }
}
