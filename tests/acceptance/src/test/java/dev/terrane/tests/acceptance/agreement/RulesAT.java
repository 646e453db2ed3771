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
  private final ResponseCases cases = new ResponseCases(ResponseTable.all());

  @TempDir Path scratch;

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "NONE")
  void violationsAreRejectedAndLegalResponsesAccepted(Phase phase) {
    assertThat(cases.of(phase)).anyMatch(ResponseCase::isLegal).anyMatch(one -> !one.isLegal());
    var served = provider(phase);
    try (var provider =
        new InJvmProvider(served, endpoint -> new ChangedResponses(endpoint, cases))) {
      var workspace = Workspace.attached(cli.cli(), scratch, provider.variable());
      var real = new CliCalls(workspace, cases).run(phase);
      var ours = new JvmCalls(provider(phase), cases);
      var differences = new ArrayList<String>();
      for (var tested : cases.of(phase)) {
        var result = Objects.requireNonNull(real.get(tested.title()));
        differences.addAll(differences(tested, ours.run(tested), result));
      }
      assertThat(differences).isEmpty();
    }
  }

  /// A provider whose remote side contains what is imported.
  private AgreementProvider provider(Phase phase) {
    var provider = new AgreementProvider();
    if (phase == Phase.IMPORT) {
      for (var tested : cases.of(phase)) {
        var object =
            ObjectView.EMPTY
                .with(Form.TITLE, tested.title())
                .with(Attribute.string("id").computed(), "id");
        provider.remote().put(tested.title(), object);
      }
    }
    return provider;
  }

  private List<String> differences(ResponseCase tested, CallResult ours, CallResult real) {
    var all = new ArrayList<String>();
    if (!isAsExpected(tested, ours, real)) {
      all.add(tested + "\n  JVM: " + ours.error() + "\n  CLI: " + real.error());
    }
    if (tested.phase().isApply()
        && cli.storesAsInJvm(tested)
        && !ours.state().equals(real.state())) {
      all.add(tested + ": state\n  JVM: " + ours.state() + "\n  CLI: " + real.state());
    }
    return all;
  }

  private boolean isAsExpected(ResponseCase tested, CallResult ours, CallResult real) {
    if (tested.isLegal()) {
      return ours.error().isEmpty() && real.error().isEmpty();
    }
    return ours.error().contains(tested.rule()) && real.error().isEmpty() != cli.enforces(tested);
  }
}
