package dev.terrane.server;

import dev.terrane.engine.session.ClosingClients;
import dev.terrane.goplugin.PluginOptions;
import dev.terrane.goplugin.PluginSession;
import dev.terrane.goplugin.PluginStartException;
import dev.terrane.goplugin.host.HostedLaunch;
import dev.terrane.goplugin.host.HostedPlugin;
import dev.terrane.provider.schema.ProviderType;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/** The provider for several launches at once. The first finds it made already. */
final class HostedProvider implements HostedPlugin {
  private final FutureTask<ProviderType<?, ?>> first = new FutureTask<>(Providers::find);
  private final ClosingClients closing = new ClosingClients();
  private final AtomicBoolean isTaken = new AtomicBoolean();

  /**
   * {@inheritDoc} The provider comes last: the first launch waits for it, so that never two threads
   * load classes of one library at once.
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
  public PluginOptions options(HostedLaunch launch) {
    var provider = isTaken.getAndSet(true) ? Providers.find() : awaitFirst();
    return Main.options(
        launch.environment(), launch.streams(), () -> provider, Sessions.hosted(launch), closing);
  }

  private ProviderType<?, ?> awaitFirst() {
    try {
      return first.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new PluginStartException("The launch has gone.", e);
    } catch (ExecutionException e) {
      return failAs(e.getCause());
    }
  }

  /** As it was thrown: the launch tells it as if it had made the provider itself. */
  private static ProviderType<?, ?> failAs(@Nullable Throwable cause) {
    if (cause instanceof RuntimeException exception) {
      throw exception;
    }
    if (cause instanceof Error error) {
      throw error;
    }
    throw new PluginStartException("The provider cannot be made: " + cause);
  }
}
