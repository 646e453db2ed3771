package dev.terrane.tests.records.machine;

import static dev.terrane.rpc.provider.StopProviderRpc.STOP_PROVIDER;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.ActionCalls;
import dev.terrane.engine.provider.StopProvider;
import dev.terrane.engine.rules.Notation;
import dev.terrane.provider.Diagnostic;
import dev.terrane.rpc.SessionEndpoint;
import dev.terrane.tests.core.TestCore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The steps of `ActionAT`. */
class ActionCoreTests {
  private static final String REBOOT = "machine_reboot";

  @TempDir Path remote;
  private TestCore core;

  @BeforeEach
  void core() {
    core = TestCore.of(new MachineProviderType()).configure("{root = \"" + remote + "\"}");
  }

  private static ActionCalls.Result invoke(ActionCalls action, String config) {
    return action.invoke(Notation.object(action.schema().members(), config));
  }

  private ActionCalls.Result reboot(String config) {
    return invoke(core.action(REBOOT), config);
  }

  private List<String> calls() throws IOException {
    var calls = remote.resolve("calls");
    return Files.exists(calls) ? Files.readAllLines(calls) : List.of();
  }

  @Test
  void itIsInvokedAfterEachChangeAndItsMessagesAreShown() throws IOException {
    var server = core.resource("machine_server");
    server.apply("{name = \"a\", size = 1}");
    assertThat(reboot("{server = \"a\"}").progress())
        .containsExactly("step 1 of 2 with null", "step 2 of 2 with null");
    assertThat(calls()).containsExactly("create a", "reboot a null", "rebooted a");
    server.apply("{name = \"a\", size = 2}");
    assertThat(reboot("{server = \"a\"}").findings().all()).isEmpty();
    assertThat(calls()).endsWith("update a", "reboot a null", "rebooted a");
  }

  @Test
  void itIsInvokedOnRequest() throws IOException {
    var result = reboot("{server = \"b\", steps = 1}");
    assertThat(result.findings().all()).isEmpty();
    assertThat(result.progress()).containsExactly("step 1 of 1 with null");
    assertThat(calls()).containsExactly("reboot b null", "rebooted b");
  }

  @Test
  void aFailureIsShownWithItsMessages() {
    var result = reboot("{server = \"broken\"}");
    assertThat(result.progress()).endsWith("step 2 of 2 with null");
    var error = result.findings().only();
    assertThat(error.isError()).isTrue();
    assertThat(error.summary()).isEqualTo("Failed: invoke of action machine_reboot");
    assertThat(error.detail()).contains("the power supply of broken does not answer");
  }

  @Test
  void ctrlCInterruptsIt() throws Exception {
    try (var session = core.start();
        var command = Executors.newVirtualThreadPerTaskExecutor()) {
      assertThat(core.configure(session).ok()).isTrue();
      var action = core.in(session).action(REBOOT);
      var result = command.submit(() -> invoke(action, "{server = \"endless\"}"));
      awaitCall("reboot endless null");
      new SessionEndpoint(session).call(STOP_PROVIDER, new StopProvider.Request());
      assertThat(result.get().findings().only().summary())
          .isEqualTo("Interrupted: invoke of action machine_reboot");
    }
    assertThat(calls()).contains("interrupted endless");
  }

  private void awaitCall(String call) throws IOException, InterruptedException {
    var end = Instant.now().plus(Duration.ofMinutes(1));
    while (!calls().contains(call)) {
      assertThat(Instant.now()).as("time of the call " + call).isBefore(end);
      Thread.sleep(5);
    }
  }

  @Test
  void theTimeoutOfTheUserInterruptsIt() throws IOException {
    var result = reboot("{server = \"endless\", timeouts = {invoke = \"300ms\"}}");
    var error = result.findings().only();
    assertThat(error.summary()).isEqualTo("Timed out: invoke of action machine_reboot");
    assertThat(error.detail()).contains("timeouts { invoke = \"600ms\" }");
    assertThat(calls()).contains("interrupted endless");
  }

  @Test
  void aWriteOnlyArgumentIsPassedAndMasked() throws IOException {
    var result = reboot("{server = \"a\", token = \"secret-of-a\"}");
    assertThat(calls()).contains("reboot a secret-of-a");
    assertThat(result.progress()).first().isEqualTo("step 1 of 2 with (sensitive value)");
  }

  @Test
  void aDeprecatedActionWarns() throws IOException {
    var bell = core.action("machine_bell");
    var config = Notation.object(bell.schema().members(), "{}");
    assertThat(bell.validate(config).only())
        .returns(false, Diagnostic::isError)
        .returns("Deprecated: action machine_bell", Diagnostic::summary);
    var result = bell.invoke(config);
    assertThat(result.progress()).containsExactly("ringing in c");
    assertThat(result.findings().all())
        .extracting(Diagnostic::detail)
        .contains("The bell is loud.");
    assertThat(calls()).containsExactly("bell c");
  }

  @Test
  void aConfigurationIsValidated() throws IOException {
    var result = reboot("{server = \"\", address = \"x\", steps = 0}");
    assertThat(result.findings().all())
        .filteredOn(Diagnostic::isError)
        .extracting(Diagnostic::summary)
        .contains("Invalid Attribute Value: steps", "Empty server name")
        .hasSize(4);
    assertThat(calls()).isEmpty();
  }

  @Test
  void thePlanIsChecked() throws IOException {
    var error = reboot("{server = \"missing\"}").findings().only();
    assertThat(error.summary()).isEqualTo("No such server");
    assertThat(error.detail()).isEqualTo("There is no server named missing.");
    assertThat(calls()).isEmpty();
  }
}
