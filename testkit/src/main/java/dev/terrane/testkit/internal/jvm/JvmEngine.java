package dev.terrane.testkit.internal.jvm;

import dev.terrane.core.ActionCalls;
import dev.terrane.core.CommandDiagnostics;
import dev.terrane.core.CoreException;
import dev.terrane.core.DataSourceCalls;
import dev.terrane.core.EphemeralResourceCalls;
import dev.terrane.core.ListResourceCalls;
import dev.terrane.core.statestore.StateStoreCalls;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.function.Signature;
import dev.terrane.provider.schema.Schema;
import dev.terrane.testkit.internal.Engine;
import dev.terrane.testkit.internal.Instance;
import dev.terrane.testkit.internal.ListQuery;
import dev.terrane.testkit.internal.PartResult;
import dev.terrane.testkit.internal.StoreCommands;
import dev.terrane.testkit.internal.TextModule;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// Core in Java.
final class JvmEngine implements Engine {
  private final Sessions sessions;

  JvmEngine(Sessions sessions) {
    this.sessions = sessions;
  }

  @Override
  public <R> R run(Supplier<R> step) {
    try {
      return step.get();
    } catch (CoreException e) {
      throw new AssertionError(e.getMessage(), e);
    } finally {
      sessions.close();
    }
  }

  @Override
  public Instance resource(String typeName, Schema schema) {
    return run(() -> new JvmInstance(() -> sessions.core().resource(typeName)));
  }

  @Override
  public DataSourceCalls.Result read(String typeName, Schema schema, CtyValue config) {
    return sessions.core().dataSource(typeName).read(config);
  }

  @Override
  public PartResult call(String name, Signature<?> signature, List<CtyValue> arguments) {
    var result = sessions.core().function(name).call(arguments);
    var function = "provider::" + sessions.provider() + "::" + name;
    var error = result.error().map(one -> FunctionDiagnostics.of(function, signature, one));
    return new PartResult(
        result.value(),
        error.map(one -> new CommandDiagnostics(List.of(one))).orElse(CommandDiagnostics.NONE));
  }

  @Override
  public PartResult open(String typeName, Schema schema, CtyValue config) {
    var result = sessions.core().ephemeralResource(typeName).open(config);
    return result
        .instance()
        .map(opened -> new PartResult(Optional.of(opened.value()), end(result.findings(), opened)))
        .orElseGet(() -> new PartResult(Optional.empty(), result.findings()));
  }

  /// Core renews at the time that the provider has chosen, for which a test does not wait.
  private static CommandDiagnostics end(
      CommandDiagnostics findings, EphemeralResourceCalls.Instance opened) {
    var renewed = opened.renewAt().isPresent() ? findings.and(opened.renew()) : findings;
    return renewed.and(opened.close());
  }

  @Override
  public ActionCalls.Result invoke(String typeName, Schema schema, CtyValue config) {
    return sessions.core().action(typeName).invoke(config);
  }

  @Override
  public ListResourceCalls.Result query(ListQuery query) {
    var options = query.options();
    return sessions
        .core()
        .listResource(query.typeName())
        .list(query.config(), options.includesResource(), options.limit());
  }

  @Override
  public StateStoreCalls stateStore(String typeName) {
    return StateStoreCalls.of(sessions.core(), sessions.configured(), typeName);
  }

  @Override
  public Optional<StoreCommands> storeCommands(String typeName, Schema schema, CtyValue config) {
    return Optional.empty();
  }

  @Override
  public TextModule module() {
    throw new IllegalStateException(
        "Core in Java does not read HCL: run the test on a CLI with -Dterrane.cli=terraform, and"
            + " annotate it with @Needs(CliFeature.HCL).");
  }
}
