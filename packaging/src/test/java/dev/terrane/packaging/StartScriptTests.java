package dev.terrane.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.packaging.system.ProcessRunner;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// The script of a package, with a java that only prints its command line.
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
    new StartScript("${package}/lib", options).write(script);
    return script;
  }

  private static String run(Path script, String... arguments) {
    var command = new java.util.ArrayList<>(List.of(script.toString()));
    command.addAll(List.of(arguments));
    return ProcessRunner.run(command).output();
  }

  /// All that a CLI shows of a program that did not start: what it printed.
  private static String printed(Path script) throws IOException {
    var builder =
        new ProcessBuilder(script.toString()).redirectError(ProcessBuilder.Redirect.DISCARD);
    try (var out = builder.start().getInputStream()) {
      return new String(out.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void theImageIsStartedWithItsOptionsFromWhereItIs() throws IOException {
    var script = written("a place");
    var lib = script.resolveSibling("lib").toRealPath().toString();
    assertThat(run(script, "host"))
        .startsWith("[-Dodd=it's $HOME][-XX:AOTCache=" + lib + "/provider.aot]")
        .endsWith("[-m][terrane.provider/dev.terrane.server.Main][host]");
  }

  @Test
  void standardOutputIsClosedToTheJvmWhateverItsOptionsSay() throws IOException {
    assertThat(run(written("package"), "host"))
        .contains("[-XX:+DisplayVMOutputToStderr][-Xlog:all=off:stdout]")
        .contains("[-Xlog:jfr+startup=error:stderr][-m]");
  }

  @Test
  void aLinkLeadsToThePackage() throws IOException {
    var script = written("package");
    var link = Files.createSymbolicLink(scratch.resolve("link"), script);
    assertThat(run(link)).isEqualTo(run(script));
  }

  @Test
  void anIncompletePackageIsReportedInOneLine() throws IOException {
    var script = written("a|package");
    Files.delete(script.resolveSibling("lib/runtime/bin/java"));
    assertThat(printed(script))
        .as("the line that a CLI quotes, without what separates the parts of a handshake")
        .startsWith("This provider cannot start: the package in " + scratch.toRealPath())
        .endsWith("/a/package is incomplete: install it again\n")
        .hasLineCount(1);
  }

  @Test
  void aColonInThePathIsAPathAsAnyOther() throws IOException {
    var script = written("a:b");
    assertThat(run(script)).contains("[-XX:AOTCache=" + script.resolveSibling("lib").toRealPath());
  }

  /// The common beginning of both scripts, up to the place of the jars.
  @Test
  void theScriptOfPlainJarsBeginsAlike() throws IOException {
    var plain =
        Path.of("..", "script", "src", "main", "resources", "terrane", "terraform-provider");
    var script = Files.readString(written("alike"));
    for (var first : List.of("[ \"${1-}\" = reattach ]", "unset ", "case $0 in")) {
      assertThat(paragraph(script, first)).isEqualTo(paragraph(Files.readString(plain), first));
    }
  }

  private static String paragraph(String script, String first) {
    var begin = script.indexOf("\n" + first) + 1;
    var end = first.startsWith("case") ? script.indexOf("\ndone\n", begin) : 0;
    assertThat(begin).as(first).isPositive();
    return script.substring(begin, script.indexOf('\n', Math.max(begin, end + 1)));
  }
}
