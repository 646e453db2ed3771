package dev.terrane.engine.provisioner;

import static dev.terrane.engine.provisioner.Probe.MODE;
import static dev.terrane.engine.provisioner.Probe.TOKEN;
import static dev.terrane.engine.provisioner.Probe.URL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.provider.StopProvider;
import dev.terrane.engine.provisioner.ProvisionResource.Response;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Failure;
import dev.terrane.provider.provisioner.ProvisionerCall;
import dev.terrane.provider.schema.OperationTimeouts;
import dev.terrane.provider.schema.OperationTimeouts.Operation;
import dev.terrane.provider.schema.Schema;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/// The messages of a provisioner.
class ProvisionTests {
  private static final String WEB = "{url = \"web\"}";

  private static Response output(String line) {
    return new Response(line, List.of());
  }

  /// The only finding, which the last message contains.
  private static Diagnostic onlyFinding(List<Response> responses) {
    assertThat(responses).isNotEmpty();
    var last = responses.getLast();
    assertThat(responses).filteredOn(one -> !one.diagnostics().isEmpty()).containsExactly(last);
    assertThat(last.diagnostics()).hasSize(1);
    return last.diagnostics().getFirst();
  }

  @Test
  void itReceivesArgumentsAndDefaults() {
    var probe = Probe.doing((call, in) -> call.output(in.get(MODE) + " " + in.get(URL)));
    assertThat(Provisioning.of(probe).provision(WEB)).containsExactly(output("get web"));
  }

  @Test
  void eachLineOfTheOutputIsAMessageThatIsSentAtOnce() {
    var sent = new ArrayList<Response>();
    var probe =
        Probe.doing((call, _) -> {
          call.output("one\ntwo\r\n");
          assertThat(sent).containsExactly(output("one"), output("two"));
          call.output("three");
        });
    Provisioning.of(probe).provision(WEB, sent::add);
    assertThat(sent).containsExactly(output("one"), output("two"), output("three"));
  }

  @Test
  void warningsAreSentAfterAllOutput() {
    var probe =
        Probe.doing((call, _) -> {
          call.warn(URL, "Slow", "It took long.");
          call.output("more");
        });
    var responses = Provisioning.of(probe).provision(WEB);
    assertThat(responses).hasSize(2).first().isEqualTo(output("more"));
    var warning = onlyFinding(responses);
    assertThat(warning.isError()).isFalse();
    assertThat(warning.path()).hasToString("url");
  }

  @Test
  void aFailureIsADiagnosticWithItsPath() {
    var probe =
        Probe.doing((_, _) -> {
          throw URL.error("No such server", "Use another one.");
        });
    var error = onlyFinding(Provisioning.of(probe).provision(WEB));
    assertThat(error.path()).hasToString("url");
    assertThat(error.summary()).isEqualTo("No such server");
  }

  @Test
  void anExceptionIsADiagnostic() {
    var probe =
        Probe.doing((_, _) -> {
          throw new IOException("refused");
        });
    var error = onlyFinding(Provisioning.of(probe).provision(WEB));
    assertThat(error.summary()).isEqualTo("Failed: provision of provisioner check-url");
    assertThat(error.detail()).contains("Probe.provision failed: IOException: refused");
  }

  @Test
  void withoutAConnectionBlockThereIsNoConnection() {
    var probe = Probe.doing((call, _) -> call.output("" + call.connection()));
    assertThat(Provisioning.of(probe).provision(WEB)).containsExactly(output("Optional.empty"));
    assertThat(Provisioning.of(probe).provision(WEB, DynamicValue.ABSENT))
        .containsExactly(output("Optional.empty"));
  }

  @Test
  void aConnectionContainsTheConfiguredKeys() {
    var probe =
        Probe.doing((call, _) -> {
          var to = call.connection().orElseThrow();
          call.output(to.host() + ":" + to.port() + " " + to.agent() + " " + to.user());
        });
    var connection = Map.of("host", CtyValue.string("h"), "port", CtyValue.string("22"));
    assertThat(Provisioning.of(probe).provision(WEB, Map.copyOf(connection)))
        .containsExactly(output("h:OptionalInt[22] Optional.empty Optional.empty"));
  }

  @Test
  void secretsOfTheConnectionAreMasked() {
    var probe =
        Probe.doing((call, _) -> {
          var to = call.connection().orElseThrow();
          call.output(to.password().orElseThrow());
          call.output(to.privateKey().orElseThrow().lines().toList().get(1));
          call.log().info("with " + to.password().orElseThrow());
          throw new Failure("Refused", "password " + to.password().orElseThrow());
        });
    var connection =
        Map.of(
            "password",
            CtyValue.string("hunter22"),
            "private_key",
            CtyValue.string("-----BEGIN KEY-----\nMIIEabcd\n-----END KEY-----\n"));
    var provisioning = Provisioning.of(probe);
    var responses = provisioning.provision(WEB, Map.copyOf(connection));
    assertThat(responses.subList(0, 2))
        .containsExactly(output("(sensitive value)"), output("(sensitive value)"));
    assertThat(onlyFinding(responses).detail()).isEqualTo("password (sensitive value)");
    assertThat(provisioning.log()).contains("with (sensitive value)");
  }

  @Test
  void sensitiveArgumentsAreMasked() {
    var probe = Probe.doing((call, in) -> call.output("with " + in.find(TOKEN).orElseThrow()));
    assertThat(Provisioning.of(probe).provision("{url = \"web\", token = \"letmein\"}"))
        .containsExactly(output("with (sensitive value)"));
  }

  @Test
  void aConnectionThatIsNoMapIsReported() {
    var text = DynamicValue.of(CtyValue.string("h"), CtyType.STRING);
    var probe = Probe.doing((call, _) -> call.output("called"));
    var error = onlyFinding(Provisioning.of(probe).provision(WEB, text));
    assertThat(error.summary()).isEqualTo("Cannot decode the connection");
  }

  @Test
  void aConfigurationThatIsNotKnownIsNotProvisioned() {
    var probe = Probe.doing((call, _) -> call.output("called"));
    var error = onlyFinding(Provisioning.of(probe).provision("{url = ?}"));
    assertThat(error.path()).hasToString("url");
    assertThat(error.summary()).isEqualTo("Unknown value: provision of provisioner check-url");
  }

  @Test
  void valuesThatWereUnknownDuringValidationAreChecked() {
    var probe = Probe.doing((call, _) -> call.output("called"));
    var rejected = onlyFinding(Provisioning.of(probe).provision("{url = \"\"}"));
    assertThat(rejected.path()).hasToString("url");
    var unsafe = Provisioning.of(probe).provision("{url = \"web\", mode = \"put\"}");
    assertThat(onlyFinding(unsafe).summary()).isEqualTo("Unsafe mode");
  }

  @Test
  void aStopInterruptsIt() throws Exception {
    var running = new CountDownLatch(1);
    var probe =
        Probe.doing((call, _) -> {
          running.countDown();
          try {
            new CountDownLatch(1).await();
          } finally {
            call.output("stopped: " + call.stopped());
          }
        });
    var provisioning = Provisioning.of(probe);
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var provision = threads.submit(() -> provisioning.provision(WEB));
      assertThat(running.await(30, TimeUnit.SECONDS)).isTrue();
      new StopProvider(provisioning.session()).run(new StopProvider.Request());
      var responses = provision.get(30, TimeUnit.SECONDS);
      assertThat(responses.getFirst()).isEqualTo(output("stopped: true"));
      assertThat(onlyFinding(responses).summary())
          .isEqualTo("Interrupted: provision of provisioner check-url");
    }
  }

  @Test
  void theTimeoutOfTheUserInterruptsIt() {
    var timeouts = OperationTimeouts.block().with(Operation.PROVISION, Duration.ofMinutes(20));
    var probe =
        Probe.doing((_, _) -> new CountDownLatch(1).await())
            .with(Schema.provisioner(URL, MODE).timeouts(timeouts));
    var error =
        onlyFinding(
            Provisioning.of(probe).provision("{url = \"web\", timeouts = {provision = \"20ms\"}}"));
    assertThat(error.summary()).isEqualTo("Timed out: provision of provisioner check-url");
    assertThat(error.detail()).contains("timeouts { provision = \"40ms\" }");
  }

  @Test
  void outputAfterTheEndIsRefused() {
    var kept = new CompletableFuture<ProvisionerCall>();
    var probe = Probe.doing((call, _) -> kept.complete(call));
    assertThat(Provisioning.of(probe).provision(WEB)).isEmpty();
    assertThatThrownBy(() -> kept.join().output("late"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("after the provisioner had ended");
  }
}
