package dev.terrane.goplugin.client;

import dev.terrane.goplugin.handshake.HandshakeException;
import dev.terrane.goplugin.handshake.HandshakeLine;
import dev.terrane.goplugin.handshake.PluginVariables;
import dev.terrane.goplugin.service.StdioData;
import dev.terrane.goplugin.socket.PluginAddress;
import dev.terrane.goplugin.tls.MutualTls;
import dev.terrane.goplugin.tls.SelfSignedCertificate;
import dev.terrane.goplugin.tls.TlsIdentity;
import io.grpc.ManagedChannel;
import java.io.IOException;
import java.security.cert.CertificateException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// The host side of a plugin in any language. Thread-safe.
public final class PluginClient implements AutoCloseable {
  /// The time that hosts wait for a plugin to end before they kill it.
  private static final Duration END_LIMIT = Duration.ofSeconds(2);

  private final Optional<PluginProcess> process;
  private final PluginConnection connection;
  private final HandshakeLine handshake;
  private final Duration startTime;

  /// The timeout of the plugin's end; empty when the plugin continues.
  private final Optional<Duration> endTimeout;

  private PluginClient(
      Optional<PluginProcess> process,
      PluginConnection connection,
      HandshakeLine handshake,
      Duration startTime,
      Optional<Duration> endTimeout) {
    this.process = process;
    this.connection = connection;
    this.handshake = handshake;
    this.startTime = startTime;
    this.endTimeout = endTimeout;
  }

  /// Starts a plugin and waits for its handshake. A plugin whose handshake fails is killed.
  ///
  /// @throws HandshakeException when the plugin cannot be started or its handshake is invalid
  public static PluginClient start(ClientOptions options) {
    var identity =
        options.tls() ? Optional.of(SelfSignedCertificate.client()) : Optional.<TlsIdentity>empty();
    var begin = System.nanoTime();
    var process = PluginProcess.start(options, variables(options, identity));
    try {
      var line = process.firstLine(options.startTimeout());
      var startTime = Duration.ofNanos(System.nanoTime() - begin);
      var handshake = HandshakeLine.parse(line, options.versions());
      var connection = open(handshake, identity, options.stdio());
      return new PluginClient(
          Optional.of(process),
          connection,
          handshake,
          startTime,
          Optional.of(options.endTimeout()));
    } catch (RuntimeException e) {
      process.kill();
      throw e;
    }
  }

  /// Connects to a running plugin without TLS, for a debugger. The plugin continues after the end
  /// of the client.
  ///
  /// @param stdio receives the standard output and error of the plugin
  /// @throws HandshakeException when the address refuses connections
  public static PluginClient reattach(
      PluginAddress address, int version, Consumer<StdioData> stdio) {
    try {
      PluginSockets.connect(address.resolve()).close();
    } catch (IOException e) {
      throw new HandshakeException(
          "Reattachment process not found: no process listens at " + address.text(), e);
    }
    var handshake = new HandshakeLine(version, address, "", Optional.empty());
    var connection = PluginConnection.open(address, Optional.empty(), stdio);
    return new PluginClient(
        Optional.empty(), connection, handshake, Duration.ZERO, Optional.empty());
  }

  /// Connects to a plugin that serves in this JVM. The end of the client ends the session.
  ///
  /// @param handshake the handshake line of the plugin
  /// @param identity the identity whose certificate the plugin has, empty without TLS
  /// @param stdio receives the standard output and error of the plugin
  /// @throws HandshakeException when the handshake is invalid
  public static PluginClient connect(
      HandshakeLine handshake, Optional<TlsIdentity> identity, Consumer<StdioData> stdio) {
    var connection = open(handshake, identity, stdio);
    return new PluginClient(
        Optional.empty(), connection, handshake, Duration.ZERO, Optional.of(END_LIMIT));
  }

  private static PluginConnection open(
      HandshakeLine handshake, Optional<TlsIdentity> identity, Consumer<StdioData> stdio) {
    var tls = identity.map(own -> MutualTls.between(own, certificate(handshake)));
    return PluginConnection.open(handshake.address(), tls, stdio);
  }

  private static Map<String, String> variables(
      ClientOptions options, Optional<TlsIdentity> identity) {
    var versions =
        options.versions().stream().map(String::valueOf).collect(Collectors.joining(","));
    var variables = new LinkedHashMap<String, String>();
    variables.put(options.cookie().key(), options.cookie().value());
    variables.put(PluginVariables.PROTOCOL_VERSIONS, versions);
    variables.put(PluginVariables.MIN_PORT, String.valueOf(options.ports().lowest()));
    variables.put(PluginVariables.MAX_PORT, String.valueOf(options.ports().highest()));
    identity.ifPresent(own -> variables.put(PluginVariables.CLIENT_CERT, own.pem()));
    return variables;
  }

  private static byte[] certificate(HandshakeLine handshake) {
    var bytes =
        handshake
            .certificateBytes()
            .orElseThrow(() ->
                new HandshakeException(
                    "the plugin sent no certificate, although the host has requested TLS"));
    try {
      return MutualTls.parse(bytes).getEncoded();
    } catch (CertificateException e) {
      throw new HandshakeException("error parsing server cert: " + e.getMessage(), e);
    }
  }

  /// The channel for calls to the plugin's services. Closed with this client.
  public ManagedChannel channel() {
    return connection.channel();
  }

  /// The chosen protocol version.
  public int version() {
    return handshake.version();
  }

  /// The address of the plugin.
  public PluginAddress address() {
    return handshake.address();
  }

  /// The plugin's process; empty after reattaching.
  public Optional<ProcessHandle> process() {
    return process.map(PluginProcess::handle);
  }

  /// Time from the start of the process to its handshake line; zero after reattaching.
  public Duration startTime() {
    return startTime;
  }

  /// The plugin's exit code, once it has ended.
  public OptionalInt exitCode() {
    return process
        .flatMap(PluginProcess::exitCode)
        .map(OptionalInt::of)
        .orElseGet(OptionalInt::empty);
  }

  /// Checks whether the plugin responds at all: a process that is suspended does not. A plugin that
  /// has ended or that has no health service counts as responding.
  ///
  /// @param limit the time to wait for the response
  /// @return false when it did not respond in time
  public boolean isResponding(Duration limit) {
    return connection.isResponding(limit);
  }

  /// Ends the plugin as hosts do: calls `Shutdown`, waits for a moment, and kills it.
  ///
  /// @return whether it ended in time without a kill; true when there is no process
  public boolean stop() {
    if (endTimeout.isPresent()) {
      connection.shutdownPlugin();
    }
    connection.close();
    var limit = endTimeout.orElse(END_LIMIT);
    var ended = process.map(plugin -> plugin.awaitEnd(limit)).orElse(true);
    if (!ended) {
      kill();
    }
    return ended;
  }

  /// Kills the plugin without a call of `Shutdown`, and waits for its end.
  public void kill() {
    connection.close();
    process.ifPresent(plugin -> {
      plugin.kill();
      plugin.awaitEnd(END_LIMIT);
    });
  }

  /// Calls [#stop].
  @Override
  public void close() {
    stop();
  }
}
