package dev.terrane.tests.core;

import dev.terrane.core.ActionCalls;
import dev.terrane.core.CommandDiagnostics;
import dev.terrane.core.Core;
import dev.terrane.core.CoreOptions;
import dev.terrane.core.DataSourceCalls;
import dev.terrane.core.ListResourceCalls;
import dev.terrane.core.ProviderStarter;
import dev.terrane.core.statestore.StateStoreCalls;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.journal.Journal;
import dev.terrane.engine.rules.Notation;
import dev.terrane.engine.session.Session;
import dev.terrane.engine.session.SessionContext;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.SessionEndpoint;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/// Terraform with one provider block and the instances that use it. Each phase has its own session,
/// because each phase of Terraform starts the provider again.
public final class TestCore {
  private final ProviderType<?, ?> type;
  private Core core;
  private final List<String> log = Collections.synchronizedList(new ArrayList<>());
  private Supplier<Journal> journal = Journal::none;
  private String config = "{}";
  private Map<String, String> environment = Map.of();

  private TestCore(ProviderType<?, ?> type) {
    this.type = type;
    this.core = core(CoreOptions.TERRAFORM_1_16);
  }

  /// Uses a provider, with nothing in its block.
  public static TestCore of(ProviderType<?, ?> type) {
    return new TestCore(type);
  }

  /// Replaces the provider block.
  ///
  /// @param written in [Notation]
  public TestCore configure(String written) {
    config = written;
    return this;
  }

  /// Uses a module with a `provider_meta` block, for the instances that are created afterwards.
  ///
  /// @param written in [Notation]
  public TestCore providerMeta(String written) {
    var schema = type.meta().orElseThrow().schema();
    var block = Notation.object(schema.members(), written);
    core = core(CoreOptions.TERRAFORM_1_16.withProviderMeta(block));
    return this;
  }

  private Core core(CoreOptions options) {
    return new Core(new Sessions(), options);
  }

  /// Starts providers with some variables.
  public TestCore inEnvironment(Map<String, String> variables) {
    environment = variables;
    return this;
  }

  /// Records created objects in a journal.
  ///
  /// @param journals makes the journal of each session
  public TestCore journaling(Supplier<Journal> journals) {
    journal = journals;
    return this;
  }

  /// An instance that does not exist yet.
  public TestInstance resource(String typeName) {
    return new TestInstance(core.resource(typeName));
  }

  /// A list resource.
  public ListResourceCalls listResource(String typeName) {
    return core.listResource(typeName);
  }

  /// An action.
  public ActionCalls action(String typeName) {
    return core.action(typeName);
  }

  /// A state store in a session.
  public StateStoreCalls stateStore(Session session, String typeName) {
    return StateStoreCalls.of(core, new SessionEndpoint(session), typeName);
  }

  /// Core with one configured provider for all phases, which the test can stop.
  public Core in(Session session) {
    return new Core(new OneSession(new SessionEndpoint(session)), CoreOptions.TERRAFORM_1_16);
  }

  private record OneSession(Endpoint started) implements ProviderStarter {
    @Override
    public Endpoint configured() {
      return started;
    }
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

  /// Validates and configures; an error of validation ends it.
  public CommandDiagnostics configure(Session session) {
    return configure(new SessionEndpoint(session));
  }

  private CommandDiagnostics configure(Endpoint provider) {
    var findings = core.validate(provider, providerConfig());
    return findings.ok() ? findings.and(core.configure(provider, providerConfig())) : findings;
  }

  /// Validates the provider block.
  public CommandDiagnostics validate(Session session) {
    return core.validate(new SessionEndpoint(session), providerConfig());
  }

  private CtyValue providerConfig() {
    return Notation.object(type.schema().members(), config);
  }

  /// Reads a data source; an error fails the test.
  ///
  /// @param written its configuration in [Notation]
  public CtyValue data(String typeName, String written) {
    var result = read(typeName, written);
    return result
        .value()
        .orElseThrow(() -> new AssertionError("data " + typeName + " failed:" + result.findings()));
  }

  /// Validates and reads a data source.
  ///
  /// @param written its configuration in [Notation]
  /// @return the diagnostics
  public CommandDiagnostics dataFindings(String typeName, String written) {
    return read(typeName, written).findings();
  }

  private DataSourceCalls.Result read(String typeName, String written) {
    var source = core.dataSource(typeName);
    return source.read(Notation.object(source.schema().members(), written));
  }

  static void requireOk(String step, CommandDiagnostics findings) {
    if (!findings.ok()) {
      throw new AssertionError(step + " failed:" + findings);
    }
  }

  /// A session for each phase.
  private final class Sessions implements ProviderStarter {
    @Override
    public Endpoint started() {
      return new SessionEndpoint(start());
    }

    @Override
    public Endpoint configured() {
      var provider = started();
      requireOk("configure", configure(provider));
      return provider;
    }
  }
}
