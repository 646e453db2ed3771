package dev.terrane.testkit.internal.jvm;

import dev.terrane.core.CoreException;
import dev.terrane.core.DataSourceCalls;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.schema.Schema;
import dev.terrane.testkit.internal.Engine;
import dev.terrane.testkit.internal.Instance;
import dev.terrane.testkit.internal.TextModule;
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
  public TextModule module() {
    throw new IllegalStateException(
        "Core in Java does not read HCL: run the test on a CLI with -Dterrane.cli=terraform, and"
            + " annotate it with @Needs(CliFeature.HCL).");
  }
}
