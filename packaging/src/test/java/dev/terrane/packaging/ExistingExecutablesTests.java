package dev.terrane.packaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.packaging.system.PackagingException;
import dev.terrane.packaging.system.Platform;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExistingExecutablesTests {
  private static final Platform PLATFORM = TargetPlatform.current().platform();

  @TempDir Path source;
  @TempDir Path folder;

  @Test
  void thoseOfThePlatformAreCopiedAndExecutable() throws IOException {
    var own = Files.createDirectories(source.resolve(PLATFORM.toString()));
    Files.writeString(own.resolve("terraform-provider-acme"), "program");
    assertThat(ExistingExecutables.hash(folder)).isEmpty();
    ExistingExecutables.copy(source, PLATFORM, folder);
    assertThat(folder.resolve("lib/executables/terraform-provider-acme"))
        .isExecutable()
        .hasContent("program");
    assertThat(ExistingExecutables.hash(folder)).isNotEmpty();
  }

  @Test
  void aPlatformWithoutExecutablesIsRefused() {
    assertThatThrownBy(() -> ExistingExecutables.copy(source, PLATFORM, folder))
        .isInstanceOf(PackagingException.class)
        .hasMessageContaining(PLATFORM.toString());
  }
}
