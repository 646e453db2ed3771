package dev.terrane.check.part;

import static dev.terrane.rpc.resource.ImportResourceStateRpc.IMPORT_RESOURCE_STATE;
import static dev.terrane.rpc.resource.ReadResourceRpc.READ_RESOURCE;

import dev.terrane.core.CoreOptions;
import dev.terrane.cty.CtyException;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.resource.ImportResourceState;
import dev.terrane.engine.resource.ReadResource;
import dev.terrane.engine.rules.ResultRules;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Schema;

/// Imports an object that does not exist: an error is legal, also no object, or one that read does
/// not find (I, R).
final class ImportCheck implements Check {
  private static final String MISSING = "terrane-check-missing-object";

  @Override
  public String name() {
    return "import";
  }

  @Override
  public boolean covers(CheckedPart part, CheckContext context) {
    return part.is(Kinds.RESOURCE) && PartConfigurations.schema(part, context).isPresent();
  }

  @Override
  public void run(CheckedPart part, CheckContext context) {
    var response =
        context
            .provider()
            .configured()
            .call(
                IMPORT_RESOURCE_STATE,
                new ImportResourceState.Request(
                    part.name(),
                    MISSING,
                    DynamicValue.ABSENT,
                    CoreOptions.TERRAFORM_1_16.capabilities()));
    if (response.diagnostics().stream().anyMatch(Diagnostic::isError)) {
      return;
    }
    if (response.deferral().isPresent()) {
      context.findings().error("R3", "", "the import is deferred, although that is not allowed");
      return;
    }
    if (response.imported().size() > 1) {
      context
          .findings()
          .error("I2", "", "the import returned " + response.imported().size() + " objects");
    }
    var schema = PartConfigurations.schema(part, context).orElseThrow();
    response.imported().stream()
        .limit(1)
        .forEach(imported -> imported(part, schema, imported, context));
  }

  private static void imported(
      CheckedPart part,
      Schema schema,
      ImportResourceState.Imported imported,
      CheckContext context) {
    if (imported.typeName().isEmpty()) {
      context.findings().error("I3", "", "the imported object has no type");
    }
    try {
      var stub = imported.state().decode(schema.type());
      context.findings().violations(ResultRules.importedById(schema.members(), stub));
      if (!stub.isNull()) {
        read(part, schema, imported, context);
      }
    } catch (CtyException e) {
      context.findings().error("W1", e.path().toString(), "the imported state: " + e.reason());
    }
  }

  private static void read(
      CheckedPart part,
      Schema schema,
      ImportResourceState.Imported imported,
      CheckContext context) {
    var response =
        context
            .provider()
            .configured()
            .call(
                READ_RESOURCE,
                new ReadResource.Request(
                    part.name(),
                    imported.state(),
                    imported.privateState(),
                    imported.identity(),
                    CoreOptions.TERRAFORM_1_16.capabilities()));
    if (response.diagnostics().stream().noneMatch(Diagnostic::isError)) {
      var state = response.newState().decode(schema.type());
      context.findings().violations(ResultRules.read(schema.members(), state));
    }
  }
}
