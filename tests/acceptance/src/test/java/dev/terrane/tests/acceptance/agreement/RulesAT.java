package dev.terrane.tests.acceptance.agreement;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.tests.acceptance.harness.Cli;
import dev.terrane.tests.acceptance.harness.Workspace;
import dev.terrane.tests.agreement.AgreementProvider;
import dev.terrane.tests.agreement.Form;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/// Responses that violate a rule of Terraform are rejected in the JVM and by a real CLI; legal ones
/// are accepted by both. After an apply, the states are equal.
class RulesAT {
  private final CliDifferences cli = new CliDifferences(Cli.find());
  private final Violations violations = new Violations(ViolationTable.all());

  @TempDir Path scratch;

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "NONE")
  void violationsAreRejectedAndLegalResponsesAccepted(Phase phase) {
    var served = provider(phase);
    try (var provider =
        new InJvmProvider(served, endpoint -> new ViolatingEndpoint(endpoint, violations))) {
      var workspace = Workspace.attached(cli.cli(), scratch, provider.variable());
      var real = new ViolatedCli(workspace, violations).run(phase);
      var ours = new ViolatedJvm(provider(phase), violations);
      var differences = new ArrayList<String>();
      for (var violation : violations.of(phase)) {
        var verdict = Objects.requireNonNull(real.get(violation.title()));
        differences.addAll(differences(violation, ours.run(violation), verdict));
      }
      assertThat(differences).isEmpty();
    }
  }

  /// A provider whose remote side contains what is imported.
  private AgreementProvider provider(Phase phase) {
    var provider = new AgreementProvider();
    if (phase == Phase.IMPORT) {
      for (var violation : violations.of(phase)) {
        var object =
            ObjectView.EMPTY
                .with(Form.TITLE, violation.title())
                .with(Attribute.string("id").computed(), "id");
        provider.remote().put(violation.title(), object);
      }
    }
    return provider;
  }

  private List<String> differences(Violation violation, Verdict ours, Verdict real) {
    var all = new ArrayList<String>();
    if (!isAsExpected(violation, ours, real)) {
      all.add(violation + "\n  JVM: " + ours.error() + "\n  CLI: " + real.error());
    }
    if (violation.phase().isApply()
        && cli.storesAsInJvm(violation)
        && !ours.state().equals(real.state())) {
      all.add(violation + ": state\n  JVM: " + ours.state() + "\n  CLI: " + real.state());
    }
    return all;
  }

  private boolean isAsExpected(Violation violation, Verdict ours, Verdict real) {
    if (violation.isLegal()) {
      return ours.error().isEmpty() && real.error().isEmpty();
    }
    return ours.error().contains(violation.rule())
        && real.error().isEmpty() != cli.enforces(violation);
  }
}
