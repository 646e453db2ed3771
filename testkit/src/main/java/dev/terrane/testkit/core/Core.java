package dev.terrane.testkit.core;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.StoredState;
import dev.terrane.provider.datasource.DataSourceModel;
import dev.terrane.provider.resource.ResourceModel;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.testkit.LogLine;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/// Terraform with one provider, inside the JVM of a test. It makes the calls of Terraform's
/// commands, keeps the state, and fails a test where Terraform would report a bug of the provider.
///
/// ```
/// var note = Core.of(new FilesProviderType()).resource(NoteModel.resource());
/// note.apply(in -> in.set(NoteModel.PATH, "a.txt").set(NoteModel.CONTENT, "hi"));
/// assertThat(note.state().sha256()).startsWith("8f43");
/// note.destroy();
/// ```
///
/// Terraform starts a provider for each phase of a command, so that each phase has its own session
/// here, and a field of a resource does not outlive it. A remote side that is kept in memory must
/// belong to the provider's type or to the test. Not thread-safe.
public final class Core {
  private final ProviderType<?, ?> type;
  private final Configuration block;
  private final Map<String, String> environment;
  private final List<LogLine> log;
  private final Sessions sessions;

  private Core(ProviderType<?, ?> type, Configuration block, Map<String, String> environment) {
    this.type = type;
    this.block = block;
    this.environment = environment;
    this.log = Collections.synchronizedList(new ArrayList<>());
    this.sessions =
        new Sessions(
            type,
            block.value(),
            environment,
            (level, message, fields) -> log.add(new LogLine(level, message, fields)));
  }

  /// Uses a provider with an empty `provider` block and no environment variables.
  ///
  /// @param type the generated type of the provider: `new FilesProviderType()`
  /// @return Terraform with this provider
  public static Core of(ProviderType<?, ?> type) {
    return new Core(type, Configuration.empty(type.schema()), Map.of());
  }

  /// Replaces the `provider` block.
  ///
  /// @param arguments sets its arguments
  /// @return Terraform with this block, and without resources
  public Core configured(UnaryOperator<Configuration> arguments) {
    return new Core(type, arguments.apply(Configuration.empty(type.schema())), environment);
  }

  /// Replaces the environment of the provider, for attributes with
  /// [Attribute#defaultFromEnvironment]. Variables of the test's process are not visible to it.
  ///
  /// @param variables names and values
  /// @return Terraform with this environment, and without resources
  public Core inEnvironment(Map<String, String> variables) {
    return new Core(type, block, Map.copyOf(variables));
  }

  /// Declares a resource instance, which does not exist yet.
  ///
  /// @param model the model of the resource: `NoteModel.resource()`
  /// @param <S> the view of the stored state
  /// @return the instance
  /// @throws IllegalArgumentException if the provider has no such resource
  public <S extends StoredState> ResourceInstance<S> resource(
      ResourceModel<?, ?, ?, S, ?, ?> model) {
    return new ResourceInstance<>(sessions, model, typeName(model.name()));
  }

  /// Validates and reads a data source.
  ///
  /// @param model the model of the data source
  /// @param arguments sets its arguments
  /// @param <S> the view of the state
  /// @return the state
  /// @throws IllegalArgumentException if the provider has no such data source
  /// @throws AssertionError if the read fails, or the result violates a rule of Terraform
  public <S> S read(DataSourceModel<?, ?, S> model, UnaryOperator<Configuration> arguments) {
    var config = arguments.apply(Configuration.empty(model.schema())).value();
    return sessions.run(() -> {
      var name = typeName(model.name());
      var result = sessions.core().dataSource(name).read(config);
      Failures.requireOk("reading the data source " + name, result.findings());
      return model.views().state().decode((ObjectValue) result.value().orElseThrow());
    });
  }

  private String typeName(String name) {
    return type.name() + "_" + name;
  }

  /// The lines that the provider has logged, in order.
  ///
  /// @return a copy
  public List<LogLine> log() {
    synchronized (log) {
      return List.copyOf(log);
    }
  }
}
