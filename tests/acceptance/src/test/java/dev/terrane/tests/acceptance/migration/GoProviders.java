package dev.terrane.tests.acceptance.migration;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.terrane.tests.acceptance.harness.ProviderPackage;
import java.io.IOException;
import java.nio.file.Path;

/// The former providers, which Go builds.
final class GoProviders {
  private static final Path SOURCES =
      Path.of(System.getProperty("terrane.root", ""), "tests", "migration");
  private static final Path TARGET = Path.of("target", "migration").toAbsolutePath();

  private GoProviders() {}

  /// Builds a provider. Skips the test if Go is missing or cannot download modules.
  ///
  /// @param library the directory of its source
  static ProviderPackage build(String library) throws InterruptedException {
    assumeTrue(run("go", "version").succeeded(), "skipped: Go is not installed");
    assumeTrue(run("go", "mod", "download").succeeded(), "skipped: Go cannot download the modules");
    var directory = TARGET.resolve(library);
    var file = directory.resolve("terraform-provider-broker").toString();
    var build = run("go", "build", "-trimpath", "-o", file, "./" + library);
    assertThat(build.succeeded()).as(build.output()).isTrue();
    return new ProviderPackage("terrane.dev/tests/broker", "0.1.0", directory);
  }

  /// How a command ended.
  private record Ended(boolean succeeded, String output) {}

  private static Ended run(String... command) throws InterruptedException {
    try {
      var builder = new ProcessBuilder(command).directory(SOURCES.toFile());
      var process = builder.redirectErrorStream(true).start();
      var output = new String(process.getInputStream().readAllBytes(), UTF_8);
      return new Ended(process.waitFor() == 0, output);
    } catch (IOException e) {
      return new Ended(false, String.valueOf(e.getMessage()));
    }
  }
}
