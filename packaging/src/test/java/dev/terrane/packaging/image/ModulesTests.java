package dev.terrane.packaging.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.packaging.system.PackagingException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModulesTests {
  private static final String SQL = "class Sql { java.sql.Driver driver; }";
  private static final String LOGS = "class Logs { java.util.logging.Logger logger; }";

  @TempDir Path scratch;

  private static void tool(String name, List<String> arguments) {
    var out = new StringWriter();
    var tool = ToolProvider.findFirst(name).orElseThrow();
    var code =
        tool.run(new PrintWriter(out), new PrintWriter(out), arguments.toArray(String[]::new));
    assertThat(code).as(out.toString()).isZero();
  }

  private Path classes(String name, String... sources) throws IOException {
    var folder = Files.createDirectories(scratch.resolve(name));
    var arguments = new ArrayList<>(List.of("-d", folder.resolve("out").toString()));
    for (var source : sources) {
      var type =
          source.startsWith("class ") ? source.substring(6, source.indexOf(" {")) : "module-info";
      var file = folder.resolve(type + ".java");
      arguments.add(Files.writeString(file, source).toString());
    }
    tool("javac", arguments);
    return folder.resolve("out");
  }

  private Path jar(String name, String... more) throws IOException {
    var jar = scratch.resolve(name);
    var arguments = new ArrayList<>(List.of("--create", "--file", jar.toString()));
    arguments.addAll(List.of(more));
    tool("jar", arguments);
    return jar;
  }

  @Test
  void thoseThatTheClassesOfAPlainJarUse() throws IOException {
    var jar = jar("plain.jar", "-C", classes("plain", SQL).toString(), ".");
    assertThat(Modules.of(List.of(jar), Set.of())).contains("java.base", "java.sql");
  }

  @Test
  void thoseOfTheReleaseInAMultiReleaseJar() throws IOException {
    var base = classes("base", "class Sql {}").toString();
    var newer = classes("newer", SQL).toString();
    var jar = jar("multi.jar", "-C", base, ".", "--release", "25", "-C", newer, ".");
    assertThat(Modules.of(List.of(jar), Set.of())).contains("java.sql");
  }

  @Test
  void aModuleSaysItselfWhatItCannotDoWithout() throws IOException {
    var module = "module one { requires java.logging; requires static java.sql; }";
    var jar = jar("modular.jar", "-C", classes("modular", module, SQL, LOGS).toString(), ".");
    assertThat(Modules.of(List.of(jar), Set.of()))
        .containsExactlyInAnyOrder("java.base", "java.logging");
  }

  @Test
  void thoseThatNoJarNamesAreTheAuthors() throws IOException {
    var jar = jar("empty.jar", "-C", classes("empty", "class Empty {}").toString(), ".");
    assertThat(Modules.of(List.of(jar), Set.of("jdk.zipfs")))
        .containsExactlyInAnyOrder("java.base", "jdk.zipfs");
  }

  @Test
  void aDamagedJarIsAnErrorThatNamesIt() throws IOException {
    var jar = Files.writeString(scratch.resolve("damaged.jar"), "no jar");
    assertThatThrownBy(() -> Modules.of(List.of(jar), Set.of()))
        .isInstanceOf(PackagingException.class)
        .hasMessageContaining("damaged.jar");
  }
}
