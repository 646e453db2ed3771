package dev.terrane.script;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The order in which a JDK is searched for, by the start script and by the programs of this
/// repository. The Maven plugin has the same test.
@DisabledOnOs(OS.WINDOWS)
class JdkSearchTests {
  private static final String START = "src/main/resources/terrane/terraform-provider";
  private static final String FIND = "../build/find-jdk";

  @TempDir Path directory;

  /// A JDK whose java prints its home, as the search for it does.
  private String jdk(String name, String version) throws IOException {
    var home = Files.createDirectories(directory.resolve(name));
    Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    for (var program : new String[] {"java", "javac"}) {
      var file = Files.createDirectories(home.resolve("bin")).resolve(program);
      Files.writeString(file, "#!/bin/sh\necho " + home + "\n");
      assertThat(file.toFile().setExecutable(true)).isTrue();
    }
    return home.toString();
  }

  private static String found(String program, Map<String, String> environment)
      throws IOException, InterruptedException {
    var builder = new ProcessBuilder("/bin/sh", program);
    builder.environment().clear();
    builder.environment().put("PATH", "/usr/bin:/bin");
    builder.environment().putAll(environment);
    var process = builder.start();
    process.getErrorStream().close();
    var text = new String(process.getInputStream().readAllBytes(), UTF_8).strip();
    return process.waitFor() == 0 ? text : "none";
  }

  private Map<String, String> all() throws IOException {
    var path = jdk("path", "25") + "/bin:/usr/bin:/bin";
    var all = new HashMap<String, String>();
    all.put("TERRANE_JAVA", jdk("own", "25"));
    all.put("JAVA25_HOME", jdk("version", "25.0.1"));
    all.put("JAVA_HOME", jdk("usual", "25"));
    all.put("PATH", path);
    return all;
  }

  @ParameterizedTest
  @ValueSource(strings = {START, FIND})
  void theOrderIsTheSameEverywhere(String program) throws Exception {
    var environment = all();
    assertThat(found(program, environment)).endsWith("/own");
    environment.remove("TERRANE_JAVA");
    assertThat(found(program, environment)).endsWith("/version");
    environment.remove("JAVA25_HOME");
    assertThat(found(program, environment)).endsWith("/usual");
    environment.remove("JAVA_HOME");
    assertThat(found(program, environment)).endsWith("/path");
  }

  @ParameterizedTest
  @ValueSource(strings = {START, FIND})
  void anotherVersionIsPassedOver(String program) throws Exception {
    var environment = all();
    environment.remove("TERRANE_JAVA");
    environment.put("JAVA25_HOME", jdk("old", "21.0.2"));
    assertThat(found(program, environment)).endsWith("/usual");
  }

  @ParameterizedTest
  @ValueSource(strings = {START, FIND})
  void whatTheFirstVariableNamesIsNotReplacedByAnother(String program) throws Exception {
    var environment = all();
    environment.put("TERRANE_JAVA", jdk("old", "21.0.2"));
    assertThat(found(program, environment)).isEqualTo("none");
  }

  @ParameterizedTest
  @ValueSource(strings = {START, FIND})
  void theFirstVariableMayNameAJava(String program) throws Exception {
    assertThat(found(program, Map.of("TERRANE_JAVA", jdk("jdk", "25") + "/bin/java")))
        .endsWith("/jdk");
  }
}
