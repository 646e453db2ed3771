package dev.terrane.testkit.internal;

import dev.terrane.core.ActionCalls;
import dev.terrane.core.DataSourceCalls;
import dev.terrane.core.ListResourceCalls;
import dev.terrane.core.statestore.StateStoreCalls;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.function.Signature;
import dev.terrane.provider.schema.Schema;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// Runs commands of Terraform with one provider and one configuration of it. Not thread-safe.
public interface Engine {
  /// Runs the commands of a step, and ends what they have started.
  ///
  /// @throws AssertionError if the step fails, with what helps to find the cause, or if a response
  ///   violates a rule of Terraform
  <R> R run(Supplier<R> step);

  /// Runs the commands of a step without a result, like [#run].
  default void perform(Runnable step) {
    run(() -> {
      step.run();
      return true;
    });
  }

  /// Declares a resource instance without an object. Its commands are called in [#run].
  ///
  /// @throws IllegalArgumentException if the provider has no such resource
  Instance resource(String typeName, Schema schema);

  /// Validates and reads a data source, in [#run].
  ///
  /// @throws IllegalArgumentException if the provider has no such data source
  DataSourceCalls.Result read(String typeName, Schema schema, CtyValue config);

  /// Calls a function, in [#run]. What the CLI reports as an error of an argument has the path of
  /// its index.
  ///
  /// @param arguments values of the parameters' types, as many as the function takes
  /// @throws IllegalArgumentException if the provider has no such function
  PartResult call(String name, Signature<?> signature, List<CtyValue> arguments);

  /// Opens and closes an ephemeral resource, in [#run].
  ///
  /// @throws IllegalArgumentException if the provider has no such ephemeral resource
  PartResult open(String typeName, Schema schema, CtyValue config);

  /// Plans and invokes an action, in [#run].
  ///
  /// @throws IllegalArgumentException if the provider has no such action
  ActionCalls.Result invoke(String typeName, Schema schema, CtyValue config);

  /// Lists objects of a resource, in [#run].
  ///
  /// @throws IllegalArgumentException if the provider has no such list resource
  ListResourceCalls.Result query(ListQuery query);

  /// Starts the provider as a command does that uses a state store, in [#run]. Always Core in Java,
  /// also if the other steps run on a CLI.
  ///
  /// @return the store, which is not configured
  /// @throws IllegalArgumentException if the provider has no such state store
  StateStoreCalls stateStore(String typeName);

  /// Declares commands that use a state store; empty if the engine has no such commands.
  ///
  /// @param config the arguments of the store, wholly known
  Optional<StoreCommands> storeCommands(String typeName, Schema schema, CtyValue config);

  /// Creates a root module without files. Its commands are called in [#run].
  ///
  /// @throws IllegalStateException if the engine does not read configurations
  TextModule module();
}
