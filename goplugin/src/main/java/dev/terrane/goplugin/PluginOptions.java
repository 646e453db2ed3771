package dev.terrane.goplugin;

import dev.terrane.goplugin.handshake.MagicCookie;
import dev.terrane.goplugin.log.HclogLogger;
import dev.terrane.goplugin.log.LogLevel;
import dev.terrane.goplugin.log.LogSink;
import dev.terrane.goplugin.log.Secrets;
import dev.terrane.goplugin.service.StdioBuffer;
import io.grpc.ServerServiceDefinition;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The options of a plugin's server. Immutable.
public final class PluginOptions {
  private final MagicCookie cookie;
  private final DirectStartMessage directStartMessage;
  private final SortedMap<Integer, PluginSet> sets;
  private final Supplier<List<byte[]>> descriptors;
  private final Runnable onShutdown;
  private final Runnable onEnd;
  private final Transport transport;
  private final Map<String, String> environment;
  private final PluginStreams streams;
  private final HclogLogger logger;
  private final StartupTrace trace;
  private final boolean ownsProcess;

  private PluginOptions(Builder builder) {
    this.cookie = builder.cookie;
    this.directStartMessage = builder.directStartMessage;
    this.sets = builder.chosenSets();
    this.descriptors = builder.descriptors;
    this.onShutdown = builder.onShutdown;
    this.onEnd = builder.onEnd;
    this.transport = builder.transport;
    this.environment = Map.copyOf(builder.environment);
    this.streams = Optional.ofNullable(builder.streams).orElseGet(PluginStreams::ofProcess);
    this.logger = Optional.ofNullable(builder.logger).orElseGet(() -> defaultLogger(streams));
    this.trace = builder.trace;
    this.ownsProcess = builder.ownsProcess;
  }

  private static HclogLogger defaultLogger(PluginStreams streams) {
    return HclogLogger.create(new LogSink(streams.err(), new Secrets()), "plugin", LogLevel.INFO);
  }

  /// Creates a builder with the required options.
  ///
  /// @param cookie the variable that a host sets
  /// @param directStartMessage printed when the cookie is missing
  public static Builder builder(MagicCookie cookie, DirectStartMessage directStartMessage) {
    return new Builder(cookie, directStartMessage);
  }

  /// Builds options. Not thread-safe.
  public static final class Builder {
    private final MagicCookie cookie;
    private final DirectStartMessage directStartMessage;
    private final SortedMap<Integer, PluginSet> sets = new TreeMap<>();
    private @Nullable Integer onlyVersion;
    private Supplier<List<byte[]>> descriptors = List::of;
    private Runnable onShutdown = () -> {};
    private Runnable onEnd = () -> {};
    private Transport transport = Transport.AUTO;
    private Map<String, String> environment = Map.of();
    private @Nullable PluginStreams streams;
    private @Nullable HclogLogger logger;
    private StartupTrace trace = StartupTrace.off();
    private boolean ownsProcess = true;

    private Builder(MagicCookie cookie, DirectStartMessage directStartMessage) {
      this.cookie = cookie;
      this.directStartMessage = directStartMessage;
    }

    /// Adds the services of one protocol version. At least one is needed.
    public Builder version(int version, PluginSet set) {
      sets.put(version, set);
      return this;
    }

    /// Serves this version only.
    public Builder onlyVersion(int version) {
      onlyVersion = version;
      return this;
    }

    /// Sets the serialized `FileDescriptorProto` messages for reflection; without them there is no
    /// reflection.
    public Builder descriptors(Supplier<List<byte[]>> files) {
      descriptors = files;
      return this;
    }

    /// Adds an action before the response to the host's `Shutdown`. A host that is killed does not
    /// call it.
    public Builder onShutdown(Runnable action) {
      onShutdown = action;
      return this;
    }

    /// Sets an action that runs once at the end of a session, after its calls have ended or were
    /// interrupted. The session waits for it; a host waits two seconds for the whole end.
    public Builder onEnd(Runnable action) {
      onEnd = action;
      return this;
    }

    /// Sets how host and plugin are connected, [Transport#AUTO] without it.
    public Builder transport(Transport kind) {
      transport = kind;
      return this;
    }

    /// Sets the environment, `System.getenv()` in a real plugin; empty without it.
    public Builder environment(Map<String, String> variables) {
      environment = variables;
      return this;
    }

    /// Sets the streams for handshake and log lines, by default those of the process.
    public Builder streams(PluginStreams target) {
      streams = target;
      return this;
    }

    /// Sets the logger of the server, by default one that writes to the error stream at level info.
    public Builder logger(HclogLogger target) {
      logger = target;
      return this;
    }

    /// Sets the trace of the startup.
    public Builder trace(StartupTrace notes) {
      trace = notes;
      return this;
    }

    /// Leaves the process unchanged, for servers inside another program: no signal handlers, no
    /// watch on the parent, no redirection of `System.out`, `System.err` and `java.util.logging`.
    public Builder embedded() {
      ownsProcess = false;
      return this;
    }

    /// Returns the options.
    ///
    /// @throws IllegalStateException when there is no version to serve
    public PluginOptions build() {
      return new PluginOptions(this);
    }

    private SortedMap<Integer, PluginSet> chosenSets() {
      var chosen = new TreeMap<>(sets);
      if (onlyVersion != null) {
        chosen.keySet().retainAll(List.of(onlyVersion));
      }
      if (chosen.isEmpty()) {
        throw new IllegalStateException(
            onlyVersion == null
                ? "a plugin needs at least one protocol version"
                : "the plugin does not have protocol version " + onlyVersion);
      }
      return chosen;
    }
  }

  MagicCookie cookie() {
    return cookie;
  }

  DirectStartMessage directStartMessage() {
    return directStartMessage;
  }

  Set<Integer> versions() {
    return sets.keySet();
  }

  int highestVersion() {
    return sets.lastKey();
  }

  PluginSet set(int version) {
    return Objects.requireNonNull(sets.get(version), "no such version");
  }

  SessionServices contents(List<ServerServiceDefinition> services, StdioBuffer stdio) {
    return new SessionServices(services, stdio, descriptors, onShutdown, onEnd);
  }

  Transport transport() {
    return transport;
  }

  Map<String, String> environment() {
    return environment;
  }

  PluginStreams streams() {
    return streams;
  }

  HclogLogger logger() {
    return logger;
  }

  StartupTrace trace() {
    return trace;
  }

  boolean ownsProcess() {
    return ownsProcess;
  }
}
