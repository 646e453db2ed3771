package dev.terrane.examples.check;

import dev.terrane.examples.check.CheckModel.Config;
import dev.terrane.provider.Failure;
import dev.terrane.provider.Value;
import dev.terrane.provider.provisioner.Connection;
import dev.terrane.provider.provisioner.ProvisionerCall;
import dev.terrane.provider.validation.Findings;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.Objects;

/// Connects to a port until it answers.
public final class CheckRunner implements CheckModel.Runner, CheckModel.Validating {
  private static final int TIMEOUT_MILLIS = 2_000;
  private static final Duration LONG = Duration.ofSeconds(10);

  @Override
  public void validate(Config config, Findings findings) {
    if (config.host() instanceof Value.Known<String>(var host) && host.isBlank()) {
      findings.error(CheckModel.HOST, "Empty host", "Write the name of a host.");
    }
  }

  @Override
  public void provision(ProvisionerCall call, Check in) throws Exception {
    var host = host(call, in);
    var label = Objects.requireNonNullElse(in.label(), "the port");
    call.output("checking " + label + "\nat " + host + ":" + in.port());
    call.await(host + ":" + in.port() + " to answer", () -> connect(host, in.port()))
        .ignoring(IOException.class)
        .every(in.interval())
        .until(connected -> connected);
    call.output("the port answers");
    if (in.interval().compareTo(LONG) > 0) {
      call.warn(CheckModel.INTERVAL, "Long interval", "The check takes longer than necessary.");
    }
  }

  private static String host(ProvisionerCall call, Check in) {
    var host = in.host();
    return host != null
        ? host
        : call.connection()
            .map(Connection::host)
            .orElseThrow(() ->
                new Failure(CheckModel.HOST, "No host", "Set host, or add a connection block."));
  }

  private static boolean connect(String host, int port) throws IOException {
    try (var socket = new Socket()) {
      socket.connect(new InetSocketAddress(host, port), TIMEOUT_MILLIS);
      return socket.isConnected();
    }
  }
}
