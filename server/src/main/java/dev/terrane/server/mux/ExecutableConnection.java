package dev.terrane.server.mux;

import dev.terrane.goplugin.client.ClientOptions;
import dev.terrane.goplugin.client.PluginClient;
import dev.terrane.goplugin.handshake.HandshakeException;
import dev.terrane.goplugin.handshake.MagicCookie;
import dev.terrane.goplugin.handshake.PluginVariables;
import dev.terrane.goplugin.log.HclogLogger;
import dev.terrane.provider.mux.ExistingProvider;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.RpcName;
import dev.terrane.server.wire.ProviderClient;
import io.grpc.Channel;
import io.grpc.ClientInterceptors;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;

/** A process of an existing provider. It is killed when this process ends. */
public final class ExecutableConnection implements Connection {
  /** The CLI kills this process two seconds after it has requested its end. */
  private static final Duration END = Duration.ofMillis(800);

  private static final int SIGNAL = 128;

  /** The variables of this process's own handshake. */
  private static final Set<String> OWN_HANDSHAKE =
      Set.of(
          PluginVariables.PROTOCOL_VERSIONS,
          PluginVariables.MIN_PORT,
          PluginVariables.MAX_PORT,
          PluginVariables.CLIENT_CERT,
          PluginVariables.MULTIPLEX_GRPC,
          PluginVariables.UNIX_SOCKET_DIR,
          PluginVariables.UNIX_SOCKET_GROUP);

  private final ExistingProvider provider;
  private final PluginClient client;
  private final ExecutableOutput output;
  private final AutoCloseable watch;
  private final Duration responseLimit;
  private volatile Optional<RpcName> hanging = Optional.empty();

  private ExecutableConnection(
      ExistingProvider provider,
      PluginClient client,
      ExecutableOutput output,
      AutoCloseable watch,
      Duration responseLimit) {
    this.provider = provider;
    this.client = client;
    this.output = output;
    this.watch = watch;
    this.responseLimit = responseLimit;
  }

  /** Starts executables with the environment and the log of a launch. */
  public static Function<ExistingProvider, Connection> starter(
      MagicCookie cookie, Map<String, String> environment, HclogLogger logger) {
    return provider -> start(provider, cookie, environment, logger);
  }

  private static Connection start(
      ExistingProvider provider,
      MagicCookie cookie,
      Map<String, String> environment,
      HclogLogger logger) {
    var responseLimit = WatchedEndpoint.limit(environment);
    var command = new ArrayList<String>();
    command.add(Executables.of(environment).find(provider).toString());
    command.addAll(provider.arguments());
    var output = new ExecutableOutput(provider.executable(), logger);
    var watches = new ArrayList<AutoCloseable>();
    var options =
        ClientOptions.builder(command, cookie, Set.of(5, 6))
            .environment(variables(provider, environment))
            .logLines(output::line)
            .stdio(output::data)
            .onStart(process -> watches.add(OrphanWatch.begin(process)))
            .build();
    try {
      var client = PluginClient.start(options);
      return new ExecutableConnection(provider, client, output, watches.getFirst(), responseLimit);
    } catch (HandshakeException e) {
      watches.forEach(ExecutableConnection::end);
      throw new ConnectionException("it did not start. " + e.getMessage(), e);
    }
  }

  private static Map<String, String> variables(
      ExistingProvider provider, Map<String, String> environment) {
    var variables = new HashMap<>(environment);
    variables.keySet().removeAll(OWN_HANDSHAKE);
    variables.putAll(provider.variables());
    return variables;
  }

  @Override
  public Endpoint endpoint() {
    Channel channel = client.channel();
    var limited =
        provider
            .timeout()
            .map(timeout -> ClientInterceptors.intercept(channel, new CallTimeout(timeout)))
            .orElse(channel);
    return new WatchedEndpoint(
        new ProviderClient(limited, protocol()), new Health(), responseLimit);
  }

  @Override
  public Protocol protocol() {
    return Protocol.of(client.version());
  }

  /** Checks the process during its calls. */
  private final class Health implements WatchedEndpoint.Watched {
    @Override
    public boolean isResponding(Duration limit) {
      return client.isResponding(limit);
    }

    @Override
    public void killHanging(RpcName call) {
      kill(call);
    }
  }

  private synchronized void kill(RpcName call) {
    if (hanging.isEmpty()) {
      hanging = Optional.of(call);
      client.kill();
    }
  }

  @Override
  public Optional<String> end() {
    return hanging.map(this::hangText).or(this::exitText);
  }

  private String hangText(RpcName call) {
    return ("%s did not respond for %d seconds during %s, not even to a check of its health. It has"
            + " been killed. Check the remote system: it may have created an object that is not in"
            + " the state. Run the command again to start it again.")
        .formatted(provider.executable(), responseLimit.toSeconds(), call);
  }

  private Optional<String> exitText() {
    var process = client.process().orElseThrow();
    try {
      process.onExit().get(END.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    }
    // Waits until all output is read.
    client.kill();
    return Optional.of(text(client.exitCode().orElse(0), output.lastLines()));
  }

  private String text(int status, List<String> lines) {
    var how = status > SIGNAL ? " (signal " + (status - SIGNAL) + ")" : "";
    var text =
        new StringBuilder(
            "%s ended with status %d%s while Terraform used it. Run the command again to start it"
                    .formatted(provider.executable(), status, how)
                + " again.");
    if (!lines.isEmpty()) {
      text.append(" Its output:");
      lines.forEach(line -> text.append("\n  ").append(line));
    }
    return text.toString();
  }

  @Override
  public void close() {
    var stop = Thread.ofVirtual().name("existing-end").start(client::stop);
    try {
      if (!stop.join(END)) {
        client.process().ifPresent(ProcessHandle::destroyForcibly);
      }
    } catch (InterruptedException e) {
      client.process().ifPresent(ProcessHandle::destroyForcibly);
      Thread.currentThread().interrupt();
    } finally {
      end(watch);
    }
  }

  private static void end(AutoCloseable watch) {
    try {
      watch.close();
    } catch (Exception e) {
      throw new IllegalStateException("the end of a watch throws nothing", e);
    }
  }
}
