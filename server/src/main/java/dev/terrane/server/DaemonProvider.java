package dev.terrane.server;

import dev.terrane.daemon.DaemonPlugin;
import dev.terrane.daemon.LaunchContext;
import dev.terrane.engine.session.ClosingClients;
import dev.terrane.goplugin.PluginOptions;
import dev.terrane.goplugin.PluginSession;
import dev.terrane.goplugin.PluginStartException;
import dev.terrane.provider.schema.ProviderType;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * Serves a provider to several launches. The provider of the first launch is created in advance.
 */
final class DaemonProvider implements DaemonPlugin {
  private final FutureTask<ProviderType<?, ?>> first = new FutureTask<>(ProviderLocator::find);
  private final ClosingClients closing = new ClosingClients();
  private final AtomicBoolean isTaken = new AtomicBoolean();

  /**
   * {@inheritDoc} The provider is created last: the first launch waits for it, so two threads never
   * load the classes of one library at the same time.
   */
  @Override
  public void prepare() {
    try {
      PluginSession.prepare();
    } finally {
      first.run();
    }
  }

  @Override
  public PluginOptions options(LaunchContext launch) {
    var provider = isTaken.getAndSet(true) ? ProviderLocator.find() : awaitFirst();
    return Main.options(
        launch.environment(),
        launch.streams(),
        () -> provider,
        SessionPolicy.ofLaunch(launch),
        closing);
  }

  private ProviderType<?, ?> awaitFirst() {
    try {
      return first.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new PluginStartException("The provider is shutting down.", e);
    } catch (ExecutionException e) {
      return failAs(e.getCause());
    }
  }

  /** Rethrows the exception, as if the launch itself had created the provider. */
  private static ProviderType<?, ?> failAs(@Nullable Throwable cause) {
    if (cause instanceof RuntimeException exception) {
      throw exception;
    }
    if (cause instanceof Error error) {
      throw error;
    }
    throw new PluginStartException("The provider cannot be created: " + cause);
  }
}
