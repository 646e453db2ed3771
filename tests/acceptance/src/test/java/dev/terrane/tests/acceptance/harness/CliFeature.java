package dev.terrane.tests.acceptance.harness;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What not every version of the CLIs can do, with the first version of each that can.
public enum CliFeature {
  /// The `import` block.
  IMPORT_BLOCK("1.5", "1.6"),
  /// Functions of providers.
  PROVIDER_FUNCTIONS("1.8", "1.7"),
  /// Write-only arguments.
  WRITE_ONLY("1.11", "1.11"),
  /// The identity of a resource, in state and in import blocks.
  RESOURCE_IDENTITY("1.12", null);

  private final @Nullable String terraform;
  private final @Nullable String tofu;

  CliFeature(@Nullable String terraform, @Nullable String tofu) {
    this.terraform = terraform;
    this.tofu = tofu;
  }

  /// The first version that can do it; none when no version is known to.
  Optional<CliVersion> since(Cli.Product product) {
    var first =
        switch (product) {
          case TERRAFORM -> terraform;
          case OPENTOFU -> tofu;
        };
    return Optional.ofNullable(first).map(CliVersion::of);
  }
}
