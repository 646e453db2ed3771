package dev.terrane.testkit.core;

import dev.terrane.core.ActionCalls;
import dev.terrane.core.CommandDiagnostics;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Value;
import dev.terrane.provider.action.ActionModel;
import dev.terrane.provider.datasource.DataSourceModel;
import dev.terrane.provider.ephemeral.EphemeralResourceModel;
import dev.terrane.provider.function.FunctionType;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import dev.terrane.testkit.internal.Engine;
import dev.terrane.testkit.internal.PartResult;
import dev.terrane.testkit.internal.ResourceTypes;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/// The steps of parts that leave nothing in the state.
///
/// @param engine runs the commands
/// @param type the provider
record PartSteps(Engine engine, ProviderType<?, ?> type) {
  String typeName(String name) {
    return ResourceTypes.fullName(type, name);
  }

  static CtyValue config(Schema schema, UnaryOperator<Configuration> arguments) {
    return arguments.apply(Configuration.empty(schema)).value();
  }

  <S> S read(DataSourceModel<?, ?, S> model, UnaryOperator<Configuration> arguments) {
    var config = config(model.schema(), arguments);
    return engine.run(() -> {
      var name = typeName(model.name());
      var result = engine.read(name, model.schema(), config);
      Failures.requireOk("reading the data source " + name, result.findings());
      var value =
          result
              .value()
              .orElseThrow(() -> new AssertionError("the data source " + name + " is deferred"));
      return model.views().state().decode((ObjectValue) value);
    });
  }

  <R> Value<R> call(FunctionType<R> function, List<CtyValue> arguments) {
    var step = "the function " + function.name();
    return engine.run(() -> {
      var first = called(function, arguments);
      Failures.requireOk(step, first.findings());
      var second = called(function, arguments);
      Failures.requireOk(step, second.findings());
      if (!first.value().equals(second.value())) {
        throw new AssertionError(
            step
                + ": two calls with the same arguments have different results: "
                + first.value().orElseThrow()
                + ", "
                + second.value().orElseThrow());
      }
      return function.signature().read(first.value().orElseThrow());
    });
  }

  List<Diagnostic> callFails(FunctionType<?> function, List<CtyValue> arguments) {
    return fails("the function " + function.name(), () -> called(function, arguments).findings());
  }

  private PartResult called(FunctionType<?> function, List<CtyValue> arguments) {
    return engine.call(function.name(), function.signature(), arguments);
  }

  <S> S open(EphemeralResourceModel<?, ?, S> model, UnaryOperator<Configuration> arguments) {
    return engine.run(() -> {
      var result = opened(model, arguments);
      Failures.requireOk(name(model), result.findings());
      return model.views().state().decode((ObjectValue) result.value().orElseThrow());
    });
  }

  List<Diagnostic> openFails(
      EphemeralResourceModel<?, ?, ?> model, UnaryOperator<Configuration> arguments) {
    return fails(name(model), () -> opened(model, arguments).findings());
  }

  private String name(EphemeralResourceModel<?, ?, ?> model) {
    return "the ephemeral resource " + typeName(model.name());
  }

  private PartResult opened(
      EphemeralResourceModel<?, ?, ?> model, UnaryOperator<Configuration> arguments) {
    var config = config(model.schema(), arguments);
    return engine.open(typeName(model.name()), model.schema(), config);
  }

  List<String> invoke(ActionModel<?, ?> model, UnaryOperator<Configuration> arguments) {
    return engine.run(() -> {
      var result = invoked(model, arguments);
      Failures.requireOk("the action " + typeName(model.name()), result.findings());
      return result.progress();
    });
  }

  List<Diagnostic> invokeFails(ActionModel<?, ?> model, UnaryOperator<Configuration> arguments) {
    return fails(
        "the action " + typeName(model.name()), () -> invoked(model, arguments).findings());
  }

  private ActionCalls.Result invoked(
      ActionModel<?, ?> model, UnaryOperator<Configuration> arguments) {
    var config = config(model.schema(), arguments);
    return engine.invoke(typeName(model.name()), model.schema(), config);
  }

  /// Runs a step that must report an error.
  List<Diagnostic> fails(String step, Supplier<CommandDiagnostics> commands) {
    return engine
        .run(() -> {
          var findings = commands.get();
          if (findings.ok()) {
            throw new AssertionError(step + " was to fail, but succeeded");
          }
          return findings;
        })
        .all();
  }
}
