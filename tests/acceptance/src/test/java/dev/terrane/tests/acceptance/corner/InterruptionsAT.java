package dev.terrane.tests.acceptance.corner;

import static dev.terrane.tests.acceptance.corner.Corner.THING;
import static dev.terrane.tests.acceptance.corner.Corner.thing;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.tests.acceptance.harness.Protocol;
import dev.terrane.tests.acceptance.harness.Running;
import dev.terrane.tests.acceptance.harness.Workspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource
class InterruptionsAT {
  /// The time in which a provider must end after its CLI.
  private static final Duration LIMIT = Duration.ofSeconds(5);

  private final Protocol protocol;
  @TempDir Path scratch;
  private Workspace workspace;

  InterruptionsAT(Protocol protocol) {
    this.protocol = protocol;
  }

  @BeforeEach
  void workspace() throws IOException {
    workspace = Corner.alone(scratch, protocol);
    thing(workspace, "behaviour = \"hang\"");
  }

  private Running hangingApply() {
    var apply = workspace.start("apply", "-no-color", "-auto-approve");
    apply.until("the create to hang", () -> Files.exists(scratch.resolve("remote/one.hangs")));
    return apply;
  }

  @Test
  void noProviderOutlivesAKilledCli() throws Exception {
    var apply = hangingApply();
    var providers = apply.process().descendants().toList();
    assertThat(providers).isNotEmpty();
    apply.kill();
    for (var provider : providers) {
      provider.onExit().get(LIMIT.toSeconds(), TimeUnit.SECONDS);
    }
  }

  @Test
  void ctrlCInterruptsACreateAndKeepsWhatItSaved() {
    var apply = hangingApply();
    apply.interrupt();
    var output = apply.await();
    assertThat(output.exitCode()).isNotZero();
    assertThat(output.prose()).contains("Interrupted: create of resource corner_thing");
    assertThat(workspace.state().isTainted(THING)).isTrue();
    assertThat(workspace.state().values(THING).at("id").text()).isEqualTo("id-one");
  }
}
