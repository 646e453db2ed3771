package dev.terrane.testkit.internal.cli;

import dev.terrane.cty.CtyValue;
import dev.terrane.provider.Log;
import dev.terrane.provider.schema.Schema;
import dev.terrane.server.TestServer;
import dev.terrane.testkit.cli.Cli;
import dev.terrane.testkit.cli.CliFeature;
import dev.terrane.testkit.internal.ProviderSetup;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A provider that is served in this JVM from its first use. Not thread-safe.
final class ServedProvider implements AutoCloseable {
  static final String VARIABLE = TestServer.VARIABLE;

  private final ProviderSetup setup;
  private final String name;
  private final Schema schema;
  private final Lazy<TestServer> server;

  ServedProvider(ProviderSetup setup, Log log) {
    this.setup = setup;
    this.name = setup.type().name();
    this.schema = setup.type().schema();
    this.server = new Lazy<>(() -> TestServer.start(setup.type(), setup.environment(), log));
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

  /// The arguments of the `provider` block.
  CtyValue block() {
    return setup.block();
  }

  /// The variables that add options to commands.
  ///
  /// @throws AssertionError if the CLI does not have them
  Map<String, String> options(Cli cli) {
    if (!setup.allowsDeferral()) {
      return Map.of();
    }
    if (!cli.has(CliFeature.DEFERRALS)) {
      throw new AssertionError(
          CliFeature.DEFERRALS + " needs " + CliFeature.DEFERRALS.needs() + "; this is " + cli);
    }
    return Stream.of("plan", "apply", "destroy")
        .collect(Collectors.toMap(command -> "TF_CLI_ARGS_" + command, _ -> "-allow-deferral"));
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
