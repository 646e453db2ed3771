package dev.terrane.tests.acceptance.keystore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.tests.acceptance.harness.Protocol;
import dev.terrane.tests.acceptance.harness.Workspace;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/// The demo's configuration with a provider that init finds in a mirror and each command starts.
@ParameterizedClass
@EnumSource
class InstalledAT {
  private final Workspace workspace;

  InstalledAT(Protocol protocol, @TempDir Path scratch) throws IOException {
    workspace = Keystore.demo(scratch, protocol);
  }

  @Test
  void livesItsWholeLife() {
    assertThat(workspace.plan().actions("keystore_keypair.server")).containsExactly("create");
    workspace.apply("plan.bin");
    assertThat(workspace.file("server.p12")).exists();
    assertThat(workspace.state().output("names").texts())
        .containsExactly("localhost", "server.example");
    assertThat(workspace.plan().hasChanges()).isFalse();
    workspace.destroy();
    assertThat(workspace.file("server.p12")).doesNotExist();
    assertThat(workspace.file("clients.p12")).doesNotExist();
  }
}
