package dev.terrane.tests.records.check;

import dev.terrane.provider.Failure;
import dev.terrane.provider.Value;
import dev.terrane.provider.provisioner.Connection;
import dev.terrane.provider.provisioner.ProvisionerCall;
import dev.terrane.provider.validation.Findings;
import dev.terrane.tests.records.check.CheckModel.Config;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.time.Duration;

/// Waits for a port. Its output contains the password of the connection, so that tests see it
/// masked.
public final class CheckRunner implements CheckModel.Runner, CheckModel.Validating {
  private static final int TIMEOUT = 2_000;

  @Override
  public void validate(Config config, Findings findings) {
    if (config.host() instanceof Value.Known<String>(var host) && host.isBlank()) {
      findings.error(CheckModel.HOST, "Empty host", "Write the name of a host.");
    }
  }

  @Override
  public void provision(ProvisionerCall call, Check in) throws Exception {
    var host = host(call, in);
    call.output("checking " + in.label() + "\nat " + host + ":" + in.port());
    call.connection()
        .ifPresent(to ->
            call.output("as " + to.user().orElse("?") + " with " + to.password().orElse("?")));
    call.await(host + ":" + in.port() + " to answer", () -> connect(host, in.port()))
        .ignoring(IOException.class)
        .every(in.interval())
        .until(connected -> connected);
    call.output("the port answers");
    if (in.interval().compareTo(Duration.ofSeconds(1)) > 0) {
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
      socket.connect(new InetSocketAddress(host, port), TIMEOUT);
      return socket.isConnected();
    }
  }
}
