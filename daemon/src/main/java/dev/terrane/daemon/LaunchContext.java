package dev.terrane.daemon;

import dev.terrane.goplugin.PluginStreams;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;

/// The context of one launch, for the plugin that serves it. Thread-safe.
public final class LaunchContext {
  private final Map<String, String> environment;
  private final PluginStreams streams;
  private final Runnable outOfMemory;
  private final CopyOnWriteArrayList<Runnable> cancelActions = new CopyOnWriteArrayList<>();

  LaunchContext(Map<String, String> environment, PluginStreams streams, Runnable outOfMemory) {
    this.environment = environment;
    this.streams = streams;
    this.outOfMemory = outOfMemory;
  }

  /// The environment variables, which are the same for all launches of the daemon.
  public Map<String, String> environment() {
    return environment;
  }

  /// The streams of this launch: log lines go to the standard error of its launcher.
  public PluginStreams streams() {
    return streams;
  }

  /// Reports that the process has run out of memory: running sessions continue, new ones are
  /// refused.
  public void reportOutOfMemory() {
    outOfMemory.run();
  }

  /// Adds an action that runs when the session is cancelled. It must interrupt running calls.
  public void onCancel(Runnable action) {
    cancelActions.add(action);
  }

  void cancel() {
    cancelActions.forEach(Runnable::run);
  }
}
