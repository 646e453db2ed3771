package dev.terrane.testkit.internal.cli;

import dev.terrane.provider.Log;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import dev.terrane.server.TestServer;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/// A provider that is served in this JVM from its first use. Not thread-safe.
final class ServedProvider implements AutoCloseable {
  static final String VARIABLE = TestServer.VARIABLE;

  private final String name;
  private final Schema schema;
  private final Lazy<TestServer> server;

  ServedProvider(ProviderType<?, ?> type, Map<String, String> environment, Log log) {
    this.name = type.name();
    this.schema = type.schema();
    this.server = new Lazy<>(() -> TestServer.start(type, environment, log));
  }

  /// The variable with which a CLI finds the provider.
  ///
  /// @param addresses its addresses in the configuration
  Map<String, String> variable(Collection<String> addresses) {
    return Map.of(TestServer.VARIABLE, server.get().value(List.copyOf(addresses)));
  }

  /// The variable for two providers.
  ///
  /// @param other another provider
  /// @param others the addresses of the other provider
  Map<String, String> variable(
      Collection<String> addresses, ServedProvider other, Collection<String> others) {
    var mine = server.get().value(List.copyOf(addresses));
    var theirs = other.server.get().value(List.copyOf(others));
    // Both are JSON objects.
    var both = mine.substring(0, mine.length() - 1) + "," + theirs.substring(1);
    return Map.of(TestServer.VARIABLE, both);
  }

  String name() {
    return name;
  }

  /// The schema of the `provider` block.
  Schema schema() {
    return schema;
  }

  @Override
  public void close() {
    server.ifCreated().ifPresent(TestServer::close);
  }
}
