package dev.terrane.testkit.internal;

import dev.terrane.provider.Log;

/// Creates engines of one kind. Not thread-safe.
public interface EngineFactory extends AutoCloseable {
  /// Creates an engine.
  ///
  /// @param setup the provider
  /// @param log receives its lines, from any thread
  Engine create(ProviderSetup setup, Log log);

  /// Ends what the engines have started.
  @Override
  void close();
}
