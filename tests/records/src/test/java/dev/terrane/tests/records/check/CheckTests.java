package dev.terrane.tests.records.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.provider.Failure;
import dev.terrane.provider.provisioner.Connection;
import dev.terrane.testkit.Calls;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// The provisioner in a unit test, with a call of the test kit.
class CheckTests {
  private final CheckRunner runner = new CheckRunner();

  private static Check check(int port) {
    return new Check(port, null, "a", Duration.ofMillis(1));
  }

  @Test
  void theHostOfTheConnectionIsTheDefault() throws Exception {
    try (var answering = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      var to = Connection.of(Map.of("host", "127.0.0.1", "password", "hunter22"));
      var call = Calls.ofProvisioner().connectedTo(to);
      runner.provision(call, check(answering.getLocalPort()));
      assertThat(call.messages()).last().isEqualTo("the port answers");
    }
  }

  @Test
  void withoutAHostItFails() {
    assertThatThrownBy(() -> runner.provision(Calls.ofProvisioner(), check(1)))
        .isInstanceOf(Failure.class)
        .hasMessageContaining("No host");
  }

  @Test
  void theModelHasTheNameOfTheAnnotation() {
    assertThat(CheckModel.provisioner().name()).isEqualTo("check");
    assertThat(runner.schema()).isSameAs(CheckModel.provisioner().schema());
  }
}
