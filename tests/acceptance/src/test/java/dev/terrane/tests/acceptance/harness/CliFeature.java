package dev.terrane.tests.acceptance.harness;

import java.util.Optional;

/// A feature of newer CLIs, with the first version of each.
public enum CliFeature {
  /// The `import` block.
  IMPORT_BLOCK("1.5", "1.6"),
  /// Functions of providers.
  PROVIDER_FUNCTIONS("1.8", "1.7"),
  /// A `moved` block from another resource type or provider.
  MOVE_BETWEEN_TYPES("1.8", "1.12"),
  /// Such a move to a type whose identity has a lower version. OpenTofu 1.12 keeps the version of
  /// the former type, and refuses it then.
  MOVE_TO_LOWER_VERSION("1.8", ""),
  /// Ephemeral resources.
  EPHEMERAL_RESOURCES("1.10", "1.11"),
  /// Write-only arguments.
  WRITE_ONLY("1.11", "1.11"),
  /// The identity of a resource, in state and in import blocks.
  RESOURCE_IDENTITY("1.12", "1.12"),
  /// The command `query` and list resources; not in OpenTofu.
  LIST_RESOURCES("1.14", ""),
  /// Actions; not in OpenTofu.
  ACTIONS("1.14", ""),
  /// The RPC that generates configurations; not in OpenTofu.
  GENERATED_CONFIGURATION("1.14", "");

  private final String terraform;
  private final String tofu;

  CliFeature(String terraform, String tofu) {
    this.terraform = terraform;
    this.tofu = tofu;
  }

  /// The first version that can do it; empty if none can.
  Optional<CliVersion> since(Cli.Product product) {
    var version =
        switch (product) {
          case TERRAFORM -> terraform;
          case OPENTOFU -> tofu;
        };
    return Optional.of(version).filter(text -> !text.isEmpty()).map(CliVersion::of);
  }

  /// What it needs, for the reason of a skipped test.
  String needs() {
    return "Terraform " + terraform + (tofu.isEmpty() ? "" : " or OpenTofu " + tofu);
  }
}
