package dev.terrane.tests.acceptance.mux;

import dev.terrane.tests.acceptance.harness.GoModule;
import java.nio.file.Path;

/// The executables of existing providers, which Go builds.
final class Executables {
  private static final Path TARGET = Path.of("target", "mux").toAbsolutePath();

  private Executables() {}

  /// Builds HashiCorp's provider `time`, of protocol 5, and our provider `faulty`, of protocol 6;
  /// returns their directory. Skips the test if Go is missing or cannot download modules.
  static Path build() throws InterruptedException {
    var module = GoModule.of("mux");
    module.build(
        "github.com/hashicorp/terraform-provider-time", TARGET.resolve("terraform-provider-time"));
    module.build("./faulty", TARGET.resolve("terraform-provider-faulty"));
    return TARGET;
  }
}
