package dev.terrane.testkit.internal.jvm;

import dev.terrane.provider.Log;
import dev.terrane.testkit.internal.Engine;
import dev.terrane.testkit.internal.EngineFactory;
import dev.terrane.testkit.internal.ProviderSetup;

/// Creates engines in the JVM of the test. They start nothing that outlives a step.
public final class JvmEngines implements EngineFactory {
  @Override
  public Engine create(ProviderSetup setup, Log log) {
    return new JvmEngine(new Sessions(setup, log));
  }

  @Override
  public void close() {}
}
