package dev.terrane.goplugin.client;

import dev.terrane.goplugin.handshake.Cookie;
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

/// How a host starts a plugin. Immutable.
public final class ClientOptions {
  private final List<String> command;
  private final Cookie cookie;
  private final Set<Integer> versions;
  private final Map<String, String> environment;
  private final Optional<Path> directory;
  private final PortRange ports;
  private final boolean tls;
  private final Duration startTimeout;
  private final Duration endTimeout;
  private final Consumer<String> logLines;
  private final Consumer<StdioData> stdio;

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
  }

  /// Begins with what every start needs.
  ///
  /// @param command the plugin's program and its arguments
  /// @param cookie what the plugin expects in its environment
  /// @param versions protocol versions that the host speaks, at least one
  /// @throws IllegalArgumentException when there is no program or no version
  public static Builder builder(List<String> command, Cookie cookie, Set<Integer> versions) {
    if (command.isEmpty() || versions.isEmpty()) {
      throw new IllegalArgumentException("a plugin needs a program and a protocol version");
    }
    return new Builder(List.copyOf(command), cookie, Set.copyOf(versions));
  }

  /// Sets one option after the other. Not safe for several threads.
  public static final class Builder {
    private final List<String> command;
    private final Cookie cookie;
    private final Set<Integer> versions;
    private Map<String, String> environment = new LinkedHashMap<>();
    private @Nullable Path directory;
    private PortRange ports = new PortRange(10_000, 25_000);
    private boolean tls = true;
    private Duration startTimeout = Duration.ofMinutes(1);
    private Duration endTimeout = Duration.ofSeconds(2);
    private Consumer<String> logLines = line -> {};
    private Consumer<StdioData> stdio = data -> {};

    private Builder(List<String> command, Cookie cookie, Set<Integer> versions) {
      this.command = command;
      this.cookie = cookie;
      this.versions = versions;
      environment.putAll(System.getenv());
    }

    /// Adds a variable to the environment, which begins as that of this process.
    public Builder variable(String name, String value) {
      environment.put(name, value);
      return this;
    }

    /// Replaces the whole environment.
    public Builder environment(Map<String, String> variables) {
      environment = new LinkedHashMap<>(variables);
      return this;
    }

    /// Sets the working directory, that of this process without it.
    public Builder directory(Path path) {
      directory = path;
      return this;
    }

    /// Sets the ports that the plugin may listen on, go-plugin's own range without it.
    public Builder ports(PortRange range) {
      ports = range;
      return this;
    }

    /// Speaks without TLS.
    public Builder withoutTls() {
      tls = false;
      return this;
    }

    /// Sets how long the plugin may take for its handshake, a minute without it.
    public Builder startTimeout(Duration limit) {
      startTimeout = limit;
      return this;
    }

    /// Sets how long the plugin may take to end when it is asked to, before it is killed; two
    /// seconds without it, as hosts wait.
    public Builder endTimeout(Duration limit) {
      endTimeout = limit;
      return this;
    }

    /// Sets who hears the lines that the plugin writes on standard error, one call per line, on a
    /// thread of the client's.
    public Builder logLines(Consumer<String> listener) {
      logLines = listener;
      return this;
    }

    /// Sets who hears what the plugin printed, on a thread of the client's.
    public Builder stdio(Consumer<StdioData> listener) {
      stdio = listener;
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

  Cookie cookie() {
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
}
