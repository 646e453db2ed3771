package dev.terrane.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.packaging.system.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// The script of a package, with a java that only tells how it was started.
@DisabledOnOs(OS.WINDOWS)
class StartScriptTests {
  @TempDir Path scratch;

  private Path written(String name) throws IOException {
    var folder = Files.createDirectories(scratch.resolve(name));
    var java = folder.resolve("lib/runtime/bin/java");
    Files.createDirectories(java.getParent());
    Files.writeString(java, "#!/bin/sh\nprintf '[%s]' \"$@\"\n");
    PackageFolder.makeExecutable(java);
    var script = folder.resolve("terraform-provider-cloud_v1.0.0");
    var options = List.of("-Dodd=it's $HOME", "-XX:AOTCache=${package}/lib/provider.aot");
    new StartScript(options, List.of("one.jar", "two.jar")).write(script);
    return script;
  }

  private static String run(Path script, String... arguments) {
    var command = new java.util.ArrayList<>(List.of(script.toString()));
    command.addAll(List.of(arguments));
    return Program.run(command).output();
  }

  @Test
  void theImageIsStartedWithItsOptionsFromWhereItIs() throws IOException {
    var script = written("a place");
    var lib = script.resolveSibling("lib").toRealPath().toString();
    assertThat(run(script, "host"))
        .isEqualTo(
            "[-Dodd=it's $HOME][-XX:AOTCache="
                + lib
                + "/provider.aot][-cp]"
                + "["
                + lib
                + "/classpath/one.jar:"
                + lib
                + "/classpath/two.jar]"
                + "[dev.terrane.server.Main][host]");
  }

  @Test
  void aLinkLeadsToThePackage() throws IOException {
    var script = written("package");
    var link = Files.createSymbolicLink(scratch.resolve("link"), script);
    assertThat(run(link)).isEqualTo(run(script));
  }

  @Test
  void aPackageThatIsNotWholeIsToldInOneSentence() throws IOException {
    var script = written("package");
    Files.delete(script.resolveSibling("lib/runtime/bin/java"));
    assertThat(run(script)).contains("is not complete: install it again");
  }

  @Test
  void aColonInThePathIsToldInOneSentence() throws IOException {
    assertThat(run(written("a:b"))).contains("because of the colon in it");
  }
}
