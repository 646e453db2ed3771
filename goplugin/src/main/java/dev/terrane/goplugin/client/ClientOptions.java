package dev.terrane.goplugin.client;

import dev.terrane.goplugin.handshake.MagicCookie;
import dev.terrane.goplugin.service.StdioData;
import dev.terrane.goplugin.socket.PortRange;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The options of a host that starts a plugin. Immutable.
public final class ClientOptions {
  private final List<String> command;
  private final MagicCookie cookie;
  private final Set<Integer> versions;
  private final Map<String, String> environment;
  private final Optional<Path> directory;
  private final PortRange ports;
  private final boolean tls;
  private final Duration startTimeout;
  private final Duration endTimeout;
  private final Consumer<String> logLines;
  private final Consumer<StdioData> stdio;
  private final Consumer<ProcessHandle> onStart;

  private ClientOptions(Builder builder) {
    this.command = builder.command;
    this.cookie = builder.cookie;
    this.versions = builder.versions;
    this.environment = Map.copyOf(builder.environment);
    this.directory = Optional.ofNullable(builder.directory);
    this.ports = builder.ports;
    this.tls = builder.tls;
    this.startTimeout = builder.startTimeout;
    this.endTimeout = builder.endTimeout;
    this.logLines = builder.logLines;
    this.stdio = builder.stdio;
    this.onStart = builder.onStart;
  }

  /// Creates a builder with the required options.
  ///
  /// @param command the plugin's program and arguments
  /// @param cookie the cookie that the plugin expects
  /// @param versions the protocol versions that the host supports, at least one
  /// @throws IllegalArgumentException when there is no program or no version
  public static Builder builder(List<String> command, MagicCookie cookie, Set<Integer> versions) {
    if (command.isEmpty() || versions.isEmpty()) {
      throw new IllegalArgumentException("a plugin needs a program and a protocol version");
    }
    return new Builder(List.copyOf(command), cookie, Set.copyOf(versions));
  }

  /// Builds options. Not thread-safe.
  public static final class Builder {
    private final List<String> command;
    private final MagicCookie cookie;
    private final Set<Integer> versions;
    private Map<String, String> environment = new LinkedHashMap<>();
    private @Nullable Path directory;
    private PortRange ports = new PortRange(10_000, 25_000);
    private boolean tls = true;
    private Duration startTimeout = Duration.ofMinutes(1);
    private Duration endTimeout = Duration.ofSeconds(2);
    private Consumer<String> logLines = line -> {};
    private Consumer<StdioData> stdio = data -> {};
    private Consumer<ProcessHandle> onStart = process -> {};

    private Builder(List<String> command, MagicCookie cookie, Set<Integer> versions) {
      this.command = command;
      this.cookie = cookie;
      this.versions = versions;
      environment.putAll(System.getenv());
    }

    /// Adds a variable to the environment, which is a copy of that of this process.
    public Builder variable(String name, String value) {
      environment.put(name, value);
      return this;
    }

    /// Replaces the whole environment.
    public Builder environment(Map<String, String> variables) {
      environment = new LinkedHashMap<>(variables);
      return this;
    }

    /// Sets the working directory; by default that of this process.
    public Builder directory(Path path) {
      directory = path;
      return this;
    }

    /// Sets the ports that the plugin may listen on; by default the range of go-plugin.
    public Builder ports(PortRange range) {
      ports = range;
      return this;
    }

    /// Disables TLS.
    public Builder withoutTls() {
      tls = false;
      return this;
    }

    /// Sets the timeout of the handshake; by default one minute.
    public Builder startTimeout(Duration limit) {
      startTimeout = limit;
      return this;
    }

    /// Sets the time between the request to end and the kill; by default two seconds, as in hosts.
    public Builder endTimeout(Duration limit) {
      endTimeout = limit;
      return this;
    }

    /// Sets a listener for each line that the plugin writes to standard error. It is called on a
    /// thread of the client.
    public Builder logLines(Consumer<String> listener) {
      logLines = listener;
      return this;
    }

    /// Sets a listener for the output that the plugin sends by the stdio service. It is called on a
    /// thread of the client.
    public Builder stdio(Consumer<StdioData> listener) {
      stdio = listener;
      return this;
    }

    /// Sets an action that runs when the process exists, before its handshake.
    public Builder onStart(Consumer<ProcessHandle> action) {
      onStart = action;
      return this;
    }

    /// Returns the options.
    public ClientOptions build() {
      return new ClientOptions(this);
    }
  }

  List<String> command() {
    return command;
  }

  MagicCookie cookie() {
    return cookie;
  }

  Set<Integer> versions() {
    return versions;
  }

  Map<String, String> environment() {
    return environment;
  }

  Optional<Path> directory() {
    return directory;
  }

  PortRange ports() {
    return ports;
  }

  boolean tls() {
    return tls;
  }

  Duration startTimeout() {
    return startTimeout;
  }

  Duration endTimeout() {
    return endTimeout;
  }

  Consumer<String> logLines() {
    return logLines;
  }

  Consumer<StdioData> stdio() {
    return stdio;
  }

  Consumer<ProcessHandle> onStart() {
    return onStart;
  }
}
