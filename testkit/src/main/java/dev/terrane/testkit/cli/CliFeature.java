package dev.terrane.testkit.cli;

import java.util.Optional;

/// A feature of newer CLIs, with the first version of each that has it.
public enum CliFeature {
  /// Configurations as text, which all CLIs read, but Core in Java does not.
  HCL("1.0", "1.6"),
  /// The `import` block.
  IMPORT_BLOCK("1.5", "1.6"),
  /// Functions of providers.
  PROVIDER_FUNCTIONS("1.8", "1.7"),
  /// A `moved` block from another resource type or provider.
  MOVE_BETWEEN_TYPES("1.8", "1.12"),
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
  /// Deferred changes; only in a build with experiments, and not in OpenTofu.
  DEFERRALS("1.9"),
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

  /// Returns the first version that has the feature.
  ///
  /// @param product the CLI
  /// @return empty if no version has it
  public Optional<CliVersion> since(Cli.Product product) {
    var version =
        switch (product) {
          case TERRAFORM -> Optional.of(terraform);
          case OPENTOFU -> tofu;
        };
    return version.map(CliVersion::of);
  }

  /// Whether only builds with experiments have the feature, such as alpha versions.
  boolean isExperiment() {
    return this == DEFERRALS || this == STATE_STORES;
  }

  /// Describes the versions that have the feature.
  ///
  /// @return for the reason of a skipped test: `Terraform 1.11 or OpenTofu 1.11`
  public String needs() {
    var build = isExperiment() ? "a Terraform built with experiments, from " : "Terraform ";
    return build + terraform + tofu.map(version -> " or OpenTofu " + version).orElse("");
  }
}
