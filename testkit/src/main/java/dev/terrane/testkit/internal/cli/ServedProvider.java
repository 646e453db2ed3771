package dev.terrane.testkit.internal.cli;

import dev.terrane.cty.CtyValue;
import dev.terrane.provider.Log;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import dev.terrane.server.TestServer;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

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
    return Map.of(VARIABLE, server.get().value(List.copyOf(addresses)));
  }

  /// The variable for two providers.
  ///
  /// @param other another provider
  /// @param address the address of the other provider
  Map<String, String> variable(Collection<String> addresses, ServedProvider other, String address) {
    var all = new TreeMap<>(entries(addresses));
    all.putAll(other.entries(List.of(address)));
    var value = CtyValue.object(all);
    return Map.of(VARIABLE, new Document(value).json());
  }

  /// The entries of the JSON object in the variable.
  private Map<String, CtyValue> entries(Collection<String> addresses) {
    var document = Document.of(server.get().value(List.copyOf(addresses)));
    return document.names().stream()
        .collect(Collectors.toMap(name -> name, name -> document.at(name).value()));
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
