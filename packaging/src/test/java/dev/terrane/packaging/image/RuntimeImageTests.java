package dev.terrane.packaging.image;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.packaging.system.PackagingException;
import dev.terrane.packaging.system.Platform;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RuntimeImageTests {
  @TempDir Path scratch;

  @Test
  void aJdkOfAnotherPlatformNeedsItsModules() throws IOException {
    var other = Platform.current().os().equals("windows") ? "Linux" : "Windows";
    Files.writeString(
        scratch.resolve("release"), "OS_NAME=\"" + other + "\"\nOS_ARCH=\"x86_64\"\n");
    var image = new RuntimeImage(scratch, Set.of("java.base"), true, Optional.empty());
    assertThatThrownBy(() -> image.write(scratch.resolve("image"), scratch.resolve("legal")))
        .isInstanceOf(PackagingException.class)
        .hasMessageContaining("there is no folder jmods in " + scratch)
        .hasMessageContaining("unpack the jmods archive of exactly this JDK there");
  }

  @Test
  void aModuleThatTheJdkLacksIsNamed() {
    var jdk = Path.of(System.getProperty("java.home"));
    var image = new RuntimeImage(jdk, Set.of("java.nothing"), true, Optional.empty());
    assertThatThrownBy(() -> image.write(scratch.resolve("image"), scratch.resolve("legal")))
        .isInstanceOf(PackagingException.class)
        .hasMessageStartingWith("linking the image failed")
        .hasMessageContaining("java.nothing");
  }
}
