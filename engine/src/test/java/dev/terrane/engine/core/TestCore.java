package dev.terrane.engine.core;

import dev.terrane.cty.CtyValue;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.datasource.ReadDataSource;
import dev.terrane.engine.datasource.ValidateDataResourceConfig;
import dev.terrane.engine.journal.Journal;
import dev.terrane.engine.provider.ConfigureProvider;
import dev.terrane.engine.provider.ValidateProviderConfig;
import dev.terrane.engine.rules.Notation;
import dev.terrane.engine.session.Session;
import dev.terrane.engine.session.SessionContext;
import dev.terrane.provider.schema.ProviderType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/// Terraform, small: one provider block and the instances that use it. Each phase has a session of
/// its own, as each phase of Terraform starts the provider anew.
public final class TestCore {
  static final ClientCapabilities CAPABILITIES = new ClientCapabilities(false, true, true, true);

  private final ProviderType<?, ?> type;
  private final List<String> log = Collections.synchronizedList(new ArrayList<>());
  private Supplier<Journal> journal = Journal::none;
  private String config = "{}";
  private Map<String, String> environment = Map.of();

  private TestCore(ProviderType<?, ?> type) {
    this.type = type;
  }

  /// Uses a provider, with nothing in its block.
  public static TestCore of(ProviderType<?, ?> type) {
    return new TestCore(type);
  }

  /// Writes the provider block anew.
  ///
  /// @param written in [Notation]
  public TestCore configure(String written) {
    config = written;
    return this;
  }

  /// Starts providers with some variables.
  public TestCore inEnvironment(Map<String, String> variables) {
    environment = variables;
    return this;
  }

  /// Writes created objects down.
  ///
  /// @param journals makes the journal of each session
  public TestCore journaling(Supplier<Journal> journals) {
    journal = journals;
    return this;
  }

  /// An instance that does not exist yet.
  public TestInstance resource(String typeName) {
    return new TestInstance(this, typeName);
  }

  /// Every line that the provider logged.
  public List<String> log() {
    return List.copyOf(log);
  }

  /// A provider process that is not configured.
  public Session start() {
    return new Session(
        type,
        (level, message, fields) -> log.add(level + " " + message + " " + fields),
        SessionContext.empty()
            .with(name -> Optional.ofNullable(environment.get(name)))
            .with(journal.get()));
  }

  /// A provider process that is configured, like it or not.
  Session session() {
    var session = start();
    configure(session).orRefuse("configure");
    return session;
  }

  /// Validates and configures, as far as it comes.
  public Findings configure(Session session) {
    var sent = DynamicValue.of(providerConfig(), type.schema().type());
    var findings = validate(session);
    if (!findings.ok()) {
      return findings;
    }
    var request = new ConfigureProvider.Request("1.16.0", sent, CAPABILITIES);
    return findings.and(new Findings(new ConfigureProvider(session).run(request).diagnostics()));
  }

  /// Validates the provider block.
  public Findings validate(Session session) {
    var sent = DynamicValue.of(providerConfig(), type.schema().type());
    var request = new ValidateProviderConfig.Request(sent);
    return new Findings(new ValidateProviderConfig(session).run(request).diagnostics());
  }

  private CtyValue providerConfig() {
    return Notation.object(type.schema().members(), config);
  }

  /// Reads a data source, and wants no finding but warnings.
  ///
  /// @param written its configuration in [Notation]
  public CtyValue data(String typeName, String written) {
    var session = session();
    var found = readData(session, typeName, written);
    new Findings(found.diagnostics()).orRefuse("data " + typeName);
    return found.state().decode(Schemas.dataSource(session, typeName).type());
  }

  /// Validates and reads a data source, and reports what was found on the way.
  public Findings dataFindings(String typeName, String written) {
    return new Findings(readData(session(), typeName, written).diagnostics());
  }

  private static ReadDataSource.Response readData(
      Session session, String typeName, String written) {
    var schema = Schemas.dataSource(session, typeName);
    var sent = DynamicValue.of(Notation.object(schema.members(), written), schema.type());
    var validated =
        new ValidateDataResourceConfig(session)
            .run(new ValidateDataResourceConfig.Request(typeName, sent));
    if (!new Findings(validated.diagnostics()).ok()) {
      return new ReadDataSource.Response(
          DynamicValue.ABSENT, java.util.Optional.empty(), validated.diagnostics());
    }
    return new ReadDataSource(session)
        .run(new ReadDataSource.Request(typeName, sent, CAPABILITIES));
  }
}
