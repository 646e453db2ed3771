package dev.terrane.tests.acceptance.mux;

import dev.terrane.tests.acceptance.harness.GoModule;
import java.nio.file.Path;

/// The executables of existing providers, which Go builds.
public final class Executables {
  private Executables() {}

  /// Builds HashiCorp's provider `time`, of protocol 5, and our provider `faulty`, of protocol 6.
  /// Skips the test if Go is missing or cannot download modules.
  public static void build(Path directory) throws InterruptedException {
    var module = GoModule.of("mux");
    module.build(
        "github.com/hashicorp/terraform-provider-time",
        directory.resolve("terraform-provider-time"));
    module.build("./faulty", directory.resolve("terraform-provider-faulty"));
  }
}
