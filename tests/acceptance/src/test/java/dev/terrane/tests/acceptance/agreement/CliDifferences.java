package dev.terrane.tests.acceptance.agreement;

import dev.terrane.testkit.cli.CliVersion;
import dev.terrane.tests.acceptance.harness.Cli;
import dev.terrane.tests.acceptance.harness.Cli.Product;
import java.util.Set;

/// The differences of CLIs from Terraform 1.16, whose rules apply in the JVM.
///
/// @param cli the CLI
record CliDifferences(Cli cli) {
  /// OpenTofu 1.12 accepts write-only values, deferrals and unknown values in these responses.
  private static final Set<String> NOT_IN_OPENTOFU =
      Set.of("(P3)", "(AP8)", "(R3)", "(R6)", "(R8)", "(U4)", "(I4)");

  private static final CliVersion KEEPS_OBJECT = CliVersion.of("1.15");

  /// Whether the CLI has a rule.
  boolean enforces(ResponseCase tested) {
    return cli.product() != Product.OPENTOFU || !NOT_IN_OPENTOFU.contains(tested.rule());
  }

  /// Whether the state after an apply is that of Terraform 1.16. Terraform 1.11 removes an object
  /// from the state when the response to its update contains a write-only value.
  boolean storesAsInJvm(ResponseCase tested) {
    var losesObject =
        tested.phase() == Phase.UPDATE_APPLY
            && tested.rule().equals("(AP8)")
            && cli.version().compareTo(KEEPS_OBJECT) < 0;
    return enforces(tested) && !losesObject;
  }
}
