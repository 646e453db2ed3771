package dev.terrane.tests.acceptance.mux;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;

/// The executables of existing providers, which Go builds.
final class Executables {
  private static final Path SOURCES =
      Path.of(System.getProperty("terrane.root", ""), "tests", "mux");
  private static final Path TARGET = Path.of("target", "mux").toAbsolutePath();

  private Executables() {}

  /// Builds HashiCorp's provider `time`, of protocol 5, and our provider `faulty`, of protocol 6;
  /// returns their directory. Skips the test if Go is missing or cannot download modules.
  static Path build() throws IOException, InterruptedException {
    assumeTrue(succeeds("go", "version"), "skipped: Go is not installed");
    assumeTrue(succeeds("go", "mod", "download"), "skipped: Go cannot download the modules");
    build("time", "github.com/hashicorp/terraform-provider-time");
    build("faulty", "./faulty");
    return TARGET;
  }

  private static void build(String name, String source) throws IOException, InterruptedException {
    var file = TARGET.resolve("terraform-provider-" + name).toString();
    assertThat(succeeds("go", "build", "-trimpath", "-o", file, source)).as(name).isTrue();
  }

  private static boolean succeeds(String... command) throws InterruptedException, IOException {
    try {
      var builder = new ProcessBuilder(command).directory(SOURCES.toFile());
      return builder.redirectErrorStream(true).inheritIO().start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }
}
