package dev.terrane.tests.acceptance.agreement;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.core.CoreException;
import dev.terrane.core.ResourceInstance;
import dev.terrane.tests.agreement.AgreementProvider;

/// Makes the calls of cases under Terraform's rules in the JVM.
final class JvmCalls {
  private final ResponseCases cases;
  private final JvmRunner jvm;

  JvmCalls(AgreementProvider provider, ResponseCases cases) {
    this.cases = cases;
    this.jvm = new JvmRunner(provider, endpoint -> new ChangedResponses(endpoint, cases));
  }

  CallResult run(ResponseCase tested) {
    var sample = tested.sample();
    var instance = jvm.instance(sample);
    cases.activate(Phase.NONE);
    if (tested.phase().needsObject()) {
      instance.apply(sample.known(sample.first()));
    }
    cases.activate(tested.phase());
    var error = error(tested, instance);
    jvm.end();
    return new CallResult(error, JvmRunner.text(instance));
  }

  private static String error(ResponseCase tested, ResourceInstance instance) {
    try {
      var findings = command(tested, instance);
      return findings.ok() ? "" : findings.text();
    } catch (CoreException e) {
      return String.valueOf(e.getMessage());
    }
  }

  private static CommandDiagnostics command(ResponseCase tested, ResourceInstance instance) {
    var sample = tested.sample();
    var first = sample.known(sample.first());
    var second = sample.known(sample.second());
    return switch (tested.phase()) {
      case NONE -> CommandDiagnostics.NONE;
      case CREATE_PLAN, READ, UPGRADE -> instance.plan(first).findings();
      case UPDATE_PLAN -> instance.plan(second).findings();
      case CREATE_APPLY -> instance.apply(first);
      case UPDATE_APPLY -> instance.apply(second);
      case DESTROY_PLAN, DESTROY_APPLY -> instance.destroy();
      case IMPORT -> instance.importId(tested.title());
    };
  }
}
