package dev.terrane.testkit.internal.jvm;

import dev.terrane.cty.CtyValue;
import dev.terrane.provider.Log;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.testkit.internal.Engine;
import dev.terrane.testkit.internal.EngineFactory;
import java.util.Map;

/// Creates engines in the JVM of the test. They start nothing that outlives a step.
public final class JvmEngines implements EngineFactory {
  @Override
  public Engine create(
      ProviderType<?, ?> type, CtyValue block, Map<String, String> environment, Log log) {
    return new JvmEngine(new Sessions(type, block, environment, log));
  }

  @Override
  public void close() {}
}
