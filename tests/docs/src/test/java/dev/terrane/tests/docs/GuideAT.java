package dev.terrane.tests.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests that the commands of the guides, in an empty folder, result in an applied resource.
class GuideAT {
  private static final Set<String> BUILT = Set.of("target", ".git", ".idea");

  /// Shared by the pages: what one has installed the next one finds up to date.
  @TempDir private static Path shared;

  @BeforeAll
  static void copyTheRepository() throws IOException {
    var clone = Files.createDirectory(shared.resolve("clone"));
    copy(Pages.ROOT, clone);
    // Skips the checks that this build has made already.
    Files.createDirectories(clone.resolve(".mvn"));
    Files.writeString(
        clone.resolve(".mvn/maven.config"),
        "-Dcheckstyle.skip=true\n-Dterrane.errorprone=-XDunchecked\n");
    repository(shared);
  }

  @ParameterizedTest
  @ValueSource(strings = {"docs/guide.md", "docs/guide-handles.md", "docs/template.md"})
  void theGuideLeadsFromAnEmptyFolderToAnAppliedResource(String page, @TempDir Path temp)
      throws Exception {
    var script = new Script(Pages.snippets(Pages.ROOT.resolve(page)));
    var folder = Files.createDirectory(temp.resolve("empty"));
    var output = Files.createDirectory(temp.resolve("output"));
    var log = temp.resolve("log");

    var ended = start(script, folder, temp).waitFor(15, TimeUnit.MINUTES);

    assertThat(ended).as("the commands of %s come to their end", page).isTrue();
    assertThat(log).content().as("how far %s came; then %s", page, last(output)).endsWith("done\n");
    for (var printed : script.printed()) {
      var lines = ofTerraform(Pages.lines(output.resolve("" + printed.block())));
      assertThat(new Excerpt(ofTerraform(printed.expected())).standsIn(lines))
          .as("%s is printed by block %s:\n%s", printed.expected(), printed.block(), lines)
          .isTrue();
    }
  }

  /// The lines with the name of one CLI, because OpenTofu prints its own in what the guides quote.
  private static List<String> ofTerraform(List<String> lines) {
    return lines.stream().map(line -> line.replace("OpenTofu", "Terraform")).toList();
  }

  private static Process start(Script script, Path folder, Path temp) throws IOException {
    var file = Files.writeString(temp.resolve("script"), script.text() + "echo done\n");
    var yes = Files.writeString(temp.resolve("yes"), "yes\n");
    var builder =
        new ProcessBuilder("sh", file.toString())
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(temp.resolve("log").toFile());
    var environment = builder.environment();
    environment.keySet().removeIf(name -> name.startsWith("TF_") || name.startsWith("MAVEN_"));
    environment.put("PATH", programs(temp) + File.pathSeparator + environment.get("PATH"));
    environment.put("TERRANE_JAVA", Path.of(System.getProperty("java.home"), "bin/java") + "");
    environment.put("JAVA25_HOME", System.getProperty("java.home"));
    environment.put("MAVEN_OPTS", "-Dmaven.repo.local=" + shared.resolve("repository"));
    environment.put("TF_CLI_ARGS", "-no-color");
    environment.put("CHECKPOINT_DISABLE", "1");
    environment.put("TERRANE_CACHE_DIR", temp.resolve("cache").toString());
    environment.put("CLONE", shared.resolve("clone").toString());
    environment.put("OUTPUT", temp.resolve("output").toString());
    environment.put("YES", yes.toString());
    return builder.start();
  }

  /// A folder in which `terraform` is the CLI under test, and `terrane` is that of the clone.
  private static Path programs(Path temp) throws IOException {
    var named = System.getenv("TF_ACC_TERRAFORM_PATH");
    var cli = named == null || named.isEmpty() ? onPath() : Path.of(named).toAbsolutePath();
    var bin = Files.createDirectory(temp.resolve("bin"));
    Files.createSymbolicLink(bin.resolve("terraform"), cli);
    var terrane = bin.resolve("terrane");
    Files.writeString(
        terrane,
        "#!/bin/sh\nexec \"$TERRANE_JAVA\" -jar \"$CLONE\"/cli/target/terrane-cli-0.1.0-SNAPSHOT.jar \"$@\"\n");
    Files.setPosixFilePermissions(terrane, PosixFilePermissions.fromString("rwxr-xr-x"));
    return bin;
  }

  private static Path onPath() {
    return Stream.of("terraform", "tofu")
        .flatMap(name ->
            Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
                .map(folder -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("put a terraform or tofu on the PATH"));
  }

  /// A local repository like the user's, with downloads shared, but with a place of its own for
  /// what the guide installs.
  private static void repository(Path temp) throws IOException {
    var users = Path.of(System.getProperty("maven.repo.local"));
    var own = Files.createDirectory(temp.resolve("repository"));
    link(users, own, "dev");
    var dev = users.resolve("dev");
    if (Files.exists(dev)) {
      link(dev, Files.createDirectory(own.resolve("dev")), "terrane");
    }
  }

  private static void link(Path from, Path to, String except) throws IOException {
    try (var entries = Files.list(from)) {
      for (var entry : entries.toList()) {
        if (!entry.getFileName().toString().equals(except)) {
          Files.createSymbolicLink(to.resolve(entry.getFileName()), entry);
        }
      }
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    try (var entries = Files.list(from)) {
      for (var entry : entries.toList()) {
        var copy = to.resolve(entry.getFileName());
        if (Files.isDirectory(entry)) {
          if (!BUILT.contains(entry.getFileName().toString())) {
            copy(entry, Files.createDirectory(copy));
          }
        } else {
          Files.copy(entry, copy, StandardCopyOption.COPY_ATTRIBUTES);
        }
      }
    }
  }

  /// The end of the last block's output, for the message of a failure.
  private static List<String> last(Path output) throws IOException {
    try (var files = Files.list(output)) {
      return files
          .max(Comparator.comparingInt(file -> Integer.parseInt(file.getFileName() + "")))
          .map(Pages::lines)
          .map(lines -> lines.stream().filter(line -> !line.startsWith("    at ")).toList())
          .orElseGet(List::of);
    }
  }
}
