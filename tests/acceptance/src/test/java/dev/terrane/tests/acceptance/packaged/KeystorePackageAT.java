package dev.terrane.tests.acceptance.packaged;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// A provider with a large library, whose jars are of several releases and find each other by
/// reflection and services.
@EnabledOnOs(OS.LINUX)
class KeystorePackageAT {
  @Test
  void livesItsWholeLifeFromItsCacheWithoutJavaOnTheMachine(@TempDir Path scratch) {
    var workspace =
        Packaged.of("keystore").installed(scratch).with("TERRANE_JAVA_OPTIONS", "-XX:AOTMode=on");
    workspace.apply();
    assertThat(workspace.file("server.p12")).exists();
    assertThat(workspace.plan().hasChanges()).isFalse();
    workspace.destroy();
    assertThat(workspace.file("server.p12")).doesNotExist();
  }
}
