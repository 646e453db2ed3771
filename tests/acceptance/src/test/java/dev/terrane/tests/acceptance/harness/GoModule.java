package dev.terrane.tests.acceptance.harness;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;

/// A Go module in `tests/` whose programs the tests build.
///
/// @param sources its directory
public record GoModule(Path sources) {
  /// The module in a directory of `tests/`. Skips the test if Go is missing or cannot download its
  /// modules.
  public static GoModule of(String directory) throws InterruptedException {
    var root = System.getProperty("terrane.root", "");
    var module = new GoModule(Path.of(root, "tests", directory));
    assumeTrue(module.run("go", "version").succeeded(), "skipped: Go is not installed");
    var download = module.run("go", "mod", "download");
    assumeTrue(download.succeeded(), "skipped: Go cannot download: " + download.output());
    return module;
  }

  /// Builds a program.
  ///
  /// @param source its package
  /// @param file the executable that is written
  public void build(String source, Path file) throws InterruptedException {
    var build = run("go", "build", "-trimpath", "-o", file.toString(), source);
    assertThat(build.succeeded()).as(build.output()).isTrue();
  }

  /// The end of a command.
  private record Result(boolean succeeded, String output) {}

  private Result run(String... command) throws InterruptedException {
    try {
      var builder = new ProcessBuilder(command).directory(sources.toFile());
      var process = builder.redirectErrorStream(true).start();
      var output = new String(process.getInputStream().readAllBytes(), UTF_8);
      return new Result(process.waitFor() == 0, output);
    } catch (IOException e) {
      return new Result(false, String.valueOf(e.getMessage()));
    }
  }
}
