package dev.terrane.goplugin.host;

import dev.terrane.goplugin.PluginStreams;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;

/// One launch among those that this process serves. Safe for many threads.
public final class HostedLaunch {
  private final Map<String, String> environment;
  private final PluginStreams streams;
  private final Runnable exhausted;
  private final CopyOnWriteArrayList<Runnable> cancelled = new CopyOnWriteArrayList<>();

  HostedLaunch(Map<String, String> environment, PluginStreams streams, Runnable exhausted) {
    this.environment = environment;
    this.streams = streams;
    this.exhausted = exhausted;
  }

  /// The environment, which is the same for all launches of this process.
  public Map<String, String> environment() {
    return environment;
  }

  /// The streams of this launch: its log lines go to its own standard error.
  public PluginStreams streams() {
    return streams;
  }

  /// Tells that the process has run out of memory: launches that are served stay, but no others are
  /// taken.
  public void exhausted() {
    exhausted.run();
  }

  /// Sets what is run, once, when the launch goes without having asked for the end. Calls that run
  /// then are to end at once.
  public void onCancel(Runnable action) {
    cancelled.add(action);
  }

  void cancel() {
    cancelled.forEach(Runnable::run);
  }
}
