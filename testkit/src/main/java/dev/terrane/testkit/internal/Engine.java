package dev.terrane.testkit.internal;

import dev.terrane.core.DataSourceCalls;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.schema.Schema;
import java.util.function.Supplier;

/// Runs commands of Terraform with one provider and one configuration of it. Not thread-safe.
public interface Engine {
  /// Runs the commands of a step, and ends what they have started.
  ///
  /// @throws AssertionError if the step fails, with what helps to find the cause, or if a response
  ///   violates a rule of Terraform
  <R> R run(Supplier<R> step);

  /// Declares a resource instance without an object. Its commands are called in [#run].
  ///
  /// @throws IllegalArgumentException if the provider has no such resource
  Instance resource(String typeName, Schema schema);

  /// Validates and reads a data source, in [#run].
  ///
  /// @throws IllegalArgumentException if the provider has no such data source
  DataSourceCalls.Result read(String typeName, Schema schema, CtyValue config);

  /// Creates a root module without files. Its commands are called in [#run].
  ///
  /// @throws IllegalStateException if the engine does not read configurations
  TextModule module();
}
