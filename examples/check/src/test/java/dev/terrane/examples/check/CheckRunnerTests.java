package dev.terrane.examples.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.examples.check.CheckModel.Config;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Failure;
import dev.terrane.provider.Value;
import dev.terrane.provider.provisioner.Connection;
import dev.terrane.testkit.Calls;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CheckRunnerTests {
  private static final String LOCAL = "127.0.0.1";

  private final CheckRunner runner = new CheckRunner();
  private ServerSocket answering;

  @BeforeEach
  void listen() throws IOException {
    answering = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
  }

  @AfterEach
  void close() throws IOException {
    answering.close();
  }

  @Test
  void anOpenPortAnswers() throws Exception {
    var call = Calls.ofProvisioner();
    runner.provision(call, new Check(answering.getLocalPort(), LOCAL, "web", Duration.ofMillis(1)));
    assertThat(call.messages())
        .containsExactly(
            "checking web\nat 127.0.0.1:" + answering.getLocalPort(), "the port answers");
  }

  @Test
  void theHostOfTheConnectionIsTheDefault() throws Exception {
    var call = Calls.ofProvisioner().connectedTo(Connection.of(Map.of("host", LOCAL)));
    runner.provision(call, new Check(answering.getLocalPort(), null, null, Duration.ofMillis(1)));
    assertThat(call.messages()).last().isEqualTo("the port answers");
  }

  @Test
  void withoutAHostItFails() {
    assertThatThrownBy(() ->
            runner.provision(Calls.ofProvisioner(), new Check(1, null, null, Duration.ofMillis(1))))
        .isInstanceOf(Failure.class)
        .hasMessageContaining("No host");
  }

  @Test
  void anEmptyHostIsFoundInValidation() {
    assertThat(findings(Value.known(" "))).singleElement().matches(Diagnostic::isError);
    assertThat(findings(Value.unknown())).isEmpty();
  }

  private List<Diagnostic> findings(Value<String> host) {
    var findings = Calls.findings();
    var interval = Value.known(Duration.ofMillis(1));
    runner.validate(new Config(Value.known(80), host, Value.none(), interval), findings);
    return findings.all();
  }

  @Test
  void theModelHasTheNameOfTheAnnotation() {
    assertThat(CheckModel.provisioner().name()).isEqualTo("check");
    assertThat(runner.schema()).isSameAs(CheckModel.provisioner().schema());
  }
}
