package dev.terrane.tests.acceptance.agreement;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.core.CoreException;
import dev.terrane.core.ResourceInstance;
import dev.terrane.tests.agreement.AgreementProvider;

/// Makes the calls of violations under Terraform's rules in the JVM.
final class ViolatedJvm {
  private final Violations violations;
  private final JvmSide jvm;

  ViolatedJvm(AgreementProvider provider, Violations violations) {
    this.violations = violations;
    this.jvm = new JvmSide(provider, endpoint -> new ViolatingEndpoint(endpoint, violations));
  }

  Verdict run(Violation violation) {
    var sample = violation.sample();
    var instance = jvm.instance(sample);
    violations.activate(Phase.NONE);
    if (violation.phase().needsObject()) {
      instance.apply(sample.known(sample.first()));
    }
    violations.activate(violation.phase());
    var error = error(violation, instance);
    jvm.end();
    return new Verdict(error, JvmSide.text(instance));
  }

  private static String error(Violation violation, ResourceInstance instance) {
    try {
      var findings = command(violation, instance);
      return findings.ok() ? "" : findings.text();
    } catch (CoreException e) {
      return String.valueOf(e.getMessage());
    }
  }

  private static CommandDiagnostics command(Violation violation, ResourceInstance instance) {
    var sample = violation.sample();
    var first = sample.known(sample.first());
    var second = sample.known(sample.second());
    return switch (violation.phase()) {
      case NONE -> CommandDiagnostics.NONE;
      case CREATE_PLAN, READ, UPGRADE -> instance.plan(first).findings();
      case UPDATE_PLAN -> instance.plan(second).findings();
      case CREATE_APPLY -> instance.apply(first);
      case UPDATE_APPLY -> instance.apply(second);
      case DESTROY_PLAN, DESTROY_APPLY -> instance.destroy();
      case IMPORT -> instance.importId(violation.title());
    };
  }
}
