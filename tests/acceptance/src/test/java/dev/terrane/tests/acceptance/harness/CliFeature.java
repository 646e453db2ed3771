package dev.terrane.tests.acceptance.harness;

import dev.terrane.testkit.cli.CliVersion;
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
  MOVE_TO_LOWER_VERSION("1.8"),
  /// Ephemeral resources.
  EPHEMERAL_RESOURCES("1.10", "1.11"),
  /// Write-only arguments.
  WRITE_ONLY("1.11", "1.11"),
  /// The identity of a resource, in state and in import blocks.
  RESOURCE_IDENTITY("1.12", "1.12"),
  /// The command `query` and list resources; not in OpenTofu.
  LIST_RESOURCES("1.14"),
  /// Actions; not in OpenTofu.
  ACTIONS("1.14"),
  /// The RPC that generates configurations; not in OpenTofu.
  GENERATED_CONFIGURATION("1.14"),
  /// State stores; only in a build with experiments, and not in OpenTofu.
  STATE_STORES("1.15");

  private final String terraform;
  private final Optional<String> tofu;

  /// A feature that no version of OpenTofu has.
  CliFeature(String terraform) {
    this.terraform = terraform;
    this.tofu = Optional.empty();
  }

  CliFeature(String terraform, String tofu) {
    this.terraform = terraform;
    this.tofu = Optional.of(tofu);
  }

  /// The first version that has the feature; empty if none has it.
  Optional<CliVersion> since(Cli.Product product) {
    var version =
        switch (product) {
          case TERRAFORM -> Optional.of(terraform);
          case OPENTOFU -> tofu;
        };
    return version.map(CliVersion::of);
  }

  /// Whether only a build with experiments has the feature.
  boolean isExperiment() {
    return this == STATE_STORES;
  }

  /// The versions that have the feature, for the reason of a skipped test.
  String needs() {
    var build = isExperiment() ? "a Terraform built with experiments, from " : "Terraform ";
    return build + terraform + tofu.map(version -> " or OpenTofu " + version).orElse("");
  }
}
