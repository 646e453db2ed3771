package dev.terrane.check.part;

import dev.terrane.check.report.Severity;
import dev.terrane.check.schema.IdentityRules;
import dev.terrane.check.schema.SchemaProblem;
import dev.terrane.check.schema.SchemaRules;
import dev.terrane.engine.part.Kinds;
import java.util.List;

/// Checks schemas, identities and signatures by Terraform's rules (S, L1).
final class SchemaCheck implements Check {
  @Override
  public String name() {
    return "schema";
  }

  @Override
  public boolean covers(CheckedPart part, CheckContext context) {
    return true;
  }

  @Override
  public void run(CheckedPart part, CheckContext context) {
    var received = context.provider().schemas().received();
    part.kind()
        .ifPresentOrElse(
            kind -> report(received.problems(kind, part.name()), context), () -> provider(context));
    if (part.is(Kinds.RESOURCE) && received.identities().containsKey(part.name())) {
      report(IdentityRules.check(received.identities().get(part.name())), context);
    }
    if (part.is(Kinds.LIST_RESOURCE)) {
      listed(part, context);
    }
  }

  private static void provider(CheckContext context) {
    var received = context.provider().schemas().received();
    context.findings().succeeded("GetProviderSchema", received.diagnostics());
    received
        .provider()
        .ifPresentOrElse(
            schema -> report(SchemaRules.check(received.protocol(), schema), context),
            () ->
                context
                    .findings()
                    .declared(Severity.ERROR, "S25", "", "the response has no provider schema"));
    received
        .providerMeta()
        .ifPresent(schema -> report(SchemaRules.check(received.protocol(), schema), context));
    for (var name : received.identities().keySet()) {
      if (!received.names(Kinds.RESOURCE).contains(name)) {
        var message = "the identity schema of " + name + " belongs to no resource";
        context.findings().declared(Severity.ERROR, "ID5", "", message);
      }
    }
  }

  private static void listed(CheckedPart part, CheckContext context) {
    var received = context.provider().schemas().received();
    if (!received.names(Kinds.RESOURCE).contains(part.name())
        || !received.identities().containsKey(part.name())) {
      var message = "a list resource needs a resource of the same name with an identity";
      context.findings().declared(Severity.ERROR, "L1", "", message);
    }
  }

  private static void report(List<SchemaProblem> problems, CheckContext context) {
    for (var problem : problems) {
      var severity = problem.isError() ? Severity.ERROR : Severity.WARNING;
      context.findings().declared(severity, problem.rule(), problem.path(), problem.message());
    }
  }
}
