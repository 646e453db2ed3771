package dev.terrane.tests.acceptance.harness;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/// Providers that run until the last test has ended, one for each package and protocol, so that
/// commands need not start them. A test gets this in its constructor by [Injected].
public final class RunningProviders implements AutoCloseable {
  private record Key(ProviderPackage provider, Protocol protocol) {}

  private final Map<Key, Reattached> running = new ConcurrentHashMap<>();

  private RunningProviders() {}

  /// Makes a workspace that uses the running provider.
  ///
  /// @param scratch an empty directory
  public Workspace attach(Cli cli, Path scratch, ProviderPackage provider, Protocol protocol) {
    var key = new Key(provider, protocol);
    var attached =
        running.computeIfAbsent(key, wanted -> Reattached.start(wanted.provider, wanted.protocol));
    return Workspace.attached(cli, scratch, attached);
  }

  @Override
  public void close() {
    running.values().forEach(Reattached::close);
  }

  /// Injects the shared instance of a test run into tests.
  public static final class Injected implements ParameterResolver {
    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
      return parameter.getParameter().getType() == RunningProviders.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
      return context
          .getRoot()
          .getStore(Namespace.create(RunningProviders.class))
          .computeIfAbsent(RunningProviders.class, _ -> new RunningProviders());
    }
  }
}
