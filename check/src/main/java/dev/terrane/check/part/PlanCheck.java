package dev.terrane.check.part;

import static dev.terrane.rpc.resource.PlanResourceChangeRpc.PLAN_RESOURCE_CHANGE;

import dev.terrane.check.config.Configuration;
import dev.terrane.check.config.Configurations;
import dev.terrane.core.CoreOptions;
import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.resource.PlanResourceChange;
import dev.terrane.engine.rules.PlanRules;
import dev.terrane.engine.rules.ProposedNew;
import dev.terrane.engine.rules.Violation;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Schema;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;
import java.util.List;
import java.util.Set;

/// Checks the plans to create an object: for each configuration that the provider accepts, the plan
/// is valid (A, N, B, P, O, W1, R3).
final class PlanCheck implements Check {
  private static final int LEGACY = 5;

  /// The rules that apply to providers with the legacy type system, too.
  private static final Set<String> ALWAYS = Set.of("P3", "P4");

  /// A response with a field that only older libraries set.
  ///
  /// @param isLegacy whether Terraform ignores most violations
  private record Response(PlanResourceChange.Response plan, boolean isLegacy) {}

  private static final UnaryRpc<PlanResourceChange.Request, PlanResourceChange.Response> TYPED =
      PLAN_RESOURCE_CHANGE;

  private static final UnaryRpc<PlanResourceChange.Request, Response> PLAN =
      new UnaryRpc<>(
          TYPED.name(),
          TYPED.request(),
          new Message<>(
              in -> new Response(TYPED.responseInV6().read(in), in.bool(LEGACY)),
              (out, response) -> TYPED.responseInV6().write(out, response.plan())),
          (_, _) -> {
            throw new UnsupportedOperationException("only for clients");
          });

  @Override
  public String name() {
    return "plan";
  }

  @Override
  public boolean covers(CheckedPart part, CheckContext context) {
    return part.is(Kinds.RESOURCE) && PartConfigurations.schema(part, context).isPresent();
  }

  @Override
  public void run(CheckedPart part, CheckContext context) {
    var schema = PartConfigurations.schema(part, context).orElseThrow();
    for (var config : Configurations.of(schema.members(), context.seed())) {
      plan(part, schema, config, context);
    }
  }

  private static void plan(
      CheckedPart part, Schema schema, Configuration config, CheckContext context) {
    var provider = context.provider().configured();
    var validated = PartConfigurations.validate(provider, part, schema, config.value());
    if (validated.stream().anyMatch(Diagnostic::isError)) {
      return;
    }
    var response = provider.call(PLAN, request(part, schema, config.value()));
    DiagnosticPaths.check(response.plan().diagnostics(), schema.type(), context.findings());
    if (response.plan().diagnostics().stream().noneMatch(Diagnostic::isError)) {
      check(schema, config.value(), response, context.findings());
    }
  }

  private static PlanResourceChange.Request request(
      CheckedPart part, Schema schema, CtyValue config) {
    var prior = CtyValue.nullOf(schema.type());
    var proposed = ProposedNew.of(schema.members(), prior, config);
    return new PlanResourceChange.Request(
        part.name(),
        DynamicValue.of(prior, schema.type()),
        DynamicValue.of(proposed, schema.type()),
        DynamicValue.of(config, schema.type()),
        Bytes.EMPTY,
        Bytes.EMPTY,
        DynamicValue.ABSENT,
        CoreOptions.TERRAFORM_1_16.capabilities(),
        DynamicValue.ABSENT);
  }

  private static void check(Schema schema, CtyValue config, Response response, Findings findings) {
    if (response.plan().deferral().isPresent()) {
      findings.error("R3", "", "the plan is deferred, although deferrals are not allowed");
      return;
    }
    try {
      var planned = response.plan().plannedState().decode(schema.type());
      var prior = CtyValue.nullOf(schema.type());
      var violations = PlanRules.check(schema.members(), prior, config, planned);
      findings.violations(response.isLegacy() ? always(violations) : violations);
    } catch (CtyException e) {
      findings.error("W1", e.path().toString(), "the planned state: " + e.reason());
    }
  }

  private static List<Violation> always(List<Violation> violations) {
    return violations.stream().filter(one -> ALWAYS.contains(one.rule())).toList();
  }
}
