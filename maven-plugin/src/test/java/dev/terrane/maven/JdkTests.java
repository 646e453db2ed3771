package dev.terrane.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The order in which a JDK is searched for; the start scripts have the same test. */
@DisabledOnOs(OS.WINDOWS)
class JdkTests {
  @TempDir Path directory;

  private Path jdk(String name, String version) throws IOException {
    var home = Files.createDirectories(directory.resolve(name));
    Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    var jlink = Files.createFile(Files.createDirectories(home.resolve("bin")).resolve("jlink"));
    assertThat(jlink.toFile().setExecutable(true)).isTrue();
    return home;
  }

  @Test
  void theVariableOfTheVersionComesFirst() throws IOException {
    var named = jdk("named", "25.0.1");
    var environment =
        Map.of("JAVA25_HOME", named.toString(), "JAVA_HOME", jdk("usual", "25").toString());
    assertThat(Jdk.named(environment, jdk("own", "25"))).contains(new Jdk(named));
  }

  @Test
  void javaHomeComesBeforeTheJavaThatRuns() throws IOException {
    var usual = jdk("usual", "25");
    assertThat(Jdk.named(Map.of("JAVA_HOME", usual.toString()), jdk("own", "25")))
        .contains(new Jdk(usual));
  }

  @Test
  void anotherVersionIsPassedOver() throws IOException {
    var own = jdk("own", "25");
    var environment = Map.of("JAVA25_HOME", "", "JAVA_HOME", jdk("old", "21.0.2").toString());
    assertThat(Jdk.named(environment, own)).contains(new Jdk(own));
    assertThat(Jdk.named(environment, jdk("mavens", "17"))).isEmpty();
  }
}
