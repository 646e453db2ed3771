package dev.terrane.goplugin.testplugin;

import dev.terrane.goplugin.PluginOptions;
import dev.terrane.goplugin.PluginServer;
import dev.terrane.goplugin.PluginStreams;
import dev.terrane.goplugin.client.PluginClient;
import dev.terrane.goplugin.handshake.HandshakeLine;
import dev.terrane.goplugin.handshake.PluginVariables;
import dev.terrane.goplugin.tls.SelfSignedCertificate;
import dev.terrane.goplugin.tls.TlsIdentity;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/// A plugin that serves on a thread of this JVM, with streams that tests can look at.
public final class EmbeddedPlugin implements AutoCloseable {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final CompletableFuture<String> line = new CompletableFuture<>();
  private final CompletableFuture<Integer> exitCode = new CompletableFuture<>();
  private final Optional<TlsIdentity> identity;

  private EmbeddedPlugin(Optional<TlsIdentity> identity) {
    this.identity = identity;
  }

  public static EmbeddedPlugin start(PluginOptions.Builder options, Map<String, String> variables) {
    return start(options, variables, Optional.of(SelfSignedCertificate.client()));
  }

  public static EmbeddedPlugin startPlain(
      PluginOptions.Builder options, Map<String, String> variables) {
    return start(options, variables, Optional.empty());
  }

  private static EmbeddedPlugin start(
      PluginOptions.Builder options,
      Map<String, String> variables,
      Optional<TlsIdentity> identity) {
    var plugin = new EmbeddedPlugin(identity);
    var environment = new HashMap<String, String>();
    environment.put(EchoPlugin.COOKIE.key(), EchoPlugin.COOKIE.value());
    environment.put(PluginVariables.PROTOCOL_VERSIONS, "3,4");
    identity.ifPresent(own -> environment.put(PluginVariables.CLIENT_CERT, own.pem()));
    environment.putAll(variables);
    var server =
        new PluginServer(
            options.embedded().environment(environment).streams(plugin.streams()).build());
    Thread.ofPlatform().daemon().start(() -> plugin.serve(server));
    return plugin;
  }

  private void serve(PluginServer server) {
    exitCode.complete(server.serve());
    line.completeExceptionally(new AssertionError("ended without a handshake: " + err()));
  }

  private PluginStreams streams() {
    var watched =
        new PrintStream(out, true, StandardCharsets.UTF_8) {
          @Override
          public void flush() {
            super.flush();
            var text = out();
            if (text.endsWith("\n")) {
              line.complete(text.strip());
            }
          }
        };
    return new PluginStreams(watched, new PrintStream(err, true, StandardCharsets.UTF_8));
  }

  /// The first line that the plugin printed, as soon as it has.
  public String line() {
    try {
      return line.get(30, TimeUnit.SECONDS);
    } catch (Exception e) {
      throw new AssertionError("no handshake", e);
    }
  }

  public HandshakeLine handshake() {
    return HandshakeLine.parse(line(), Set.of(3, 4));
  }

  public PluginClient connect() {
    return PluginClient.connect(handshake(), identity, data -> {});
  }

  public TlsIdentity identity() {
    return identity.orElseThrow();
  }

  public int exitCode() {
    try {
      return exitCode.get(30, TimeUnit.SECONDS);
    } catch (Exception e) {
      throw new AssertionError("did not end", e);
    }
  }

  public String out() {
    return out.toString(StandardCharsets.UTF_8);
  }

  public String err() {
    return err.toString(StandardCharsets.UTF_8);
  }

  /// Ends the plugin, unless it has ended.
  @Override
  public void close() {
    if (!exitCode.isDone()) {
      connect().close();
      exitCode();
    }
  }
}
