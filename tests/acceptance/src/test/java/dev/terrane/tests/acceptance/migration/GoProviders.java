package dev.terrane.tests.acceptance.migration;

import dev.terrane.tests.acceptance.harness.GoModule;
import dev.terrane.tests.acceptance.harness.ProviderPackage;
import java.nio.file.Path;

/// The former providers, which Go builds.
final class GoProviders {
  private static final Path TARGET = Path.of("target", "migration").toAbsolutePath();

  private GoProviders() {}

  /// Builds a provider. Skips the test if Go is missing or cannot download modules.
  ///
  /// @param library the directory of its source
  static ProviderPackage build(String library) throws InterruptedException {
    var directory = TARGET.resolve(library);
    var file = directory.resolve("terraform-provider-broker");
    GoModule.of("migration").build("./" + library, file);
    return new ProviderPackage("terrane.dev/tests/broker", "0.1.0", directory);
  }
}
