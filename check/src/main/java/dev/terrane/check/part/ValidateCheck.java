package dev.terrane.check.part;

import dev.terrane.check.config.Configurations;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.Trait;

/// Checks that validation accepts or rejects each configuration: it neither fails nor changes the
/// paths of attributes, and it rejects null for required attributes (C1, V5).
final class ValidateCheck implements Check {
  @Override
  public String name() {
    return "validate";
  }

  @Override
  public boolean covers(CheckedPart part, CheckContext context) {
    return PartConfigurations.schema(part, context).isPresent();
  }

  @Override
  public void run(CheckedPart part, CheckContext context) {
    var schema = PartConfigurations.schema(part, context).orElseThrow();
    for (var config : Configurations.of(schema.members(), context.seed())) {
      var diagnostics =
          PartConfigurations.validate(context.provider().started(), part, schema, config.value());
      DiagnosticPaths.check(diagnostics, schema.type(), context.findings());
    }
    required(part, schema, context);
  }

  private static void required(CheckedPart part, Schema schema, CheckContext context) {
    var required =
        schema.members().stream()
            .filter(one -> one.is(Trait.REQUIRED) && !one.isBlock())
            .<Attribute<?>>map(one -> one)
            .findFirst();
    if (required.isEmpty()) {
      return;
    }
    var config = Configurations.allNull(schema.members()).value();
    var diagnostics =
        PartConfigurations.validate(context.provider().started(), part, schema, config);
    if (diagnostics.stream().noneMatch(Diagnostic::isError)) {
      context
          .findings()
          .warning("C1", required.get().name(), "null is accepted for the required attribute");
    }
  }
}
