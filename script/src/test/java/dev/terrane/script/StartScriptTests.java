package dev.terrane.script;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Starts the script with a java that only prints its command line.
@DisabledOnOs(OS.WINDOWS)
class StartScriptTests {
  private static final String NAME = "terraform-provider-x";
  private static final Path SOURCE = Path.of("src/main/resources/terrane/terraform-provider");

  @TempDir Path directory;
  private Path script;

  @BeforeEach
  void install() throws IOException {
    script = installedIn("a package");
  }

  private Path installedIn(String name) throws IOException {
    var home = Files.createDirectories(directory.resolve(name));
    var copy = Files.copy(SOURCE, home.resolve(NAME));
    assertThat(copy.toFile().setExecutable(true)).isTrue();
    return copy;
  }

  private Path jdk(String name, String version) throws IOException {
    var home = Files.createDirectories(directory.resolve(name));
    Files.writeString(
        home.resolve("release"), "IMPLEMENTOR=\"x\"\nJAVA_VERSION=\"" + version + "\"\n");
    var java = Files.createDirectories(home.resolve("bin")).resolve("java");
    Files.writeString(
        java, "#!/bin/sh\necho \"" + name + "|$*|$JAVA_TOOL_OPTIONS$CLASSPATH|$$\"\n");
    assertThat(java.toFile().setExecutable(true)).isTrue();
    return home;
  }

  private record Result(int exitCode, String text, long pid) {}

  private static Result run(Path program, Map<String, String> environment, String... arguments)
      throws IOException, InterruptedException {
    var builder = new ProcessBuilder(program.toString()).redirectErrorStream(true);
    builder.command().addAll(List.of(arguments));
    builder.environment().clear();
    builder.environment().put("PATH", "/usr/bin:/bin");
    builder.environment().putAll(environment);
    var process = builder.start();
    var text = new String(process.getInputStream().readAllBytes(), UTF_8).strip();
    return new Result(process.waitFor(), text, process.pid());
  }

  @Test
  void startsJavaInItsOwnPlaceWithoutForeignOptions() throws Exception {
    var home = jdk("jdk", "25.0.1");
    var result =
        run(
            script,
            Map.of("JAVA_HOME", home.toString(), "JAVA_TOOL_OPTIONS", "-x", "CLASSPATH", "y"),
            "an argument");
    assertThat(result.text())
        .isEqualTo(
            "jdk|-XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Xshare:auto -Xmx512m -Xlog:disable"
                + " -Xlog:all=warning:stderr -jar "
                + script.resolveSibling("lib/provider.jar")
                + " an argument||"
                + result.pid());
  }

  @Test
  void removesTheSameVariablesAsTheLauncher() throws Exception {
    var foreign = Files.readAllLines(Path.of("..", "launcher", "foreign-variables.txt"));
    var java = jdk("jdk", "25").resolve("bin/java");
    Files.writeString(java, "#!/bin/sh\nenv\n");
    var environment = new HashMap<String, String>(Map.of("JAVA_HOME", directory + "/jdk"));
    foreign.forEach(name -> environment.put(name, "removed"));
    assertThat(foreign).contains("JDK_AOT_VM_OPTIONS");
    assertThat(run(script, environment).text()).contains("JAVA_HOME=").doesNotContain("removed");
  }

  @Test
  void theVariableOfItsOwnComesFirstAndMayNameAJavaOrAJdk() throws Exception {
    var other = jdk("other", "25").toString();
    var home = jdk("jdk", "26-ea");
    for (var named : List.of(home, home.resolve("bin/java"))) {
      var environment = Map.of("JAVA_HOME", other, "TERRANE_JAVA", named.toString());
      assertThat(run(script, environment).text()).startsWith("jdk|");
    }
  }

  @Test
  void whatTheVariableNamesIsNotReplacedByAnother() throws Exception {
    var old = jdk("old", "21.0.2").toString();
    var good = jdk("jdk", "25").toString();
    var result = run(script, Map.of("TERRANE_JAVA", old, "JAVA_HOME", good));
    assertThat(result.exitCode()).isEqualTo(1);
    assertThat(result.text())
        .isEqualTo(
            "TERRANE_JAVA is "
                + old
                + ", which is not Java 25 or newer. Set it to a JDK of that version.");
  }

  @Test
  void anOldJavaHomeIsPassedOverForTheJavaOnThePath() throws Exception {
    var old = jdk("old", "1.8.0_402").toString();
    var bin = Files.createDirectories(directory.resolve("bin"));
    Files.createSymbolicLink(bin.resolve("java"), jdk("jdk", "25").resolve("bin/java"));
    var environment = Map.of("JAVA_HOME", old, "PATH", bin + ":/usr/bin:/bin");
    assertThat(run(script, environment).text()).startsWith("jdk|");
  }

  @Test
  void findsItsJarsThroughLinks() throws Exception {
    var home = jdk("jdk", "25").toString();
    var folder = Files.createSymbolicLink(directory.resolve("folder"), script.getParent());
    var file = Files.createSymbolicLink(directory.resolve("file"), Path.of("folder", NAME));
    for (var program : List.of(folder.resolve(NAME), file)) {
      assertThat(run(program, Map.of("JAVA_HOME", home)).text())
          .contains("-jar " + folder.resolve("lib/provider.jar") + "|");
    }
  }

  @Test
  void optionsCanBeAddedForADebugger() throws Exception {
    var home = jdk("jdk", "25").toString();
    var environment = Map.of("JAVA_HOME", home, "TERRANE_JAVA_OPTIONS", "-Da=1 -Db=2");
    assertThat(run(script, environment).text()).contains(" -Da=1 -Db=2 -jar ");
  }

  @Test
  void aColonInItsPathIsReportedBecauseJavaWouldNotSayWhatIsWrong() throws Exception {
    var bad = installedIn("host:8443");
    var result = run(bad, Map.of("JAVA_HOME", jdk("jdk", "25").toString()));
    assertThat(result.exitCode()).isEqualTo(1);
    assertThat(result.text())
        .isEqualTo(
            "Java cannot start from "
                + bad.getParent()
                + ", because the path contains a colon. Install this provider in another directory.");
  }
}
