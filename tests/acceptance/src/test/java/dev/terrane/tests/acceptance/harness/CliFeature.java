package dev.terrane.tests.acceptance.harness;

/// A feature of newer CLIs, with the first version of each.
public enum CliFeature {
  /// The `import` block.
  IMPORT_BLOCK("1.5", "1.6"),
  /// Functions of providers.
  PROVIDER_FUNCTIONS("1.8", "1.7"),
  /// Ephemeral resources.
  EPHEMERAL_RESOURCES("1.10", "1.11"),
  /// Write-only arguments.
  WRITE_ONLY("1.11", "1.11"),
  /// The identity of a resource, in state and in import blocks.
  RESOURCE_IDENTITY("1.12", "1.12");

  private final String terraform;
  private final String tofu;

  CliFeature(String terraform, String tofu) {
    this.terraform = terraform;
    this.tofu = tofu;
  }

  /// The first version that can do it.
  CliVersion since(Cli.Product product) {
    return CliVersion.of(
        switch (product) {
          case TERRAFORM -> terraform;
          case OPENTOFU -> tofu;
        });
  }
}
