package dev.terrane.testkit.internal;

import dev.terrane.cty.CtyValue;
import dev.terrane.provider.Log;
import dev.terrane.provider.schema.ProviderType;
import java.util.Map;

/// Creates engines of one kind. Not thread-safe.
public interface EngineFactory extends AutoCloseable {
  /// Creates an engine.
  ///
  /// @param type the provider
  /// @param block its `provider` block
  /// @param environment the variables that are visible to it
  /// @param log receives its lines, from any thread
  Engine create(ProviderType<?, ?> type, CtyValue block, Map<String, String> environment, Log log);

  /// Ends what the engines have started.
  @Override
  void close();
}
